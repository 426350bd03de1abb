/** A table whose cards are not dealt yet: who sits there, who is missing, and how they are invited. */

import { useEffect } from "preact/hooks";
import { SmallMap } from "../board/map";
import { botName, gameName } from "../names";
import { Icon } from "../parts/icon";
import { LanguageSwitch } from "../parts/switches";
import { linkTo } from "../route";
import { RulesButton } from "../rules/button";
import { offered, refreshing } from "../state/offer";
import type { Session } from "../state/session";
import { Fairness } from "../table/fairness";
import { Invite, openSeats, SitButton } from "../table/invite";
import { playerName } from "../table/people";
import { RemoveButton } from "../table/remove";
import { Sayings, SayingsSpoken, TalkButton } from "../table/talk";
import { Connection } from "../table/top-bar";
import type { Lobby, Player } from "../wire";
import { say, spoken } from "../words";
import { AgreedOptions, Seated } from "./invitation";
import "./lobby.css";
import "./seats.css";

interface LobbyProps {
  session: Session;
  at: Lobby;
}

export function LobbyScreen({ session, at }: LobbyProps) {
  useEffect(() => {
    document.title = say("web-title", { game: gameName(at.game) });
    return refreshing();
  }, [at.game]);
  const isOpen = openSeats(at) > 0;
  return (
    <main class="page lobby" data-lobby data-version={at.version}>
      <header class="row">
        <a class="button quiet icon" href={linkTo.home} title={say("web-home")}>
          <Icon name="home" />
          <span class="unseen">{say("web-home")}</span>
        </a>
        <Connection session={session} />
        <TalkButton session={session} />
        <RulesButton game={at.game} isSmall />
        <LanguageSwitch />
        <Sayings session={session} />
      </header>
      <div class="unseen">
        <SayingsSpoken session={session} />
      </div>
      <div class="gathering">
        <Awaited session={session} at={at} />
        <Sitting session={session} at={at} />
        {isOpen && (
          <section class="panel invites">
            {at.seat === null ? <SitButton table={at.table} /> : <Invite at={at}>{""}</Invite>}
          </section>
        )}
        <Played at={at} />
      </div>
    </main>
  );
}

/** What the table waits for. */
function Awaited({ session, at }: LobbyProps) {
  const refusal = session.refusal.value;
  return (
    <div class="awaited">
      <h1>{gameName(at.game)}</h1>
      <p role="status">{say(at.is_full ? "web-lobby-full" : "web-lobby-open")}</p>
      {refusal && <p class="warning">{spoken(refusal)}</p>}
    </div>
  );
}

/** What will be played: the map, the options, and how it is dealt. */
function Played({ at }: { at: Lobby }) {
  return (
    <div class="played">
      <SmallMap game={at.game} chart={at.chart} label="" />
      <AgreedOptions at={at} />
      <Fairness at={at} />
    </div>
  );
}

function Sitting({ session, at }: LobbyProps) {
  return (
    <section class="panel sitting" aria-label={say("web-players")}>
      <ol>
        {at.players.map((player) => (
          <li key={player.seat} class={player.kind} data-sits={player.seat}>
            <span class="seat-number">{player.seat + 1}</span>
            {at.is_owner && player.kind !== "human" ? (
              <BotOffer session={session} at={at} player={player} />
            ) : (
              <Seated player={player} />
            )}
            <Standing at={at} player={player} />
            <WaitingOffer session={session} at={at} player={player} />
            {at.is_owner && player.kind === "human" && player.seat !== at.seat && (
              <RemoveButton session={session} player={player} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Whether a person is at the table now. */
function Standing({ at, player: { seat, kind, is_here } }: { at: Lobby; player: Player }) {
  if (kind !== "human") return null;
  const here = say(seat === at.seat ? "web-lobby-you" : "web-lobby-here");
  return <span class={is_here ? "badge here" : "badge"}>{is_here ? here : say("web-away")}</span>;
}

interface OfferProps extends LobbyProps {
  player: Player;
}

/** The owner can let a bot sit where nobody does. */
function BotOffer({ session, at, player }: OfferProps) {
  const known = player.bot === null ? [] : [player.bot];
  const bots = offered.value.find(({ name }) => name === at.game)?.bots ?? known;
  return (
    <select
      aria-label={say("web-lobby-bot")}
      data-bot-for={player.seat}
      value={player.bot ?? ""}
      onChange={({ currentTarget }) => session.replace(player.seat, currentTarget.value || null)}
    >
      <option value="">{say("web-friend")}</option>
      {bots.map((bot) => (
        <option key={bot} value={bot}>
          {say("web-bot", { bot: botName(bot) })}
        </option>
      ))}
    </select>
  );
}

/** Whoever sits here need not wait for one who is away. */
function WaitingOffer({ session, at, player }: OfferProps) {
  const isHeldUp = at.is_full && at.seat !== null && at.awaited.includes(player.seat) && !player.is_here;
  if (!isHeldUp) return null;
  return (
    <button
      type="button"
      data-without={player.seat}
      title={say("web-lobby-without-about")}
      disabled={session.isSending.value}
      onClick={() => session.without(player.seat)}
    >
      {say("web-lobby-without", { who: playerName(player) })}
    </button>
  );
}
