import type { Page } from "../../wire";
import "./season-track.css";

/** The season beside its deck: the time spent, the time left, and what is scored when it is over; the top line says it. */
export function SeasonTrack({ page: { status } }: { page: Page }) {
  const clock = status.find((line) => line.clock)?.clock;
  if (!clock) return null;
  return (
    <div
      key={clock.scores.join()}
      class="season-track"
      aria-hidden="true"
      data-time={clock.time}
      data-length={clock.length}
    >
      {Array.from({ length: clock.length }, (_, hour) => (
        <i key={hour} class={hour < clock.time ? "spent" : ""} />
      ))}
      {clock.scores.map((label) => (
        <b key={label}>{label}</b>
      ))}
    </div>
  );
}
