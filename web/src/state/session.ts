/** A viewer at a table: what the server said last, what is held, and what can be asked. */

import { batch, computed, effect, signal } from "@preact/signals";
import { connect, type Gone, type Link, type LinkState } from "../net/link";
import type {
  ClientMessage,
  Goal,
  Hinted,
  Note,
  Refusal,
  ServerMessage,
  Table,
  Tray,
  Unreadable,
} from "../wire";
import { holdFor } from "./hint";
import { actionOf, firstHold, type Hold } from "./hold";
import { named } from "./named";

export interface Told {
  key: number;
  note: Note;
}

const PREVIEW_AFTER = 80;
const REMEMBERED = 60;
/** Someone with the same seat, in another window, was faster. */
const PUT_ASIDE: Note = { message: "web-put-aside", values: {} };

export type Session = ReturnType<typeof openSession>;

export function openSession(id: string, token: string | null) {
  const table = signal<Table | null>(null);
  const link = signal<LinkState>("connecting");
  const hold = signal<Hold | null>(null);
  const preview = signal<readonly Goal[] | null>(null);
  const previewTrays = signal<readonly Tray[] | null>(null);
  /** Why what is aimed cannot be placed there, once the server has said it. */
  const misfit = signal<Refusal | null>(null);
  /** The hint that was given, and the action that it is. */
  const advised = signal<Hinted | null>(null);
  const hinted = computed(() => advised.value?.action ?? null);
  /** Whether a bot thinks about a hint. */
  const isThinking = signal(false);
  const refusal = signal<Note | null>(null);
  const log = signal<Told[]>([]);
  const isSending = signal(false);
  const gone = signal<Gone | null>(null);
  const unreadable = signal<Unreadable | null>(null);
  const page = computed(() => table.value?.page ?? null);
  let count = 0;
  let offered = "";
  let asked = "";
  let awaited = "";
  let hinting = "";
  let unanswered: ClientMessage | null = null;
  let timer = 0;

  const connection: Link = connect(id, token, {
    hear,
    state: heardState,
    gone: (reason) => {
      gone.value = reason;
    },
  });
  const messageId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

  function heardState(state: LinkState) {
    link.value = state;
    if (state !== "live") isSending.value = false;
    if (state !== "live") thinkNoMore();
  }

  function thinkNoMore() {
    hinting = "";
    isThinking.value = false;
  }

  function hear(heard: ServerMessage) {
    const people = heard.type === "table" ? heard : (table.peek() ?? { players: [], seat: null });
    const message = named(heard, people);
    switch (message.type) {
      case "table":
        return seeTable(message);
      case "previewed":
        if (message.answers !== asked) return;
        batch(() => {
          preview.value = message.goals;
          previewTrays.value = message.trays;
        });
        return;
      case "hinted":
        if (message.answers !== hinting) return;
        batch(() => {
          thinkNoMore();
          advised.value = message;
          hold.value = (page.value && holdFor(page.value, message.action)) ?? hold.value;
        });
        return;
      case "refusal":
        if (message.answers === asked) misfit.value = message;
        // That a preview came too late is of no interest, nor a hint for what was done since.
        if (message.answers !== null && message.answers !== awaited && message.answers !== hinting) return;
        if (message.answers === hinting) thinkNoMore();
        unanswered = null;
        refusal.value = message.note;
        isSending.value = false;
        return;
      case "unreadable":
        unreadable.value = message;
        return;
      case "pong":
        return;
    }
  }

  function seeTable(next: Table) {
    const last = table.value;
    const isAnswer = next.answers !== null && next.answers === awaited;
    if (isAnswer) unanswered = null;
    if (last && next.version < last.version) return;
    batch(() => {
      const isNew = last === null || next.version !== last.version;
      const placings = JSON.stringify(next.page.placings);
      const sameOffer = last !== null && placings === offered;
      offered = placings;
      const isElsewhere = !sameOffer && !isAnswer && hold.value?.isDown === true && unanswered === null;
      table.value = next;
      isSending.value = false;
      if (isNew && next.news.length > 0) {
        const told = next.news.map((note) => ({ key: count++, note }));
        log.value = [...log.value, ...told].slice(-REMEMBERED);
      }
      if (!sameOffer) {
        hold.value = firstHold(next.page);
        advised.value = null;
        thinkNoMore();
      }
      if (last && next.turn !== last.turn) refusal.value = null;
      if (isElsewhere) refusal.value = PUT_ASIDE;
      if (!sameOffer) askAgain();
    });
  }

  /** What was sent before the connection broke: the server knows whether it counts, and says so. */
  function askAgain() {
    if (unanswered) connection.send(unanswered);
    unanswered = null;
  }

  const stopPreviews = effect(() => {
    const [at, held, state] = [table.value, hold.value, link.value];
    window.clearTimeout(timer);
    asked = "";
    preview.value = null;
    previewTrays.value = null;
    misfit.value = null;
    if (!at || !held || state !== "live" || held.row === null) return;
    const action = actionOf(at.page, held);
    timer = window.setTimeout(() => {
      asked = messageId();
      connection.send({ type: "preview", id: asked, turn: at.turn, action });
    }, PREVIEW_AFTER);
  });

  /** Sends something that the server answers with a fresh table. */
  function request(make: (id: string, turn: number) => ClientMessage) {
    if (!table.value || link.value !== "live") return;
    isSending.value = true;
    refusal.value = null;
    thinkNoMore();
    awaited = messageId();
    const message = make(awaited, table.value.turn);
    unanswered = message.type === "act" ? message : null;
    connection.send(message);
  }

  /** Asks a bot, which may take a while: one plays on meanwhile. */
  function hint() {
    if (!table.value || link.value !== "live" || isThinking.value) return;
    refusal.value = null;
    isThinking.value = true;
    hinting = messageId();
    connection.send({ type: "hint", id: hinting, turn: table.value.turn });
  }

  return {
    id,
    token,
    table,
    page,
    link,
    hold,
    preview,
    previewTrays,
    misfit,
    advised,
    hinted,
    isThinking,
    refusal,
    log,
    isSending,
    gone,
    unreadable,
    act: (action: string) => request((id, turn) => ({ type: "act", id, turn, action })),
    takeBack: () => request((id, turn) => ({ type: "take_back", id, turn })),
    hint,
    replace: (seat: number, bot: string | null) => request((id) => ({ type: "replace", id, seat, bot })),
    soloAmbush: (seat: number) => request((id, turn) => ({ type: "solo_ambush", id, turn, seat })),
    close: () => {
      stopPreviews();
      window.clearTimeout(timer);
      connection.close();
    },
  };
}
