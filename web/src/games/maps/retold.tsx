import type { Signal } from "@preact/signals";
import type { RetoldProps } from "../../table/face";
import { Sheet } from "../../table/sheets";
import type { Page } from "../../wire";
import { numeral, say, spoken } from "../../words";
import { LyingCard } from "./card";

/** The map as it was, the card, the goals and the score sheet so far. */
export function Retold({ game, page, chart, lit, board, before }: RetoldProps) {
  const sheet = page.sheets[chart.seat];
  return (
    <div class="map-table retold">
      {board}
      <div class="side">
        {before}
        <LyingCard game={game} page={page} />
        <Goals page={page} lit={lit} />
        {sheet && sheet.lines.length > 0 && (
          <section class="panel">
            <Sheet sheet={sheet} />
          </section>
        )}
      </div>
    </div>
  );
}

function Goals({ page, lit }: { page: Page; lit: Signal<number | null> }) {
  return (
    <section class="panel goals">
      <h2>{say("web-goals")}</h2>
      <p class="goals-head" aria-hidden="true">
        <span>{say("web-now")}</span>
        <span>{say("web-earned")}</span>
      </p>
      <ul>
        {page.goals.map((goal, number) => (
          <li key={goal.name.message}>
            <button
              type="button"
              class="goal"
              aria-pressed={lit.value === number}
              onClick={() => {
                lit.value = lit.value === number ? null : number;
              }}
            >
              <span class="goal-label">{goal.label || "·"}</span>
              <span class="goal-name">{spoken(goal.name)}</span>
              <span class="goal-now">{numeral(goal.now)}</span>
              <span class="goal-by" />
              <span class="goal-earned">{numeral(goal.earned)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
