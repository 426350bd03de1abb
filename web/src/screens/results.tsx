/** How everyone has done on the deal of a day or a week: the spread with one's own place, and the best maps. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { SmallMap } from "../board/map";
import { gameName } from "../names";
import { dealResults, why } from "../net/api";
import { useFace } from "../parts/face";
import { Icon } from "../parts/icon";
import { LanguageSwitch } from "../parts/switches";
import { Loading, Trouble } from "../parts/trouble";
import { styleOf } from "../people/person";
import { linkTo } from "../route";
import { browserKey } from "../state/numbers";
import type { BestMap, DealResults, Note } from "../wire";
import { language, say, spoken } from "../words";
import "./results.css";

export function ResultsScreen({ contest }: { contest: string }) {
  const { found, problem } = useResults(contest);
  useFace(found?.deal.game);
  if (problem)
    return (
      <Trouble title={spoken(problem)}>
        <a class="button" href={linkTo.today}>
          {say("web-today")}
        </a>
      </Trouble>
    );
  if (!found) return <Loading />;
  const { deal } = found;
  return (
    <main class="page results">
      <header class="row">
        <a class="button quiet icon" href={linkTo.today} title={say("web-today")}>
          <Icon name="previous" />
          <span class="unseen">{say("web-today")}</span>
        </a>
        <h1>{say(`web-results-${deal.kind}`, { game: gameName(deal.game), date: dayOf(deal.begins) })}</h1>
        <LanguageSwitch />
      </header>
      <Own found={found} />
      <div class="told">
        <Spread found={found} />
        <Best best={found.best} game={deal.game} />
      </div>
      <Dealt found={found} />
    </main>
  );
}

function useResults(contest: string) {
  const found = useSignal<DealResults | null>(null);
  const problem = useSignal<Note | null>(null);
  useEffect(() => {
    document.title = `${say("web-today-results")} · Landscribe`;
    dealResults(contest, { key: browserKey() }).then(
      (answer) => {
        found.value = answer;
      },
      (error) => {
        problem.value = why(error);
      },
    );
  }, [contest]);
  return { found: found.value, problem: problem.value };
}

/** A day of UTC as the reader writes it. */
function dayOf(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString(language.value, { dateStyle: "long", timeZone: "UTC" });
}

function Own({ found: { deal, place, spread } }: { found: DealResults }) {
  const { mine } = deal;
  if (mine === null || mine.score === null) return null;
  const of = spread.reduce((sum, { number }) => sum + number, 0);
  return (
    <p class="lead" data-place={place ?? ""}>
      {place === null
        ? say("web-results-helped", { score: mine.score, hints: mine.hints })
        : say("web-results-place", { score: mine.score, place, of })}
    </p>
  );
}

/** A bar for each score; one's own is marked. */
function Spread({ found: { deal, spread, place } }: { found: DealResults }) {
  const most = Math.max(1, ...spread.map(({ number }) => number));
  const own = place === null ? null : deal.mine?.score;
  return (
    <section class="panel spread">
      <h2>{say("web-results-spread")}</h2>
      {spread.length === 0 && <p>{say("web-today-tries", { tries: 0 })}</p>}
      <ol>
        {[...spread].reverse().map(({ score, number }) => (
          <li key={score} class={score === own ? "own" : ""} data-score={score}>
            <b>{score}</b>
            <span class="bar" style={{ width: `${(number / most) * 100}%` }} />
            <span>{say("web-results-number", { number })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Best({ best, game }: { best: readonly BestMap[]; game: string }) {
  if (best.length === 0) return null;
  return (
    <section class="panel best">
      <h2>{say("web-results-best", { game })}</h2>
      <ol>
        {best.map(({ table, by, score, chart }) => (
          <li key={table}>
            <a href={linkTo.replay(table)} data-best>
              <SmallMap game={game} chart={chart} label="" />
              <span>
                {styleOf(by)} <b>{score}</b>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What was promised of the seed, and the seed once the day is over. */
function Dealt({ found: { deal, seed, nonce } }: { found: DealResults }) {
  return (
    <details class="fairness">
      <summary>{say("web-fairness")}</summary>
      <p class="fine" data-seed={seed ?? ""}>
        {seed === null
          ? say("web-results-promised", { hash: deal.commitment })
          : say("web-seed", { seed, nonce: nonce ?? "", hash: deal.commitment })}
      </p>
    </details>
  );
}
