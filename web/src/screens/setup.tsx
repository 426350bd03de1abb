import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { create, games, why } from "../net/api";
import { Icon, LanguageSwitch } from "../parts";
import { go, linkTo } from "../route";
import { RulesButton } from "../rules/button";
import { keep, keepSeat, kept } from "../state/kept";
import type { GameInfo, Note, SeatRequest } from "../wire";
import { say, spoken } from "../words";
import { gameName } from "./names";
import { Options } from "./options";
import { Seats } from "./seats";

export function Setup({ game }: { game: string }) {
  const info = useSignal<GameInfo | null>(null);
  const chosen = useSignal<Record<string, string>>({});
  const others = useSignal<SeatRequest[]>([]);
  const name = useSignal(kept("name") ?? "");
  const problem = useSignal<Note | null>(null);
  const isBusy = useSignal(false);

  useEffect(() => {
    document.title = say("web-title", { game: gameName(game) });
    games().then(
      (all) => {
        info.value = all.find((each) => each.name === game) ?? null;
        const missing = Math.max(0, (info.value?.fewest_seats ?? 1) - 1);
        others.value = Array.from({ length: missing }, () => ({ kind: "open" }));
      },
      (error: unknown) => {
        problem.value = why(error);
      },
    );
  }, [game]);

  const begin = async (event: Event) => {
    event.preventDefault();
    isBusy.value = true;
    problem.value = null;
    const own = name.value.trim() || say("web-anonymous");
    keep("name", name.value.trim());
    try {
      const seated = await create({
        game,
        options: chosen.value,
        seats: [{ kind: "me", name: own }, ...others.value],
      });
      keepSeat({ ...seated, game, name: own, at: Date.now() });
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
        <RulesButton game={game} />
        <LanguageSwitch />
      </header>
      <form onSubmit={(event) => void begin(event)}>
        <label class="field">
          <span>{say("web-your-name")}</span>
          <input
            name="name"
            maxLength={40}
            autocomplete="nickname"
            value={name.value}
            placeholder={say("web-anonymous")}
            onInput={(event) => {
              name.value = event.currentTarget.value;
            }}
          />
        </label>
        {info.value && info.value.most_seats > 1 && <Seats info={info.value} others={others} />}
        {info.value && info.value.options.length > 0 && <Options info={info.value} chosen={chosen} />}
        {problem.value && (
          <p class="warning" role="alert">
            {spoken(problem.value)}
          </p>
        )}
        <button type="submit" class="main large" disabled={isBusy.value || !info.value}>
          {say("web-begin")}
        </button>
      </form>
    </main>
  );
}
