import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { GuideHost } from "../intro/host";
import type { Gone as Reason } from "../net/link";
import { Loading, Trouble } from "../parts";
import { linkTo, replaceWith } from "../route";
import { alertTurn, entitle } from "../state/alerts";
import { forgetSeat, keepSeat, seatAt } from "../state/kept";
import { openSession, type Session } from "../state/session";
import { CardPanel } from "../table/card";
import { type Desk, openDesk } from "../table/desk";
import { EndDialog, EndPanel } from "../table/end";
import { GoalsPanel } from "../table/goals";
import { JoinBar } from "../table/join";
import { useKeys } from "../table/keys";
import { isLaid, LaidTable } from "../table/laid";
import { LiveRegion, NewsPanel } from "../table/live";
import { PlayBoard } from "../table/play-board";
import { PlayersPanel } from "../table/players";
import { SeasonDialog } from "../table/sheets";
import { ToolsPanel } from "../table/tools";
import { TopBar } from "../table/top-bar";
import { say } from "../words";
import { gameName } from "./names";
import { UnreadableScreen } from "./unreadable";

interface TableProps {
  table: string;
  token: string | null;
}

export function TableScreen({ table, token }: TableProps) {
  const own = token ?? seatAt(table)?.token ?? null;
  const session = useMemo(() => openSession(table, own), [table, own]);
  useEffect(() => () => session.close(), [session]);
  useAdoptedSeat(session, token);
  useAlerts(session);
  if (session.unreadable.value) return <UnreadableScreen known={session.unreadable.value} />;
  if (session.gone.value) return <Gone reason={session.gone.value} table={table} />;
  if (!session.table.value) return <Loading />;
  return <Play session={session} />;
}

function Play({ session }: { session: Session }) {
  const desk = useMemo(() => openDesk(session), [session]);
  useKeys(desk);
  const at = session.table.value;
  if (!at) return null;
  return (
    <main class="table" data-turn={at.turn} data-version={at.version} data-over={at.is_over}>
      <TopBar session={session} />
      {isLaid(at.page) ? <LaidTable desk={desk} /> : <PlainTable desk={desk} />}
      <SeasonDialog desk={desk} />
      <EndDialog desk={desk} />
      <LiveRegion desk={desk} />
      <GuideHost desk={desk} />
    </main>
  );
}

/** The board, and beside it the card that lies there and what scores. */
function PlainTable({ desk }: { desk: Desk }) {
  const { session } = desk;
  const isOver = session.table.value?.is_over ?? false;
  return (
    <>
      <PlayBoard desk={desk} />
      <div class="side">
        {isOver ? <EndPanel desk={desk} /> : <CardPanel desk={desk} />}
        {!isOver && <ToolsPanel desk={desk} />}
        <GoalsPanel desk={desk} />
        <PlayersPanel desk={desk} />
        <NewsPanel session={session} />
        <JoinBar session={session} />
      </div>
    </>
  );
}

function Gone({ reason, table }: { reason: Reason; table: string }) {
  return (
    <Trouble title={say(`web-${reason}`)}>
      {reason === "no-seat" && (
        <button
          type="button"
          onClick={() => {
            forgetSeat(table);
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
  const isDone = useRef(false);
  useSignalEffect(() => {
    const at = session.table.value;
    if (!at || isDone.current) return;
    isDone.current = true;
    if (token && at.seat !== null) {
      const name = at.players[at.seat]?.name ?? "";
      keepSeat({ table: at.table, token, seat: at.seat, game: at.game, name, at: Date.now() });
      replaceWith(linkTo.table(at.table));
    }
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
