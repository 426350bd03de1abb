/** Everyone at the table: small maps that open, whose turn it is, who is away. */

import { useSignal } from "@preact/signals";
import { mapInWords } from "../board/labels";
import { SmallMap } from "../board/map";
import { botName } from "../names";
import { Dialog } from "../parts/dialog";
import { Crest } from "../people/crest";
import { styleOf } from "../people/person";
import type { Player, Table } from "../wire";
import { numeral, say } from "../words";
import { Facts } from "./coins";
import type { Controller } from "./controller";
import { mapName, personName } from "./people";
import { RemoveButton } from "./remove";
import { Sheet } from "./sheets";
import { markedOn } from "./talk";
import "./players.css";

interface PanelProps {
  controller: Controller;
  /** One beside the other in a line that scrolls, or all of them in sight. */
  shape: "strip" | "grid";
}

export function PlayersPanel({ controller, shape }: PanelProps) {
  const opened = useSignal<number | null>(null);
  const at = controller.session.table.value;
  if (!at || at.players.length < 2) return null;
  return (
    <section class={`panel players ${shape}`} aria-label={say("web-players")}>
      <ul>
        {at.players.map((player) => (
          <li key={player.seat}>
            <PlayerButton
              at={at}
              player={player}
              isMe={player.seat === at.seat}
              marked={markedOn(controller.session, player.seat)}
              onOpen={() => {
                if (at.seat === null) controller.watched.value = player.seat;
                opened.value = player.seat;
              }}
            />
          </li>
        ))}
      </ul>
      {opened.value !== null && (
        <PlayerDialog
          controller={controller}
          at={at}
          seat={opened.value}
          onClose={() => (opened.value = null)}
        />
      )}
    </section>
  );
}

interface DialogProps {
  controller: Controller;
  at: Table;
  seat: number;
  onClose: () => void;
}

interface PlayerProps {
  at: Table;
  player: Player;
  isMe: boolean;
  marked: ReadonlySet<number>;
  onOpen: () => void;
}

function PlayerButton({ at, player, isMe, marked, onOpen }: PlayerProps) {
  const chart = at.page.charts[player.seat];
  const total = at.page.sheets[player.seat]?.total ?? 0;
  const state = stateOf(at, player);
  return (
    <button
      type="button"
      class={`player ${isMe ? "me " : ""}${player.is_due && !at.is_over ? "due" : ""}`}
      data-seat={player.seat}
      onClick={onOpen}
    >
      {chart && <SmallMap game={at.game} chart={chart} label="" marked={marked} />}
      <span class="player-name">
        <Crest crest={player.crest} /> {personName(at, player.seat)}
      </span>
      <span key={`${total} ${state}`} class="fine">
        {player.kind !== "open" && <b>{numeral(total)}</b>}
        {player.kind !== "open" && state && " · "}
        {state}
      </span>
    </button>
  );
}

function stateOf(at: Table, player: Player): string {
  if (player.kind === "open") return say("web-waiting-for-friend");
  if (at.is_over) return at.winners.includes(player.seat) ? say("web-won") : "";
  if (player.kind === "human" && !player.is_here) return say("web-away");
  return say(player.is_due ? "web-thinking" : "web-ready", { game: at.game });
}

function PlayerDialog({ controller, at, seat, onClose }: DialogProps) {
  const player = at.players[seat];
  const chart = at.page.charts[seat];
  const sheet = at.page.sheets[seat];
  if (!player || !chart) return null;
  return (
    <Dialog title={mapName(at, seat)} onClose={onClose}>
      <div class="opened">
        <SmallMap
          game={at.game}
          chart={chart}
          label={mapName(at, seat)}
          marked={markedOn(controller.session, seat)}
        />
        <p class="unseen">{mapInWords(at.game, chart)}</p>
        <div>
          {at.page.kind === "map" && (
            <p>
              <Facts chart={chart} />
            </p>
          )}
          <controller.face.Things game={at.game} trays={chart.trays} />
          {player.title && (
            <p class="styled">
              <Crest crest={player.crest} /> {styleOf(player)}
            </p>
          )}
          {player.hints > 0 && <p class="fine">{say("web-hints-used", { hints: player.hints })}</p>}
          {sheet && sheet.lines.length > 0 && <Sheet sheet={sheet} />}
          <OwnerActions controller={controller} at={at} player={player} />
        </div>
      </div>
    </Dialog>
  );
}

/** What the owner of the table can do about someone who is away. */
function OwnerActions({ controller, at, player }: { controller: Controller; at: Table; player: Player }) {
  if (!at.is_owner || at.is_over || player.seat === at.seat) return null;
  const bots = controller.offer.value?.bots ?? [];
  const canReplace = player.kind === "open" || (player.kind === "human" && !player.is_here);
  return (
    <div class="owner">
      {at.stand_ins.includes(player.seat) && (
        <button type="button" onClick={() => controller.session.soloAmbush(player.seat)}>
          {say("web-solo-ambush")}
        </button>
      )}
      {canReplace &&
        bots.map((bot) => (
          <button key={bot} type="button" onClick={() => controller.session.replace(player.seat, bot)}>
            {say("web-replace-by", { bot: botName(bot) })}
          </button>
        ))}
      {player.kind === "human" && <RemoveButton session={controller.session} player={player} />}
      {player.kind === "bot" && (
        <button type="button" onClick={() => controller.session.replace(player.seat, null)}>
          {say("web-give-back")}
        </button>
      )}
    </div>
  );
}
