/** To go through a replay: a slider, buttons, and whose map is shown. */

import type { Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isElsewhere } from "../parts/elsewhere";
import { Icon, type IconName } from "../parts/icon";
import { playerName } from "../table/people";
import type { Player } from "../wire";
import { say } from "../words";

interface StepsProps {
  step: number;
  last: number;
  players: readonly Player[];
  /** Whose map is looked at. */
  seat: Signal<number>;
  onGo: (step: number) => void;
}

export function Steps({ step, last, players, seat, onGo }: StepsProps) {
  const to = (next: number) => onGo(Math.min(last, Math.max(0, next)));
  useStepKeys((by) => to(step + by));
  return (
    <section class="panel steps">
      <p>{say("web-step", { step, last })}</p>
      <input
        type="range"
        min={0}
        max={last}
        value={step}
        aria-label={say("web-step", { step, last })}
        onInput={(event) => to(Number(event.currentTarget.value))}
      />
      <p class="row">
        <StepButton name="first" onUse={() => to(0)} />
        <StepButton name="previous" onUse={() => to(step - 1)} />
        <StepButton name="next" onUse={() => to(step + 1)} />
        <StepButton name="last" onUse={() => to(last)} />
        {players.length > 1 && <SeatChoice players={players} seat={seat} />}
      </p>
    </section>
  );
}

/** The arrows go back and on. */
function useStepKeys(go: (by: number) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isElsewhere(event)) return;
      if (event.key === "ArrowLeft") go(-1);
      else if (event.key === "ArrowRight") go(1);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

function SeatChoice({ players, seat }: Pick<StepsProps, "players" | "seat">) {
  return (
    <select
      aria-label={say("web-players")}
      value={seat.value}
      onChange={(event) => {
        seat.value = Number(event.currentTarget.value);
      }}
    >
      {players.map((each) => (
        <option key={each.seat} value={each.seat}>
          {each.seat + 1} {playerName(each)}
        </option>
      ))}
    </select>
  );
}

interface StepButtonProps {
  name: IconName & ("first" | "previous" | "next" | "last");
  onUse: () => void;
}

function StepButton({ name, onUse }: StepButtonProps) {
  const label = say(`web-step-${name}`);
  return (
    <button type="button" class="icon" title={label} data-step={name} onClick={onUse}>
      <Icon name={name} />
      <span class="unseen">{label}</span>
    </button>
  );
}
