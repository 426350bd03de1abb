import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { LearnFirst } from "../intro/host";
import { keepSeat } from "../kept";
import { isNarrow } from "../layout";
import { gameName } from "../names";
import { create, why } from "../net/api";
import { isKept } from "../net/here";
import { useFace } from "../parts/face";
import { FlipLink } from "../parts/flip-link";
import { Icon } from "../parts/icon";
import { Refused } from "../parts/refused";
import { LanguageSwitch } from "../parts/switches";
import { Bearings, NameField, type Person, seatedAs, usePerson } from "../people/person";
import { go, linkTo } from "../route";
import { RulesButton } from "../rules/button";
import { PrintButton } from "../rules/print";
import { randomHex } from "../state/numbers";
import { isLost, offered, refreshing } from "../state/offer";
import type { GameInfo, Note, SeatRequest, Timer } from "../wire";
import { say } from "../words";
import { ChosenMap } from "./chosen-map";
import { LostNotice } from "./lost";
import { Options } from "./options";
import { Seats } from "./seats";
import { TimerChoice } from "./timer-choice";
import "./setup.css";

export function Setup({ game }: { game: string }) {
  const info = offered.value.find((each) => each.name === game);
  const chosen = useSignal<Record<string, string>>({});
  const others = useOthers(info);
  const person = usePerson();
  const timer = useSignal<Timer | null>(null);
  useFace(game);
  useEffect(() => {
    document.title = say("web-title", { game: gameName(game) });
    return refreshing();
  }, [game]);
  const { begin, problem, isBusy } = useBegin(game, { person, options: chosen, others, timer });
  return (
    <main class="page setup">
      <Head game={game} />
      <form onSubmit={(event) => void begin(event)}>
        <div class="column">
          <Own person={person} />
          {info && info.most_seats > 1 && <Others info={info} others={others} timer={timer} />}
        </div>
        {info && info.options.length > 0 && (
          <div class="column">
            <Options info={info} chosen={chosen} />
            {!isNarrow() && <ChosenMap info={info} chosen={chosen} />}
          </div>
        )}
        <div class="begin">
          {problem && <Refused why={problem} />}
          <LostNotice />
          <button type="submit" class="main large" disabled={isBusy || (isLost.value && !isKept()) || !info}>
            {say("web-begin")}
          </button>
        </div>
      </form>
      <OtherWays game={game} />
    </main>
  );
}

/** For those who do not know the game yet, and for those who play with a pencil: sheets, and the cards turned over. */
function OtherWays({ game }: { game: string }) {
  return (
    <p class="row wrap">
      <LearnFirst game={game} back={linkTo.setup(game)} />
      <PrintButton game={game} />
      <FlipLink game={game} />
    </p>
  );
}

/** Who sits down first. */
function Own({ person }: { person: Signal<Person> }) {
  return (
    <section class="panel group">
      <h2>{say("web-your-person")}</h2>
      <NameField person={person} />
      <Bearings person={person} />
    </section>
  );
}

interface OthersProps {
  info: GameInfo;
  others: Signal<SeatRequest[]>;
  timer: Signal<Timer | null>;
}

/** Who else plays, and how long a turn may take where they are friends. */
function Others({ info, others, timer }: OthersProps) {
  return (
    <>
      <Seats info={info} others={others} />
      {others.value.some((seat) => seat.kind === "open") && <TimerChoice game={info.name} timer={timer} />}
    </>
  );
}

/** The seats of the others: at first as many as the game needs. */
function useOthers(info: GameInfo | undefined) {
  const others = useSignal<SeatRequest[]>([]);
  useEffect(() => {
    const missing = Math.max(0, (info?.fewest_seats ?? 1) - 1);
    others.value = Array.from({ length: missing }, () => ({ kind: "open" }));
  }, [info?.fewest_seats]);
  return others;
}

interface Wanted {
  person: Signal<Person>;
  options: Signal<Record<string, string>>;
  others: Signal<SeatRequest[]>;
  timer: Signal<Timer | null>;
}

/** Makes the table and goes there, or says why not. */
function useBegin(game: string, { person, options, others, timer }: Wanted) {
  const problem = useSignal<Note | null>(null);
  const isBusy = useSignal(false);
  const token = useMemo(randomHex, []);
  const begin = async (event: Event) => {
    event.preventDefault();
    isBusy.value = true;
    problem.value = null;
    const own = seatedAs(person.value);
    try {
      const isShuffled = others.value.some((seat) => seat.kind === "open");
      const seats: SeatRequest[] = [{ kind: "me", ...own }, ...others.value];
      const more = { is_shuffled: isShuffled, token, timer: isShuffled ? timer.value : null };
      const seated = await create({ game, options: options.value, seats, ...more });
      keepSeat({ ...seated, game, name: own.name, at: Date.now() });
      go(linkTo.table(seated.table));
    } catch (error) {
      problem.value = why(error);
    }
    isBusy.value = false;
  };
  return { begin, problem: problem.value, isBusy: isBusy.value };
}

function Head({ game }: { game: string }) {
  return (
    <header class="row">
      <a class="button quiet icon" href={linkTo.home} title={say("web-home")}>
        <Icon name="home" />
        <span class="unseen">{say("web-home")}</span>
      </a>
      <h1>{gameName(game)}</h1>
      <RulesButton game={game} isSmall />
      <LanguageSwitch />
    </header>
  );
}
