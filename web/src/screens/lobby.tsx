/** A table whose cards are not dealt yet: who sits there, who is missing, and how they are invited. */

import { useEffect } from "preact/hooks";
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
import { Connection } from "../table/top-bar";
import type { Lobby, Player } from "../wire";
import { say, spoken } from "../words";
import { Seated } from "./invitation";
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
  const refusal = session.refusal.value;
  return (
    <main class="page lobby" data-lobby data-version={at.version}>
      <header class="row">
        <a class="button quiet icon" href={linkTo.home} title={say("web-home")}>
          <Icon name="home" />
          <span class="unseen">{say("web-home")}</span>
        </a>
        <Connection session={session} />
        <RulesButton game={at.game} isSmall />
        <LanguageSwitch />
      </header>
      <h1>{gameName(at.game)}</h1>
      <p role="status">{say(at.is_full ? "web-lobby-full" : "web-lobby-open")}</p>
      {refusal && <p class="warning">{spoken(refusal)}</p>}
      <div class="columns">
        <Sitting session={session} at={at} />
        {openSeats(at) > 0 && (
          <section class="panel">
            {at.seat === null ? <SitButton table={at.table} /> : <Invite at={at}>{""}</Invite>}
          </section>
        )}
      </div>
      <Fairness at={at} />
    </main>
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
            <span class="fine">{standing(player)}</span>
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

function standing({ kind, is_here }: Player): string {
  if (kind !== "human") return "";
  return say(is_here ? "web-lobby-here" : "web-away");
}

interface OfferProps extends LobbyProps {
  player: Player;
}

/** The owner can let a bot sit where nobody does. */
function BotOffer({ session, at, player }: OfferProps) {
  const bots = offered.value.find(({ name }) => name === at.game)?.bots ?? [];
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
