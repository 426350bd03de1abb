/** The time that is left of a turn: in sight, not loud; spoken once, when little of it is left to the reader. */

import { clockFace, timeInWords } from "../parts/durations";
import type { Table } from "../wire";
import { say } from "../words";
import type { Controller } from "./controller";
import { isDue } from "./people";
import "./time-left.css";

/** Seconds from which on little is left: of a minute a quarter, of more a minute. */
const soon = (seconds: number) => (seconds > 60 ? 60 : 15);

/** Whole seconds; null where nobody's time is counted. */
const leftOf = ({ until }: Table, now: number) =>
  until === null ? null : Math.max(0, Math.ceil(until - now));

export function TimeLeft({ controller }: { controller: Controller }) {
  const { table, now } = controller.session;
  const at = table.value;
  if (!at?.timer || at.is_over) return null;
  const left = leftOf(at, now.value);
  const isSoon = left !== null && left <= soon(at.timer.seconds);
  const title = left ? say("web-time-left", { time: timeInWords(left) }) : say("web-time-up");
  return (
    <p
      class={isSoon ? "time-left soon" : "time-left"}
      role="timer"
      data-left={left ?? ""}
      title={left === null ? undefined : title}
      aria-label={left === null ? say("web-timer") : title}
    >
      <span aria-hidden="true">{left ? clockFace(left) : left === 0 ? say("web-time-up") : "–"}</span>
    </p>
  );
}

/** What is spoken of it: that little is left, to who owes an action. */
export function TimeSpoken({ controller }: { controller: Controller }) {
  const { table, now } = controller.session;
  const at = table.value;
  const left = at?.timer && isDue(at) ? leftOf(at, now.value) : null;
  const limit = soon(at?.timer?.seconds ?? 0);
  const isSoon = left !== null && left > 0 && left <= limit;
  return (
    <div role="status" data-time-spoken>
      {isSoon && say("web-time-soon", { time: timeInWords(limit) })}
    </div>
  );
}
