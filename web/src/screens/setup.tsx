import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { keepSeat } from "../kept";
import { gameName } from "../names";
import { create, why } from "../net/api";
import { Icon } from "../parts/icon";
import { LanguageSwitch } from "../parts/switches";
import { Bearings, NameField, seatedAs, usePerson } from "../people/person";
import { go, linkTo } from "../route";
import { RulesButton } from "../rules/button";
import { isLost, offered, refreshing } from "../state/offer";
import { justSetUp } from "../table/invite";
import type { Note, SeatRequest } from "../wire";
import { say, spoken } from "../words";
import { LostNotice } from "./lost";
import { Options } from "./options";
import { Seats } from "./seats";
import "./setup.css";

export function Setup({ game }: { game: string }) {
  const info = offered.value.find((each) => each.name === game);
  const chosen = useSignal<Record<string, string>>({});
  const others = useSignal<SeatRequest[]>([]);
  const person = usePerson();
  const problem = useSignal<Note | null>(null);
  const isBusy = useSignal(false);

  useEffect(() => {
    document.title = say("web-title", { game: gameName(game) });
    return refreshing();
  }, [game]);
  useEffect(() => {
    const missing = Math.max(0, (info?.fewest_seats ?? 1) - 1);
    others.value = Array.from({ length: missing }, () => ({ kind: "open" }));
  }, [info?.fewest_seats]);

  const begin = async (event: Event) => {
    event.preventDefault();
    isBusy.value = true;
    problem.value = null;
    const own = seatedAs(person.value);
    try {
      const seated = await create({
        game,
        options: chosen.value,
        seats: [{ kind: "me", ...own }, ...others.value],
      });
      keepSeat({ ...seated, game, name: own.name, at: Date.now() });
      if (others.value.some((seat) => seat.kind === "open")) justSetUp.value = seated.table;
      go(linkTo.table(seated.table));
    } catch (error) {
      problem.value = why(error);
    }
    isBusy.value = false;
  };

  return (
    <main class="page setup">
      <header class="row">
        <a class="button quiet icon" href={linkTo.home} title={say("web-home")}>
          <Icon name="home" />
          <span class="unseen">{say("web-home")}</span>
        </a>
        <h1>{gameName(game)}</h1>
        <RulesButton game={game} isSmall />
        <LanguageSwitch />
      </header>
      <form onSubmit={(event) => void begin(event)}>
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
          {problem.value && (
            <p class="warning" role="alert">
              {spoken(problem.value)}
            </p>
          )}
          <LostNotice />
          <button type="submit" class="main large" disabled={isBusy.value || isLost.value || !info}>
            {say("web-begin")}
          </button>
        </div>
      </form>
    </main>
  );
}
