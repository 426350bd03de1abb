/** What opens with the link of a table that has a seat left: who invites to what, and the ways to go on. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { SmallMap } from "../board/map";
import { LearnFirst } from "../intro/host";
import { gameName } from "../names";
import { Refused } from "../parts/refused";
import { LanguageSwitch } from "../parts/switches";
import { Crest } from "../people/crest";
import { Bearings, NameField, seatedAs, styleOf, usePerson } from "../people/person";
import { takeSeat } from "../people/sitting";
import { linkTo, replaceWith } from "../route";
import { RulesButton } from "../rules/button";
import { onlyWatched } from "../table/invite";
import { playerName } from "../table/people";
import type { Lobby, Note, Player, Table } from "../wire";
import { say, spoken } from "../words";
import "./invitation.css";

type At = Table | Lobby;

export function Invitation({ at }: { at: At }) {
  useEffect(() => {
    document.title = say("web-title", { game: gameName(at.game) });
  }, [at.game]);
  const chart = at.type === "lobby" ? at.chart : at.page.charts[0];
  return (
    <main class="page invitation">
      <header class="row">
        <a class="wordmark" href={linkTo.home}>
          Landscribe
        </a>
        <LanguageSwitch />
      </header>
      <div class="invited">
        <Called at={at} />
        {chart && <SmallMap game={at.game} chart={chart} label="" />}
        <SitDown at={at} />
        <Known at={at} />
      </div>
    </main>
  );
}

function Called({ at }: { at: At }) {
  const host = at.players.find((player) => player.kind === "human");
  return (
    <div class="called">
      {host && <Crest crest={host.crest} isLarge />}
      <h1>
        {host ? say("web-invites", { name: styleOf(host) }) : say("web-invites-nobody")}{" "}
        <span>{say("web-invited-to", { game: gameName(at.game) })}</span>
      </h1>
    </div>
  );
}

function SitDown({ at }: { at: At }) {
  const person = usePerson();
  const problem = useSignal<Note | null>(null);
  const take = async (event: Event) => {
    event.preventDefault();
    const own = seatedAs(person.value);
    const { token } = await takeSeat(at, own, (why) => (problem.value = why));
    replaceWith(linkTo.seat(at.table, token));
  };
  return (
    <form class="panel sit" onSubmit={(event) => void take(event).catch(() => {})}>
      {problem.value && <Refused why={problem.value} />}
      {at.type === "table" && at.is_seed_chosen && (
        <p class="warning" data-seed-chosen>
          {say("web-invited-seed")}
        </p>
      )}
      <NameField person={person} />
      <button type="submit" class="main large" data-join>
        {say("web-join")}
      </button>
      <Bearings person={person} />
      <OtherWays at={at} />
    </form>
  );
}

/** What one can do instead of sitting down at once. */
function OtherWays({ at }: { at: At }) {
  const watch = () => {
    onlyWatched.value = new Set([...onlyWatched.value, at.table]);
  };
  return (
    <div class="other-ways">
      <LearnFirst game={at.game} back={linkTo.table(at.table)} />
      <button type="button" data-watch onClick={watch}>
        {say("web-just-watch")}
      </button>
      <RulesButton game={at.game} />
    </div>
  );
}

/** What there is to know before one sits down: by which options it is played, and with whom. */
export function Known({ at }: { at: Pick<At, "players" | "agreed"> }) {
  return (
    <div class="known">
      <h2>{say("web-invited-seats")}</h2>
      <ol class="at-table">
        {at.players.map((player) => (
          <li key={player.seat} class={player.kind}>
            <span class="seat-number">{player.seat + 1}</span>
            <Seated player={player} />
          </li>
        ))}
      </ol>
      <h2>{say("web-invited-options")}</h2>
      <AgreedOptions at={at} />
    </div>
  );
}

/** By which options it is played. */
export function AgreedOptions({ at }: { at: Pick<At, "agreed"> }) {
  if (at.agreed.length === 0) return <p>{say("web-invited-plain")}</p>;
  return (
    <dl class="agreed">
      {at.agreed.map(({ title, values }) => (
        <div key={title.message}>
          <dt>{spoken(title)}</dt>
          <dd>{values.map(spoken).join(", ")}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Seated({ player }: { player: Player }) {
  return (
    <span class="seated">
      <Crest crest={player.crest} /> {styleOf({ ...player, name: playerName(player) })}
    </span>
  );
}
