import { useEffect } from "preact/hooks";
import { SmallMap } from "../board/map";
import { LearnButton, Welcome } from "../intro/host";
import { gameName } from "../names";
import { SettingsButton } from "../parts/settings";
import { LanguageSwitch } from "../parts/switches";
import { linkTo } from "../route";
import { RulesButton } from "../rules/button";
import { forgetTable, offered, refreshing, tables } from "../state/offer";
import type { MyTable } from "../wire";
import { say, spoken } from "../words";
import { LostNotice } from "./lost";
import { moment } from "./moment";
import { sampleOf } from "./samples";

export function Home() {
  useEffect(() => {
    document.title = "Landscribe";
    return refreshing();
  }, []);
  return (
    <main class="page home">
      <header class="masthead">
        <h1>Landscribe</h1>
        <p class="motto">{say("web-motto")}</p>
        <LanguageSwitch />
        <SettingsButton />
      </header>
      <LostNotice />
      <Welcome />
      <Mine />
      {offered.value.length > 0 && <h2>{say("web-new-game")}</h2>}
      <ul class="shelf">
        {offered.value.map((game) => (
          <li key={game.name}>
            <a class="box" href={linkTo.setup(game.name)} data-game={game.name}>
              <SmallMap game={game.name} chart={sampleOf(game.name)} label="" />
              <h3>{gameName(game.name)}</h3>
              <p>{say(`web-about-${game.name}`)}</p>
              <p class="fine">{say("web-seats", { fewest: game.fewest_seats, most: game.most_seats })}</p>
            </a>
            <p class="row also">
              <LearnButton game={game.name} />
              <RulesButton game={game.name} />
            </p>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** Whether nothing is left to be done at a table. */
const isDone = ({ note, is_over }: MyTable) => is_over || Boolean(note);

/** What a list says of a table. */
function standing({ note, is_over, is_due }: MyTable): string {
  if (note) return "web-unreadable";
  if (is_over) return "web-finished";
  return is_due ? "web-your-turn" : "web-waiting";
}

function Mine() {
  const running = [...tables.value].sort(
    (a, b) =>
      Number(isDone(a)) - Number(isDone(b)) || Number(b.is_due) - Number(a.is_due) || b.since - a.since,
  );
  if (running.length === 0) return null;
  return (
    <section>
      <h2>{say("web-my-games")}</h2>
      <ul class="my-games">
        {running.map((table) => (
          <li key={table.table}>
            <a href={linkTo.table(table.table)}>
              <b>{gameName(table.game)}</b>
              <span>{table.names.filter(Boolean).join(", ")}</span>
              <span class="fine">{moment(table.since)}</span>
              <span class={table.is_due ? "badge due" : "badge"}>{say(standing(table))}</span>
              {table.note && <span class="why fine">{spoken(table.note)}</span>}
            </a>
            <button
              type="button"
              class="quiet"
              title={say("web-forget")}
              aria-label={say("web-forget")}
              onClick={() => {
                forgetTable(table.table);
              }}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
