import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Gone, LinkState } from "../src/net/link";
import type { Heard } from "../src/net/wholes";
import { actionOf, aimed, type Hold, isLegal, legalAims } from "../src/state/hold";
import { openSession, type Session } from "../src/state/session";
import type { ClientMessage, Hinted, Page, Table } from "../src/wire";
import { situation, tableOf } from "./heard";

/** The other end of the connection. */
const server = {
  said: [] as ClientMessage[],
  hear: (_: Heard) => {},
  state: (_: LinkState) => {},
  gone: (_: Gone) => {},
  isClosed: false,
};

vi.mock("../src/net/link", () => ({
  connect: (_table: string, _token: string | null, ear: Pick<typeof server, "hear" | "state" | "gone">) => {
    Object.assign(server, ear);
    return {
      send: (message: ClientMessage) => server.said.push(message),
      close: () => {
        server.isClosed = true;
      },
    };
  },
}));

let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  server.said = [];
  server.isClosed = false;
  session = openSession("t", "token");
  server.state("live");
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
});

const last = () => server.said.at(-1);
const lastId = () => {
  const message = last();
  return message && "id" in message ? message.id : "";
};
const heldNow = (): Hold => {
  const hold = session.hold.value;
  if (!hold) throw new Error("nothing is held");
  return hold;
};

/** Puts what is held where it fits first. */
function putDown(page: Page): string {
  const hold = heldNow();
  const [aim = 0] = legalAims(page, hold);
  const { cols } = page.charts[0] ?? { cols: 11 };
  session.hold.value = { ...aimed(page, hold, Math.floor(aim / cols), aim % cols), isDown: true };
  expect(isLegal(page, heldNow())).toBe(true);
  return actionOf(page, heldNow());
}

function see(name: string, more: Partial<Table> = {}): Page {
  server.hear(tableOf(name, more));
  return situation(name).page;
}

test("a first table takes up the first thing that can be held", () => {
  see("shapes");
  expect(session.page.value?.kind).toBe("map");
  expect(heldNow()).toMatchObject({ placing: 0, lay: 0, row: null, isDown: false });
});

test("the news of a table are told once, in order, the latest kept", () => {
  const news = [{ message: "cartographers-event-over", values: {} }];
  see("shapes", { news });
  see("shapes", { news });
  expect(session.log.value.map((told) => told.note.message)).toEqual(["cartographers-event-over"]);
  for (let version = 2; version < 100; version++) see("shapes", { version, news });
  expect(session.log.value.length).toBe(60);
  expect(new Set(session.log.value.map((told) => told.key)).size).toBe(60);
});

test("an older table than the one that is known changes nothing", () => {
  see("shapes", { version: 5, turn: 3 });
  see("shapes", { version: 4, turn: 2 });
  expect(session.table.value?.version).toBe(5);
  server.state("lost");
  server.state("live");
  see("shapes", { version: 3, turn: 1 });
  expect(session.table.value?.version, "from a server that was set back").toBe(3);
});

test("what is held stays while others act and the offer is the same", () => {
  const page = see("shapes");
  putDown(page);
  see("shapes", { version: 2 });
  expect(heldNow().isDown).toBe(true);
  expect(session.refusal.value).toBeNull();
});

test("what was put down is put aside, and said so, when the same seat acted elsewhere", () => {
  putDown(see("shapes"));
  see("inks", { version: 2 });
  expect(heldNow().isDown).toBe(false);
  expect(session.refusal.value?.message).toBe("web-put-aside");
});

test("an action is sent for the turn that was seen, and waits for its answer", () => {
  const action = putDown(see("shapes", { turn: 7 }));
  session.act(action);
  expect(last()).toMatchObject({ type: "act", turn: 7, action });
  expect(session.isSending.value).toBe(true);
  see("inks", { version: 2, turn: 8, answers: lastId() });
  expect([session.isSending.value, session.refusal.value]).toEqual([false, null]);
});

test("nothing is sent without a connection", () => {
  putDown(see("shapes"));
  server.state("lost");
  server.said = [];
  session.act("a1");
  session.hint();
  session.takeBack();
  expect(server.said).toEqual([]);
});

test("what was sent when the connection broke is asked again once the table is back", () => {
  const action = putDown(see("shapes"));
  session.act(action);
  const sent = last();
  server.state("lost");
  expect(session.isSending.value).toBe(false);
  server.state("live");
  server.said = [];
  see("inks", { version: 2 });
  expect(server.said).toEqual([sent]);
  see("shapes", { version: 3 });
  expect(server.said).toEqual([sent]);
});

test("what was answered is not asked again", () => {
  session.act(putDown(see("shapes")));
  const answers = lastId();
  server.said = [];
  see("inks", { version: 2, answers });
  see("shapes", { version: 3 });
  expect(server.said).toEqual([]);
});

test("a refusal is shown until the next turn, and one may act again", () => {
  session.act(putDown(see("shapes")));
  const note = { message: "refused-turn", values: {} };
  const nothing = { culprits: "0", missing: "0" };
  server.hear({ type: "refusal", answers: lastId(), reason: "", note, ...nothing });
  expect([session.refusal.value, session.isSending.value]).toEqual([note, false]);
  see("shapes", { version: 2, turn: 2 });
  expect(session.refusal.value).toBeNull();
});

test("a refusal of something else than what is awaited is not shown", () => {
  session.act(putDown(see("shapes")));
  const note = { message: "refused-turn", values: {} };
  server.hear({ type: "refusal", answers: "other", reason: "", note, culprits: "0", missing: "0" });
  expect([session.refusal.value, session.isSending.value]).toEqual([null, true]);
});

