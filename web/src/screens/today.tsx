/** What everyone on this server plays today and this week, and how one has done. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { SmallMap } from "../board/map";
import { keepSeat } from "../kept";
import { gameName } from "../names";
import { playDeal, why } from "../net/api";
import { Icon } from "../parts/icon";
import { Refused } from "../parts/refused";
import { LanguageSwitch } from "../parts/switches";
import { Loading, Trouble } from "../parts/trouble";
import { type Person, seatedAs, usePerson } from "../people/person";
import { go, linkTo } from "../route";
import { watchDeals } from "../state/deals";
import { browserKey, randomHex } from "../state/numbers";
import { playerName } from "../table/people";
import type { Note, SharedDeal, SharedDeals } from "../wire";
import { say, spoken } from "../words";
import { moment } from "./moment";
import { sampleOf } from "./samples";
import "./today.css";

export function Today() {
  const { found, problem } = useDeals();
  if (problem) return <Trouble title={spoken(problem)} />;
  if (!found) return <Loading />;
  return (
    <main class="page today">
      <header class="row">
        <a class="button quiet icon" href={linkTo.home} title={say("web-home")}>
          <Icon name="home" />
          <span class="unseen">{say("web-home")}</span>
        </a>
        <h1>{say("web-today")}</h1>
        <LanguageSwitch />
      </header>
      <p class="lead">{say("web-today-about")}</p>
      <p data-streak={found.streak}>{say("web-today-streak", { days: found.streak })}</p>
      <Spanned found={found} kind="day" />
      <Spanned found={found} kind="week" />
    </main>
  );
}

/** All deals that are played now. */
function useDeals() {
  const found = useSignal<SharedDeals | null>(null);
  const problem = useSignal<Note | null>(null);
  useEffect(() => {
    document.title = `${say("web-today")} · Landscribe`;
    return watchDeals({
      tell: (answer) => {
        found.value = answer;
        problem.value = null;
      },
      fail: (refusal) => {
        problem.value = refusal;
      },
    });
  }, []);
  return { found: found.value, problem: problem.value };
}

function Spanned({ found, kind }: { found: SharedDeals; kind: SharedDeal["kind"] }) {
  const those = found.deals.filter((deal) => deal.kind === kind);
  const [first] = those;
  if (!first) return null;
  return (
    <section>
      <h2>{say(`web-today-${kind}`)}</h2>
      <p class="fine">{say("web-today-until", { moment: moment(first.ends) })}</p>
      <ul class="deals">
        {those.map((deal) => (
          <Deal key={deal.contest} deal={deal} />
        ))}
      </ul>
    </section>
  );
}

function Deal({ deal }: { deal: SharedDeal }) {
  const bots = deal.players.filter(({ kind }) => kind === "bot").map(playerName);
  const agreed = deal.agreed.map(({ title, values }) =>
    say("web-agreed", { title, values: values.map(spoken).join(", ") }),
  );
  return (
    <li class="panel" data-deal={deal.contest}>
      <SmallMap game={deal.game} chart={sampleOf(deal.game)} label="" />
      <div>
        <h3>{gameName(deal.game)}</h3>
        {[bots.join(", "), ...agreed].filter(Boolean).map((line) => (
          <p key={line} class="fine">
            {line}
          </p>
        ))}
        <p class="fine">{say("web-today-tries", { tries: deal.tries })}</p>
        <Standing deal={deal} />
        <a class="button quiet" data-previous href={linkTo.results(deal.previous)}>
          {say(`web-today-last-${deal.kind}`)}
        </a>
        <Promised deal={deal} />
      </div>
    </li>
  );
}

/** What one can do: begin, go on, or see how one has done and play it again for practice. */
function Standing({ deal: { contest, game, mine } }: { deal: SharedDeal }) {
  if (mine === null) return <Begin contest={contest} game={game} label={say("web-today-play")} isMain />;
  if (mine.table !== null && mine.score === null)
    return (
      <a class="button main" data-go-on href={linkTo.table(mine.table)}>
        {say("web-today-go-on")}
      </a>
    );
  return (
    <div class="row wrap">
      {mine.score !== null && (
        <a class="button main" data-results href={linkTo.results(contest)}>
          {say("web-today-scored", { score: mine.score })}
        </a>
      )}
      <Begin contest={contest} game={game} label={say("web-today-practise")} />
    </div>
  );
}

interface BeginProps {
  contest: string;
  game: string;
  label: string;
  isMain?: boolean;
}

function Begin({ contest, game, label, isMain = false }: BeginProps) {
  const person = usePerson();
  const problem = useSignal<Note | null>(null);
  const token = useSignal(randomHex());
  const begin = async (own: Person) => {
    try {
      const seated = await playDeal(contest, { ...own, key: browserKey(), token: token.value });
      keepSeat({ ...seated, game, name: own.name, at: Date.now(), isPractice: !isMain });
      go(linkTo.table(seated.table));
    } catch (error) {
      problem.value = why(error);
    }
  };
  return (
    <>
      {problem.value && <Refused why={problem.value} />}
      <button
        type="button"
        class={isMain ? "main" : ""}
        data-begin
        onClick={() => void begin(seatedAs(person.value))}
      >
        {label}
      </button>
    </>
  );
}

/** What the server has promised of the seeds. */
function Promised({ deal: { commitment, next_commitment } }: { deal: SharedDeal }) {
  return (
    <details class="fairness">
      <summary>{say("web-fairness")}</summary>
      <p class="fine">{say("web-today-promise", { hash: commitment, next: next_commitment })}</p>
    </details>
  );
}
