/** Who sits at the new table: me, friends with the link, bots. */

import type { Signal } from "@preact/signals";
import { botName } from "../names";
import type { GameInfo, SeatRequest } from "../wire";
import { say } from "../words";
import "./seats.css";

interface SeatsProps {
  info: GameInfo;
  others: Signal<SeatRequest[]>;
}

export function Seats({ info, others }: SeatsProps) {
  const most = info.most_seats - 1;
  const set = (at: number, seat: SeatRequest) => {
    others.value = others.value.map((each, index) => (index === at ? seat : each));
  };
  return (
    <section class="panel group seats">
      <h2>{say("web-players")}</h2>
      <ol>
        <li>
          <span class="seat-number">1</span> {say("web-you")}
        </li>
        {others.value.map((seat, at) => (
          <li key={at}>
            <span class="seat-number">{at + 2}</span>
            <select
              aria-label={say("web-seat", { seat: at + 2 })}
              value={seat.kind === "bot" ? seat.bot : ""}
              onChange={(event) => {
                const bot = event.currentTarget.value;
                set(at, bot ? { kind: "bot", bot } : { kind: "open" });
              }}
            >
              <option value="">{say("web-friend")}</option>
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
              onClick={() => {
                others.value = others.value.filter((_, index) => index !== at);
              }}
            >
              ×
            </button>
          </li>
        ))}
      </ol>
      <p class="row">
        <button
          type="button"
          data-add="open"
          disabled={others.value.length >= most}
          onClick={() => {
            others.value = [...others.value, { kind: "open" }];
          }}
        >
          {say("web-add-friend")}
        </button>
        <button
          type="button"
          data-add="bot"
          disabled={others.value.length >= most || info.bots.length === 0}
          onClick={() => {
            others.value = [...others.value, { kind: "bot", bot: info.bots[1] ?? info.bots[0] ?? "" }];
          }}
        >
          {say("web-add-bot")}
        </button>
      </p>
      {others.value.length >= most && info.most_by_rules > info.most_seats && (
        <p class="fine" data-limit>
          {say("web-seats-limit", { most: info.most_seats, rules: info.most_by_rules })}
        </p>
      )}
    </section>
  );
}