test("what is held still for a moment is previewed, once", () => {
  const page = see("shapes");
  const action = putDown(page);
  expect(server.said).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(server.said).toMatchObject([{ type: "preview", action }]);
  server.hear({ type: "previewed", answers: lastId(), goals: page.goals, letters: [], trays: [] });
  expect(session.preview.value).toEqual(page.goals);
});

test("a preview that comes after the hold has moved is not shown", () => {
  const page = see("shapes");
  putDown(page);
  vi.advanceTimersByTime(200);
  const answers = lastId();
  session.hold.value = { ...heldNow(), isDown: false };
  server.hear({ type: "previewed", answers, goals: page.goals, letters: [], trays: [] });
  expect(session.preview.value).toBeNull();
});

test("why what is aimed does not fit is kept apart from refusals", () => {
  putDown(see("shapes"));
  vi.advanceTimersByTime(200);
  const note = { message: "refused-place", values: {} };
  server.hear({ type: "refusal", answers: lastId(), reason: "", note, culprits: "3", missing: "0" });
  expect([session.misfit.value?.culprits, session.refusal.value]).toEqual(["3", null]);
});

const TOLD_AT_ONCE = { matter: null, region: null, reasons: [], points: 0 };

const hinted = (action: string, more: Partial<Hinted> = TOLD_AT_ONCE): Heard => ({
  type: "hinted",
  answers: lastId(),
  action,
  bot: "searcher",
  late: null,
  goals: [],
  trays: [],
  ...TOLD_AT_ONCE,
  ...more,
});

const matter = { message: "hint-matter-little", values: {} };

test("a hint is told grade by grade, and asked for but once", () => {
  const { legal, page } = situation("shapes");
  see("shapes");
  const before = heldNow();
  session.hint();
  const action = legal[3] ?? "";
  const region = { seat: page.seat ?? 0, cells: "1f", tray: null };
  server.hear(hinted(action, { matter, region }));
  server.said = [];
  expect([session.grade.value, session.hinted.value, session.region.value]).toEqual(["matter", null, null]);
  session.hint();
  expect([session.grade.value, session.hinted.value, session.region.value]).toEqual(["where", null, region]);
  expect(heldNow()).toEqual(before);
  session.hint();
  expect([session.grade.value, session.hinted.value, session.region.value]).toEqual(["move", action, null]);
  expect(actionOf(page, heldNow())).toBe(action);
  expect(server.said.filter(({ type }) => type === "hint")).toEqual([]);
});

test("all told, a tap puts the move down again; a new turn forgets it", () => {
  const { legal, page } = situation("shapes");
  see("shapes");
  session.hint();
  server.hear(hinted(legal[3] ?? "", { matter }));
  session.hint();
  session.hold.value = null;
  session.hint();
  expect(actionOf(page, heldNow())).toBe(legal[3]);
  see("inks", { version: 2 });
  expect([session.advised.value, session.grade.value]).toEqual([null, null]);
  server.said = [];
  session.hint();
  expect(last()).toMatchObject({ type: "hint" });
});

test("a hint is put down to be seen, and gone with the next offer", () => {
  const { legal, page } = situation("shapes");
  see("shapes");
  session.hint();
  expect([session.isThinking.value, session.isSending.value]).toEqual([true, false]);
  const action = legal[3] ?? "";
  server.hear(hinted(action));
  expect([session.hinted.value, session.isThinking.value]).toEqual([action, false]);
  expect(actionOf(page, heldNow())).toBe(action);
  see("inks", { version: 2 });
  expect(session.hinted.value).toBeNull();
});

test("a hint without a place leaves the hands as they are", () => {
  see("draft");
  session.hint();
  const action = situation("draft").legal[0] ?? "";
  server.hear(hinted(action));
  expect([session.hinted.value, session.hold.value]).toEqual([action, null]);
});

test("whoever acts before the hint comes is not advised any more", () => {
  const action = putDown(see("shapes"));
  session.hint();
  const late = hinted(situation("shapes").legal[3] ?? "");
  session.act(action);
  server.hear(late);
  expect([session.hinted.value, session.isThinking.value]).toEqual([null, false]);
  expect(actionOf(situation("shapes").page, heldNow())).toBe(action);
});

test("a hint that is refused leaves what was sent to be answered", () => {
  see("shapes");
  session.hint();
  const note = { message: "refused-hint", values: {} };
  server.hear({ type: "refusal", answers: lastId(), reason: "", note, culprits: "0", missing: "0" });
  expect([session.refusal.value, session.isThinking.value]).toEqual([note, false]);
});

test("no hint is waited for once the connection is lost", () => {
  see("shapes");
  session.hint();
  server.state("lost");
  expect(session.isThinking.value).toBe(false);
});

test("a table that cannot be read, and one that is gone, are told as such", () => {
  const note = { message: "unreadable-damaged", values: {} };
  const known = { table: "t", game: "mapmaker", options: {}, names: ["Ada"], since: 0, reason: "", note };
  server.hear({ type: "unreadable", ...known });
  expect(session.unreadable.value?.names).toEqual(["Ada"]);
  server.gone("no-table");
  expect(session.gone.value).toBe("no-table");
});

test("people are called by their names in what is heard", () => {
  see("ambush", { seat: 0 });
  expect(JSON.stringify(session.page.value?.prompt)).toContain("Ben");
});

test("a session that is closed asks for nothing more", () => {
  putDown(see("shapes"));
  session.close();
  vi.advanceTimersByTime(1000);
  expect([server.isClosed, server.said]).toEqual([true, []]);
});
