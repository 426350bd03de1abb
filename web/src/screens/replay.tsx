import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Board } from "../board/board";
import { replay, replayed, why } from "../net/api";
import { Icon, type IconName, LanguageSwitch, Loading, Trouble } from "../parts";
import { linkTo, replaceWith } from "../route";
import { cellsOf } from "../state/cells";
import { named } from "../state/named";
import { OpponentPanel } from "../table/opponent";
import { playerName } from "../table/people";
import { Sheet } from "../table/sheets";
import type { Note, Replay, Replayed } from "../wire";
import { capital, say, spoken } from "../words";
import { gameName } from "./names";
import { RetoldGoals, RetoldThings } from "./retold";

const NONE: ReadonlySet<number> = new Set();

export function ReplayScreen({ table, step }: { table: string; step: number }) {
  const game = useSignal<Replay | null>(null);
  const shown = useSignal<Replayed | null>(null);
  const seat = useSignal(0);
  const lit = useSignal<number | null>(null);
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
    replayed(table, step, seat.value).then((answer) => {
      if (!isStale) shown.value = answer;
    }, fail);
    return () => {
      isStale = true;
    };
  }, [table, step, seat.value]);

  const last = game.value?.steps.length ?? 0;
  const to = (next: number) => replaceWith(linkTo.replay(table, Math.min(last, Math.max(0, next))));
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest("input, select")) return;
      if (event.key === "ArrowLeft") to(step - 1);
      else if (event.key === "ArrowRight") to(step + 1);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });

  if (problem.value) return <Trouble title={spoken(problem.value)} />;
  if (!game.value || !shown.value) return <Loading />;
  const { players } = game.value;
  const player = players[seat.value];
  const owner = player ? playerName(player) : "";
  const { page, news } = named(shown.value, players);
  const chart = page.charts[seat.value] ?? page.charts[0];
  const goal = lit.value === null ? undefined : page.goals[lit.value];
  const sheet = page.sheets[seat.value];
  if (!chart) return null;
  const isLaid = chart.trays.length > 0;
  const board = (
    <section class="board-area">
      <Board
        game={game.value.game}
        chart={chart}
        label={say("web-map", { game: game.value.game })}
        held={null}
        aims={null}
        lit={goal ? cellsOf(goal.cells) : NONE}
        cursor={0}
        wantsFocus={0}
      />
      <p class="caption">
        <span>{owner}</span>
        {isLaid ? (
          <span>
            {say("web-total")} <b>{sheet?.total ?? 0}</b>
          </span>
        ) : (
          <span>{chart.facts.map(spoken).join("   ")}</span>
        )}
      </p>
    </section>
  );
  const steps = (
    <section class="panel steps">
      <p>{say("web-step", { step, last })}</p>
      <input
        type="range"
        min={0}
        max={last}
        value={step}
        aria-label={say("web-step", { step, last })}
        onInput={(event) => to(Number(event.currentTarget.value))}
      />
      <p class="row">
        <StepButton name="first" onUse={() => to(0)} />
        <StepButton name="previous" onUse={() => to(step - 1)} />
        <StepButton name="next" onUse={() => to(step + 1)} />
        <StepButton name="last" onUse={() => to(last)} />
        {players.length > 1 && (
          <select
            aria-label={say("web-players")}
            value={seat.value}
            onChange={(event) => {
              seat.value = Number(event.currentTarget.value);
            }}
          >
            {players.map((each) => (
              <option key={each.seat} value={each.seat}>
                {each.seat + 1} {playerName(each)}
              </option>
            ))}
          </select>
        )}
      </p>
    </section>
  );
  const happened = (
    <section class="panel happened" aria-live="polite">
      {page.card && !isLaid && <h2>{capital(spoken(page.card.name))}</h2>}
      <ol class="log">
        {news.map((note, number) => (
          <li key={number}>{spoken(note)}</li>
        ))}
      </ol>
    </section>
  );
  return (
    <main class="table replay">
      <header class="top">
        <a class="button quiet icon" href={linkTo.table(table)} title={say("web-back")}>
          <Icon name="previous" />
          <span class="unseen">{say("web-back")}</span>
        </a>
        <h1>{say("web-replay-of", { game: gameName(game.value.game) })}</h1>
        <div class="status">
          {page.status.map((note) => (
            <p key={note.message}>{spoken(note)}</p>
          ))}
        </div>
        <LanguageSwitch />
      </header>
      {isLaid ? (
        <div class="laid">
          <div class="own">
            {board}
            <RetoldThings game={game.value.game} chart={chart} />
          </div>
          <div class="side">
            {steps}
            {happened}
            <RetoldGoals game={game.value.game} page={page} chart={chart} players={players} lit={lit} />
            <OpponentPanel game={game.value.game} page={page} />
          </div>
        </div>
      ) : (
        <>
          {board}
          <div class="side">
            {steps}
            {happened}
            <section class="panel goals">
              <ul>
                {page.goals.map((each, number) => (
                  <li key={each.name.message}>
                    <button
                      type="button"
                      class="goal"
                      aria-pressed={lit.value === number}
                      onClick={() => {
                        lit.value = lit.value === number ? null : number;
                      }}
                    >
                      <span class="goal-label">{each.label || "·"}</span>
                      <span class="goal-name">{spoken(each.name)}</span>
                      <span class="goal-now">{each.now}</span>
                      <span class="goal-by" />
                      <span class="goal-earned">{each.earned}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
            {sheet && sheet.lines.length > 0 && (
              <section class="panel">
                <Sheet sheet={sheet} />
              </section>
            )}
          </div>
        </>
      )}
    </main>
  );
}

function StepButton({
  name,
  onUse,
}: {
  name: IconName & ("first" | "previous" | "next" | "last");
  onUse: () => void;
}) {
  const label = say(`web-step-${name}`);
  return (
    <button type="button" class="icon" title={label} data-step={name} onClick={onUse}>
      <Icon name={name} />
      <span class="unseen">{label}</span>
    </button>
  );
}
