import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Board } from "../board/board";
import { mapPicture } from "../board/picture";
import { faceOf } from "../games/faces";
import { gameName } from "../names";
import { replay, replayed, why } from "../net/api";
import { isHere } from "../net/here";
import { outsideLink } from "../net/outside";
import { Copied } from "../parts/copied";
import { Dialog } from "../parts/dialog";
import { useFace } from "../parts/face";
import { Icon } from "../parts/icon";
import { sendPicture } from "../parts/picture";
import { canSend, send } from "../parts/share";
import { LanguageSwitch } from "../parts/switches";
import { Loading, Trouble } from "../parts/trouble";
import { linkTo, replaceWith } from "../route";
import { cellsOf } from "../state/cells";
import { named } from "../state/named";
import { Facts } from "../table/coins";
import { playerName, seatName } from "../table/people";
import type { Chart, Note, Page, Player, Replay, Replayed } from "../wire";
import { numeral, say, spoken } from "../words";
import { whenOf } from "./moment";
import { Steps } from "./steps";
import "../table/top-bar.css";
import "./replay.css";
import "../table/table.css";

const NONE: ReadonlySet<number> = new Set();

interface ReplayProps {
  table: string;
  step: number;
  /** Whose map is looked at. */
  seat: number;
}

export function ReplayScreen({ table, step, seat }: ReplayProps) {
  const lit = useSignal<number | null>(null);
  const { game, shown, problem } = useReplay(table, step, seat);
  useFace(game?.game);
  if (problem) return <Trouble title={spoken(problem)} />;
  const face = shown && faceOf(shown.page);
  if (!game || !shown || !face) return <Loading />;
  const { players, steps, chapters } = game;
  const { page, news } = named(shown, { players, seat: null });
  const chart = page.charts[seat] ?? page.charts[0];
  if (!chart) return null;
  const seen = { game: game.game, page, chart, players, lit };
  const go = (next: number, whose = seat) => replaceWith(linkTo.replay(table, next, whose));
  return (
    <main class="table replay">
      <Top table={table} game={game.game} status={page.status} />
      <face.Retold
        {...seen}
        board={<Mapped {...seen} />}
        before={
          <>
            <Steps step={step} last={steps.length} chapters={chapters} onGo={go}>
              {players.length > 1 && (
                <SeatChoice players={players} seat={seat} onChoose={(whose) => go(step, whose)} />
              )}
            </Steps>
            <Happened news={news} />
            <Handed table={table} step={step} seat={seat} game={game} page={page} chart={chart} />
          </>
        }
      />
    </main>
  );
}

/** The game, and the table as it was at a step, once they are there. */
function useReplay(table: string, step: number, seat: number) {
  const game = useSignal<Replay | null>(null);
  const shown = useSignal<Replayed | null>(null);
  const problem = useSignal<Note | null>(null);
  const fail = (error: unknown) => {
    problem.value = why(error);
  };
  useEffect(() => {
    replay(table).then((answer) => {
      game.value = answer;
      document.title = say("web-title", { game: gameName(answer.game) });
    }, fail);
  }, [table]);
  useEffect(() => {
    let isStale = false;
    replayed(table, step, seat).then((answer) => {
      if (!isStale) shown.value = answer;
    }, fail);
    return () => {
      isStale = true;
    };
  }, [table, step, seat]);
  return { game: game.value, shown: shown.value, problem: problem.value };
}

interface HandedProps extends ReplayProps {
  game: Replay;
  page: Page;
  chart: Chart;
}

/** What can be done with a moment: its link, its picture, and what could have been done better. */
function Handed({ table, step, seat, game, page, chart }: HandedProps) {
  const isOpen = useSignal(false);
  const picture = () => mapPicture(game.game, chart, momentTitle(game, page, chart));
  const file = `landscribe-${game.game}-${step}`;
  return (
    <p class="row wrap handed">
      {!isHere(table) && (
        <button type="button" data-moment="link" onClick={() => (isOpen.value = true)}>
          {say("replay-link")}
        </button>
      )}
      <button type="button" data-moment="picture" onClick={() => void sendPicture(picture(), file)}>
        {say("replay-picture")}
      </button>
      {!isHere(table) && (
        <a class="button" data-review href={linkTo.review(table, seat)}>
          {say("review-button")}
        </a>
      )}
      {isOpen.value && (
        <LinkWindow link={linkTo.replay(table, step, seat)} onClose={() => (isOpen.value = false)} />
      )}
    </p>
  );
}

/** Which game of whom it is, when, and how it stood. */
function momentTitle({ game, players }: Replay, page: Page, chart: Chart): string {
  const player = players[chart.seat];
  return say("replay-picture-title", {
    game: gameName(game),
    name: player ? playerName(player) : "",
    when: whenOf(page.status.find((each) => each.clock)?.clock),
    points: page.sheets[chart.seat]?.total ?? 0,
  });
}

function LinkWindow({ link, onClose }: { link: string; onClose: () => void }) {
  const url = outsideLink(link);
  return (
    <Dialog title={say("replay-link")} onClose={onClose}>
      <p>{say("replay-link-about")}</p>
      <Copied text={url} label={say("web-link")} name="moment" />
      {canSend() && (
        <button type="button" class="main" data-send onClick={() => void send(url, say("replay-link"))}>
          {say("web-share")}
        </button>
      )}
    </Dialog>
  );
}

interface SeatChoiceProps {
  players: readonly Player[];
  seat: number;
  onChoose: (seat: number) => void;
}

function SeatChoice({ players, seat, onChoose }: SeatChoiceProps) {
  return (
    <select
      aria-label={say("web-players")}
      value={seat}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
    >
      {players.map((each) => (
        <option key={each.seat} value={each.seat}>
          {seatName(players, each.seat)}
        </option>
      ))}
    </select>
  );
}

interface TopProps {
  table: string;
  game: string;
  status: Page["status"];
}

function Top({ table, game, status }: TopProps) {
  return (
    <header class="top">
      <a class="button quiet icon" href={linkTo.table(table)} title={say("web-back")}>
        <Icon name="previous" />
        <span class="unseen">{say("web-back")}</span>
      </a>
      <h1>{say("web-replay-of", { game: gameName(game) })}</h1>
      <div class="status">
        {status.map(({ kind, text }) => (
          <p key={kind}>{spoken(text)}</p>
        ))}
      </div>
      <LanguageSwitch />
    </header>
  );
}

interface MappedProps {
  game: string;
  page: Page;
  chart: Chart;
  players: readonly Player[];
  lit: Signal<number | null>;
}

function Mapped({ game, page, chart, players, lit }: MappedProps) {
  const goal = lit.value === null ? undefined : page.goals[lit.value];
  const player = players[chart.seat];
  return (
    <section class="board-area">
      <Board
        game={game}
        chart={chart}
        label={say("web-map", { game })}
        held={null}
        aims={null}
        lit={goal ? cellsOf(goal.cells) : NONE}
        cursor={0}
        wantsFocus={0}
      />
      <p class="caption">
        <span>{player ? playerName(player) : ""}</span>
        {page.kind === "cards" ? (
          <span>
            {say("web-total")} <b>{numeral(page.sheets[chart.seat]?.total ?? 0)}</b>
          </span>
        ) : (
          <Facts chart={chart} />
        )}
      </p>
    </section>
  );
}

function Happened({ news }: { news: readonly Note[] }) {
  return (
    <section class="panel happened" aria-live="polite">
      <h2>{say("web-news")}</h2>
      <ol class="log">
        {news.map((note, number) => (
          <li key={number}>{spoken(note)}</li>
        ))}
      </ol>
    </section>
  );
}
