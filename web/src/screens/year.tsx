/** What one has played, from this device alone: bests, means, titles, a curve; and all of it as one file. */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { gameName } from "../names";
import { Icon } from "../parts/icon";
import { LanguageSwitch } from "../parts/switches";
import { linkTo } from "../route";
import { catchUp } from "../state/catching-up";
import { type KeptGame, keptGames, type Tally, tallied } from "../state/history";
import type { Note } from "../wire";
import { language, say, spoken } from "../words";
import { Moving } from "./moving";
import { RecordFile } from "./record-file";
import { ScoreCurve } from "./year-curve";
import "./year.css";

const ALL = "";

export function Year() {
  const games = useGames();
  const year = useSignal(ALL);
  const game = useSignal(ALL);
  const shown = games.value.filter(
    (each) => (year.value || yearOf(each)) === yearOf(each) && (game.value || each.game) === each.game,
  );
  return (
    <main class="page year">
      <header class="row">
        <a class="button quiet icon" href={linkTo.home} title={say("web-home")}>
          <Icon name="home" />
          <span class="unseen">{say("web-home")}</span>
        </a>
        <h1>{say("web-year")}</h1>
        <LanguageSwitch />
      </header>
      <p class="fine">{say("web-year-about")}</p>
      {games.value.length > 0 && <Choices games={games.value} year={year} game={game} />}
      {shown.length > 0 ? <Told games={shown} /> : <p data-none>{say("web-year-none")}</p>}
      <RecordFile />
      <Moving />
    </main>
  );
}

interface ChoicesProps {
  games: readonly KeptGame[];
  year: Signal<string>;
  game: Signal<string>;
}

function Choices({ games, year, game }: ChoicesProps) {
  const among = (word: (each: KeptGame) => string) => [...new Set(games.map(word))];
  return (
    <p class="row wrap">
      <Choice name="year" chosen={year} all={among(yearOf)} word={String} />
      <Choice name="game" chosen={game} all={among((each) => each.game)} word={gameName} />
    </p>
  );
}

const yearOf = ({ at }: KeptGame) => String(new Date(at).getFullYear());

/** All that is kept, and what was over before this page saw it: that is asked for once. */
function useGames(): Signal<KeptGame[]> {
  const games = useSignal(keptGames());
  useEffect(() => {
    document.title = `${say("web-year")} · Landscribe`;
    void catchUp().then(() => {
      games.value = keptGames();
    });
  }, []);
  return games;
}

interface ChoiceProps {
  name: "year" | "game";
  chosen: Signal<string>;
  all: readonly string[];
  word: (each: string) => string;
}

function Choice({ name, chosen, all, word }: ChoiceProps) {
  return (
    <select
      name={name}
      aria-label={say(`web-year-${name}`)}
      value={chosen.value}
      onChange={(event) => {
        chosen.value = event.currentTarget.value;
      }}
    >
      <option value={ALL}>{say(`web-year-every-${name}`)}</option>
      {all.map((each) => (
        <option key={each} value={each}>
          {word(each)}
        </option>
      ))}
    </select>
  );
}

function Told({ games }: { games: readonly KeptGame[] }) {
  const counted = games.filter(({ isPractice }) => !isPractice);
  const [won, many] = [counted.filter(({ isWon }) => isWon), counted.filter(({ seats }) => seats > 1)];
  return (
    <>
      <p class="lead" data-games={games.length}>
        {say("web-year-games", { games: counted.length, practice: games.length - counted.length })}{" "}
        {many.length > 0 && say("web-year-won", { won: won.length, games: many.length })}
      </p>
      <div class="tallies">
        <Tallies
          name="game"
          tallies={tallied(counted, ({ game, points }) => [{ name: gameName(game), points }])}
        />
        <Tallies name="map" tallies={tallied(counted, boardsOf)} />
        <Tallies name="edict" tallies={tallied(counted, goalsOf)} />
        <Titles games={counted} />
      </div>
      <ScoreCurve games={counted} />
    </>
  );
}

const boardsOf = ({ game, board, points }: KeptGame) =>
  board ? [{ name: say("web-year-board", { game: gameName(game), board }), points }] : [];

const goalsOf = ({ goals }: KeptGame) => goals.map(({ name, points }) => ({ name: spoken(name), points }));

function Tallies({ name, tallies }: { name: "game" | "map" | "edict"; tallies: readonly Tally[] }) {
  if (tallies.length === 0) return null;
  const short = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 });
  return (
    <section class="panel" data-tallies={name}>
      <table>
        <caption>{say(`web-year-by-${name}`)}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{say("web-year-times")}</th>
            <th scope="col">{say("web-year-mean")}</th>
            <th scope="col">{say("web-year-best")}</th>
          </tr>
        </thead>
        <tbody>
          {tallies.map((each) => (
            <tr key={each.name}>
              <th scope="row">{each.name}</th>
              <td>{each.times}</td>
              <td>{short.format(each.mean)}</td>
              <td>
                <a href={linkTo.replay(each.of.table)}>{each.best}</a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The titles that games alone have brought, each once. */
function Titles({ games }: { games: readonly KeptGame[] }) {
  const titles = games.flatMap(({ result }) => result.map(({ values }) => values.title).filter(isNote));
  const said = [...new Set(titles.map((each) => spoken(each)))];
  if (said.length === 0) return null;
  return (
    <section class="panel" data-titles>
      <h2>{say("web-year-titles")}</h2>
      <ul>
        {said.map((title) => (
          <li key={title}>
            {title} <span class="fine">× {titles.filter((each) => spoken(each) === title).length}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const isNote = (value: unknown): value is Note =>
  typeof value === "object" && value !== null && "message" in value;
