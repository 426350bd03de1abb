/** Who sits at the new table: me, friends with the link, bots. */

import type { Signal } from "@preact/signals";
import { botName } from "../names";
import { isAway } from "../net/api";
import type { GameInfo, SeatRequest } from "../wire";
import { say } from "../words";
import "./seats.css";

interface SeatsProps {
  info: GameInfo;
  others: Signal<SeatRequest[]>;
}

export function Seats({ info, others }: SeatsProps) {
  const isFull = others.value.length >= info.most_seats - 1;
  return (
    <section class="panel group seats">
      <h2>{say("web-players")}</h2>
      <ol>
        <li>
          <span class="seat-number">1</span> {say("web-you")}
        </li>
        {others.value.map((_, at) => (
          <OtherSeat key={at} info={info} others={others} at={at} />
        ))}
      </ol>
      <p class="row">
        {!isAway.value && (
          <AddButton name="open" isOff={isFull} onUse={() => add(others, { kind: "open" })}>
            {say("web-add-friend")}
          </AddButton>
        )}
        <AddButton name="bot" isOff={isFull} onUse={() => add(others, { kind: "bot", bot: info.usual_bot })}>
          {say("web-add-bot")}
        </AddButton>
      </p>
      {isAway.value && (
        <p class="fine" data-strongest>
          {info.bots.includes("master")
            ? say("device-bots")
            : say("device-bots-plain", { bot: botName(info.strongest_bot) })}
        </p>
      )}
      {isFull && info.most_by_rules > info.most_seats && (
        <p class="fine" data-limit>
          {say("web-seats-limit", { most: info.most_seats, rules: info.most_by_rules })}
        </p>
      )}
    </section>
  );
}

function add(others: Signal<SeatRequest[]>, seat: SeatRequest): void {
  others.value = [...others.value, seat];
}

/** A seat for someone else: who takes it can be changed, or it goes away. */
function OtherSeat({ info, others, at }: SeatsProps & { at: number }) {
  const seat = others.value[at];
  const set = (bot: string) => {
    const seat: SeatRequest = bot ? { kind: "bot", bot } : { kind: "open" };
    others.value = others.value.map((each, index) => (index === at ? seat : each));
  };
  const remove = () => {
    others.value = others.value.filter((_, index) => index !== at);
  };
  return (
    <li>
      <span class="seat-number">{at + 2}</span>
      <select
        aria-label={say("web-seat", { seat: at + 2 })}
        value={seat?.kind === "bot" ? seat.bot : ""}
        onChange={(event) => set(event.currentTarget.value)}
      >
        {!isAway.value && <option value="">{say("web-friend")}</option>}
        {info.bots.map((bot) => (
          <option key={bot} value={bot}>
            {say("web-bot", { bot: botName(bot) })}
          </option>
        ))}
      </select>
      <button
        type="button"
        class="quiet"
        aria-label={say("web-remove-seat", { seat: at + 2 })}
        disabled={others.value.length + 1 <= info.fewest_seats}
        onClick={remove}
      >
        ×
      </button>
    </li>
  );
}

interface AddProps {
  name: "open" | "bot";
  isOff: boolean;
  onUse: () => void;
  children: string;
}

function AddButton({ name, isOff, onUse, children }: AddProps) {
  return (
    <button type="button" data-add={name} disabled={isOff} onClick={onUse}>
      {children}
    </button>
  );
}
