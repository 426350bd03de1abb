/** Saying something at the table: the button, what is said now, and the marks on the maps. */

import { type ReadonlySignal, useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { part } from "../net/part";
import { Icon } from "../parts/icon";
import { Crest } from "../people/crest";
import { namesOf } from "../state/cells";
import { named } from "../state/named";
import type { Session } from "../state/session";
import type { Spoken } from "../state/talk";
import type { Lobby, Note, Table } from "../wire";
import { capital, has, say, spoken } from "../words";
import { seatFirst } from "./people";
import "./talk.css";

interface TalkProps {
  session: Session;
  /** Whose map is looked at, once there are maps. */
  shownSeat?: ReadonlySignal<number>;
}

interface WindowProps extends TalkProps {
  onClose: () => void;
}

/** Whether there is someone to hear. */
const hasCompany = ({ seat, players }: Table | Lobby) =>
  players.some((player) => player.kind === "human" && player.seat !== seat);

export function TalkButton(props: TalkProps) {
  const opened = useSignal<{ Window: ComponentType<WindowProps> } | null>(null);
  const at = props.session.seen.value;
  if (!at || at.seat === null || !hasCompany(at)) return null;
  const open = async () => {
    const found = await part(() => import("./talk-window"));
    if (found) opened.value = { Window: found.TalkWindow };
  };
  const close = () => {
    opened.value = null;
  };
  return (
    <>
      <button type="button" class="quiet icon" data-talk aria-haspopup="dialog" onClick={() => void open()}>
        <Icon name="talk" />
        <span class="unseen">{say("talk")}</span>
      </button>
      {opened.value && <opened.value.Window {...props} onClose={close} />}
    </>
  );
}

/** What is said now, each beside who says it; a newer program may say what this one has no words for. */
export function Sayings({ session }: { session: Session }) {
  const at = session.seen.value;
  if (!at) return null;
  return (
    <div class="sayings" aria-hidden="true">
      {said(session).map(({ key, message }) => (
        <p key={key} class="saying" data-said={message.by}>
          <Crest crest={at.players[message.by]?.crest ?? null} />
          <span>{inWords(at, { key, message })}</span>
        </p>
      ))}
    </div>
  );
}

/** The same, to be spoken. */
export function SayingsSpoken({ session }: { session: Session }) {
  const at = session.seen.value;
  if (!at || !hasCompany(at)) return null;
  return (
    <div role="log" aria-live="polite" data-sayings>
      {said(session).map((each) => (
        <p key={each.key}>{inWords(at, each)}</p>
      ))}
    </div>
  );
}

const said = ({ talk }: Session): readonly Spoken[] =>
  talk.value.filter(({ message }) => message.type === "marked" || has(`phrase-${message.phrase}`));

/** A saying in the words of the reader: of a mark its place alone, whatever lies there. */
function inWords(at: Table | Lobby, { message }: Spoken): string {
  if (message.type === "said")
    return say("talk-said", {
      who: capital(seatFirst(at, message.by)),
      phrase: say(`phrase-${message.phrase}`),
    });
  const { by, seat, cell } = message;
  const cols = at.type === "table" ? (at.page.charts[seat]?.cols ?? 1) : at.chart.cols;
  const about = (name: string, of: number): Note => ({ message: name, values: { seat: of + 1 } });
  const values = {
    who: about("seat-first", by),
    cell: namesOf([cell], cols),
    map: about("map-within", seat),
  };
  return spoken(named({ message: "talk-marked", values }, at));
}

/** The cells of a seat's map that someone points at now. */
export function markedOn(session: Session, seat: number): ReadonlySet<number> {
  const cells = session.talk.value.flatMap(({ message }) =>
    message.type === "marked" && message.seat === seat ? [message.cell] : [],
  );
  return new Set(cells);
}
