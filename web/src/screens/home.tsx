import { useEffect } from "preact/hooks";
import { SmallMap } from "../board/map";
import { LearnButton, Welcome } from "../intro/host";
import { gameName } from "../names";
import { IS_SITE } from "../net/here";
import { FlipLink } from "../parts/flip-link";
import { SettingsButton } from "../parts/settings-button";
import { LanguageSwitch } from "../parts/switches";
import { linkTo } from "../route";
import { RulesButton } from "../rules/button";
import { offered, refreshing } from "../state/offer";
import type { GameInfo } from "../wire";
import { say } from "../words";
import { GrowingMap } from "./growing";
import { HiddenGames } from "./hidden-games";
import { LostNotice } from "./lost";
import { MyGames } from "./my-games";
import { sampleOf } from "./samples";
import "./home.css";

export function Home() {
  useEffect(() => {
    document.title = "Landscribe";
    return refreshing();
  }, []);
  return (
    <main class="page home">
      <GrowingMap />
      <header class="masthead">
        <h1>Landscribe</h1>
        <p class="motto">{say("web-motto")}</p>
        <LanguageSwitch />
        <SettingsButton />
      </header>
      <LostNotice />
      <Welcome />
      {offered.value.length > 0 && <ComeBack />}
      <MyGames />
      <HiddenGames />
      {offered.value.length > 0 && <h2>{say("web-new-game")}</h2>}
      {IS_SITE && offered.value.length === 0 && <p role="status">{say("web-starting")}</p>}
      <ul class="shelf">
        {offered.value.map((game) => (
          <Box key={game.name} game={game} />
        ))}
      </ul>
      {offered.value.length > 0 && (
        <footer>
          <a href={linkTo.privacy}>{say("web-privacy")}</a>
          {" · "}
          <a href={linkTo.device} data-device>
            {say("web-device")}
          </a>
        </footer>
      )}
    </main>
  );
}

/** What there is beside a new game: what everyone plays today, and what one has played. */
function ComeBack() {
  return (
    <p class="row wrap come-back">
      {!IS_SITE && (
        <a class="button" href={linkTo.today} data-today>
          {say("web-today")}
        </a>
      )}
      <a class="button" href={linkTo.year} data-year>
        {say("web-year")}
      </a>
      <a class="button" href={linkTo.score()} data-score>
        {say("web-score-map")}
      </a>
    </p>
  );
}

function Box({ game }: { game: GameInfo }) {
  return (
    <li>
      <a class="box" href={linkTo.setup(game.name)} data-game={game.name}>
        <SmallMap game={game.name} chart={sampleOf(game.name)} label="" />
        <h3>{gameName(game.name)}</h3>
        <p>{say(`web-about-${game.name}`)}</p>
        <p class="fine">{seatsOf(game)}</p>
      </a>
      <p class="row also">
        <LearnButton game={game.name} />
        <RulesButton game={game.name} />
        <FlipLink game={game.name} />
      </p>
    </li>
  );
}

/** How many can play here, and how many the rules allow. */
function seatsOf({ fewest_seats, most_seats, most_by_rules }: GameInfo): string {
  return say(most_by_rules > most_seats ? "web-seats-here" : "web-seats", {
    fewest: fewest_seats,
    most: most_seats,
    rules: most_by_rules,
  });
}
