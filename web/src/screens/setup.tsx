import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { keepSeat } from "../kept";
import { gameName } from "../names";
import { create, why } from "../net/api";
import { Icon } from "../parts/icon";
import { Refused } from "../parts/refused";
import { LanguageSwitch } from "../parts/switches";
import { Bearings, NameField, type Person, seatedAs, usePerson } from "../people/person";
import { go, linkTo } from "../route";
import { RulesButton } from "../rules/button";
import { randomHex } from "../state/numbers";
import { isLost, offered, refreshing } from "../state/offer";
import type { GameInfo, Note, SeatRequest } from "../wire";
import { say } from "../words";
import { LostNotice } from "./lost";
import { Options } from "./options";
import { Seats } from "./seats";
import "./setup.css";

export function Setup({ game }: { game: string }) {
  const info = offered.value.find((each) => each.name === game);
  const chosen = useSignal<Record<string, string>>({});
  const others = useOthers(info);
  const person = usePerson();
  useEffect(() => {
    document.title = say("web-title", { game: gameName(game) });
    return refreshing();
  }, [game]);
  const { begin, problem, isBusy } = useBegin(game);
  const wanted = () => ({ person: person.value, options: chosen.value, others: others.value });
  return (
    <main class="page setup">
      <Head game={game} />
      <form onSubmit={(event) => void begin(event, wanted())}>
        <div class="column">
          <section class="panel group">
            <h2>{say("web-your-person")}</h2>
            <NameField person={person} />
            <Bearings person={person} />
          </section>
          {info && info.most_seats > 1 && <Seats info={info} others={others} />}
        </div>
        {info && info.options.length > 0 && (
          <div class="column">
            <Options info={info} chosen={chosen} />
          </div>
        )}
        <div class="begin">
          {problem && <Refused why={problem} />}
          <LostNotice />
          <button type="submit" class="main large" disabled={isBusy || isLost.value || !info}>
            {say("web-begin")}
          </button>
        </div>
      </form>
    </main>
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
  person: Person;
  options: Record<string, string>;
  others: readonly SeatRequest[];
}

/** Makes the table and goes there, or says why not. */
function useBegin(game: string) {
  const problem = useSignal<Note | null>(null);
  const isBusy = useSignal(false);
  const token = useMemo(randomHex, []);
  const begin = async (event: Event, { person, options, others }: Wanted) => {
    event.preventDefault();
    isBusy.value = true;
    problem.value = null;
    const own = seatedAs(person);
    try {
      const isShuffled = others.some((seat) => seat.kind === "open");
      const seats: SeatRequest[] = [{ kind: "me", ...own }, ...others];
      const seated = await create({ game, options, seats, is_shuffled: isShuffled, token });
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
