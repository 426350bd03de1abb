/** To go through a replay: by itself, by a slider or by buttons; and whose map is shown. */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isElsewhere } from "../parts/elsewhere";
import { Icon, type IconName } from "../parts/icon";
import { playerName } from "../table/people";
import type { Player } from "../wire";
import { say } from "../words";

/** Time to read what happened before the next step is shown. */
const PACE = 1500;

interface StepsProps {
  step: number;
  last: number;
  players: readonly Player[];
  /** Whose map is looked at. */
  seat: Signal<number>;
  onGo: (step: number) => void;
}

export function Steps({ step, last, players, seat, onGo }: StepsProps) {
  const show = usePlaying(step, last, onGo);
  const to = (next: number) => {
    show.stop();
    onGo(Math.min(last, Math.max(0, next)));
  };
  useStepKeys((by) => to(step + by));
  return (
    <section class="panel steps">
      <h2>{say("web-step", { step, last })}</h2>
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
        <StepButton name={show.isOn ? "pause" : "play"} onUse={show.toggle} />
        <StepButton name="next" onUse={() => to(step + 1)} />
        <StepButton name="last" onUse={() => to(last)} />
        {players.length > 1 && <SeatChoice players={players} seat={seat} />}
      </p>
    </section>
  );
}

/** One step after the other, until the end or until one looks for oneself; at the end it begins again. */
function usePlaying(step: number, last: number, onGo: (step: number) => void) {
  const isOn = useSignal(false);
  const stop = () => {
    isOn.value = false;
  };
  const toggle = () => {
    if (!isOn.value && step === last) onGo(0);
    isOn.value = !isOn.value;
  };
  useEffect(() => {
    if (!isOn.value) return;
    const timer = setTimeout(() => (step < last ? onGo(step + 1) : stop()), PACE);
    return () => clearTimeout(timer);
  }, [isOn.value, step]);
  return { isOn: isOn.value, stop, toggle };
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
  name: IconName & ("first" | "previous" | "play" | "pause" | "next" | "last");
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
