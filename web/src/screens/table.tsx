import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { faceOf } from "../games/faces";
import { GuideHost } from "../intro/host";
import { forgetSeat, keepSeat, seatsAt } from "../kept";
import { gameName } from "../names";
import { isHere } from "../net/here";
import type { Gone as Reason } from "../net/link";
import { useFace } from "../parts/face";
import { Loading, Trouble } from "../parts/trouble";
import { seatedAs, usePerson } from "../people/person";
import { isUnanswered, takeSeat } from "../people/sitting";
import { linkTo, replaceWith } from "../route";
import { alertTurn, entitle } from "../state/alerts";
import { openSession, type Session } from "../state/session";
import { openController } from "../table/controller";
import { EndDialog } from "../table/end-window";
import type { Face } from "../table/face";
import { canSit, onlyWatched } from "../table/invite";
import { useKeys } from "../table/keys";
import { KeysDialog } from "../table/keys-window";
import { LiveRegion } from "../table/live";
import { SeasonDialog } from "../table/season";
import { TopBar } from "../table/top-bar";
import { say } from "../words";
import { Invitation } from "./invitation";
import { LobbyScreen } from "./lobby";
import { useKeptResult } from "./result";
import { UnreadableScreen } from "./unreadable";
import "../table/table.css";

interface TableProps {
  table: string;
  token: string | null;
}

/** Whoever takes a seat begins anew with it. */
export function TableScreen({ table, token }: TableProps) {
  const own = token ?? seatsAt(table)[0]?.token ?? null;
  return <AtTable key={own} table={table} token={token} own={own} />;
}

function AtTable({ table, token, own }: TableProps & { own: string | null }) {
  const session = useMemo(() => openSession(table, own), [table, own]);
  useEffect(() => () => session.close(), [session]);
  useAdoptedSeat(session, token);
  useUnansweredSeat(session);
  useAlerts(session);
  useKeptResult(session);
  useFace(session.seen.value?.game);
  if (session.unreadable.value) return <UnreadableScreen known={session.unreadable.value} />;
  if (session.gone.value) return <Gone reason={session.gone.value} session={session} />;
  const at = session.seen.value;
  if (at && own !== null && at.seat === null) return <Gone reason="no-seat" session={session} />;
  if (at && canSit(at) && !onlyWatched.value.has(table)) return <Invitation at={at} />;
  if (session.lobby.value) return <LobbyScreen session={session} at={session.lobby.value} />;
  const face = session.page.value && faceOf(session.page.value);
  if (!face) return <Loading />;
  return <Play session={session} face={face} />;
}

function Play({ session, face }: { session: Session; face: Face }) {
  const controller = useMemo(() => openController(session, face), [session, face]);
  useKeys(controller);
  const at = session.table.value;
  if (!at) return null;
  return (
    <main class="table" data-turn={at.turn} data-version={at.version} data-over={at.is_over}>
      <TopBar controller={controller} />
      <face.Table controller={controller} />
      <SeasonDialog controller={controller} />
      <EndDialog controller={controller} />
      <KeysDialog controller={controller} />
      <LiveRegion controller={controller} />
      <GuideHost controller={controller} />
    </main>
  );
}

function Gone({ reason, session }: { reason: Reason; session: Session }) {
  return (
    <Trouble title={say(reason === "no-table" && isHere(session.id) ? "device-lost" : `web-${reason}`)}>
      {reason === "no-seat" && (
        <button
          type="button"
          onClick={() => {
            forgetSeat(session.id, session.token);
            location.reload();
          }}
        >
          {say("web-watch")}
        </button>
      )}
    </Trouble>
  );
}

/** A seat opened by its link is kept on this device, and the token leaves the address. */
function useAdoptedSeat(session: Session, token: string | null): void {
  const at = session.seen.value;
  const seat = at?.seat ?? null;
  useEffect(() => {
    if (!at || !token || seat === null) return;
    const { table, game, players } = at;
    const isPractice = at.type === "table" && at.is_practice;
    keepSeat({ table, token, seat, game, name: players[seat]?.name ?? "", at: Date.now(), isPractice });
    replaceWith(linkTo.table(table));
  }, [token, seat]);
}

/** Whoever asked for a seat and was not answered, before this page was opened, asks again. */
function useUnansweredSeat(session: Session): void {
  const person = usePerson();
  const isAsked = useRef(false);
  useSignalEffect(() => {
    const at = session.seen.value;
    if (!at || isAsked.current) return;
    isAsked.current = true;
    if (session.token !== null || !isUnanswered(at.table)) return;
    const seated = takeSeat(at, seatedAs(person.peek()));
    void seated.then(
      ({ token }) => replaceWith(linkTo.seat(at.table, token)),
      () => {},
    );
  });
}

function useAlerts(session: Session): void {
  const due = useSignal<number | null>(null);
  useSignalEffect(() => {
    const at = session.table.value;
    if (!at) return;
    const isDue = at.seat !== null && (at.players[at.seat]?.is_due ?? false);
    entitle(isDue, gameName(at.game));
    const now = isDue ? at.turn : null;
    if (now !== null && now !== due.peek() && at.players.length > 1) alertTurn(gameName(at.game));
    due.value = now;
  });
}
