/** The clock of a new table: none, a gentle or a strict one, and how long a turn may take. */

import type { Signal } from "@preact/signals";
import { timeInWords } from "../parts/durations";
import type { Timer } from "../wire";
import { say } from "../words";
import "./timer-choice.css";

const PACES = ["off", "gentle", "strict"] as const;

/** Seconds: from a minute to days. */
const TIMES = [60, 180, 600, 3_600, 86_400, 259_200];
const USUAL = 600;

export function TimerChoice({ game, timer }: { game: string; timer: Signal<Timer | null> }) {
  const { pace, seconds } = timer.value ?? { pace: "off" as const, seconds: USUAL };
  return (
    <section class="panel group timer-choice">
      <h2 id="timer-choice">{say("web-timer")}</h2>
      <div class="paces" role="group" aria-labelledby="timer-choice">
        {PACES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === pace}
            data-pace={each}
            onClick={() => (timer.value = each === "off" ? null : { pace: each, seconds })}
          >
            {say(`web-timer-${each}`)}
          </button>
        ))}
      </div>
      <p class="fine">{say(`web-timer-${pace}-about`, { game })}</p>
      {pace !== "off" && (
        <label class="field">
          <span>{say("web-timer-for-turn")}</span>
          <select
            name="seconds"
            value={seconds}
            onChange={(event) => (timer.value = { pace, seconds: Number(event.currentTarget.value) })}
          >
            {TIMES.map((each) => (
              <option key={each} value={each}>
                {timeInWords(each)}
              </option>
            ))}
          </select>
        </label>
      )}
    </section>
  );
}
