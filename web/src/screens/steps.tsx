/** To go through a replay: by itself as fast as one likes, by a slider, by buttons and keys, or season by season. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { keep, kept } from "../kept";
import { isElsewhere } from "../parts/elsewhere";
import { Icon, type IconName } from "../parts/icon";
import type { Chapter } from "../wire";
import { capital, say, spoken } from "../words";
import "./steps.css";

/** Time to read what happened before the next step is shown, in milliseconds, and how much faster it can go. */
const PACE = 1500;
const SPEEDS = [0.5, 1, 2, 4];

interface StepsProps {
  step: number;
  last: number;
  /** Where its seasons begin. */
  chapters?: readonly Chapter[];
  onGo: (step: number) => void;
  /** What else can be chosen, such as whose map is shown. */
  children?: ComponentChildren;
}

export function Steps({ step, last, chapters = [], onGo, children }: StepsProps) {
  const speed = useSpeed();
  const show = usePlaying(step, last, speed.value, onGo);
  const to = (next: number) => {
    show.stop();
    onGo(Math.min(last, Math.max(0, next)));
  };
  useStepKeys({
    " ": show.toggle,
    k: show.toggle,
    ArrowLeft: () => to(step - 1),
    ArrowRight: () => to(step + 1),
    Home: () => to(0),
    End: () => to(last),
    PageUp: () => to(chapters.findLast((each) => each.step < step)?.step ?? 0),
    PageDown: () => to(chapters.find((each) => each.step > step)?.step ?? last),
    "+": speed.faster,
    "-": speed.slower,
  });
  return (
    <section class="panel steps">
      <Slider step={step} last={last} onGo={to} />
      <p class="row">
        <StepButton name="first" onUse={() => to(0)} />
        <StepButton name="previous" onUse={() => to(step - 1)} />
        <StepButton name={show.isOn ? "pause" : "play"} onUse={show.toggle} />
        <StepButton name="next" onUse={() => to(step + 1)} />
        <StepButton name="last" onUse={() => to(last)} />
        <SpeedChoice speed={speed.value} onChoose={speed.choose} />
        {children}
      </p>
      {chapters.length > 1 && <Chapters chapters={chapters} step={step} onGo={to} />}
    </section>
  );
}

function Slider({ step, last, onGo }: Pick<StepsProps, "step" | "last" | "onGo">) {
  const label = say("web-step", { step, last });
  return (
    <>
      <h2>{label}</h2>
      <input
        type="range"
        min={0}
        max={last}
        value={step}
        aria-label={label}
        onInput={(event) => onGo(Number(event.currentTarget.value))}
      />
    </>
  );
}

/** How fast it goes by itself, as this device likes it. */
function useSpeed() {
  const speed = useSignal(SPEEDS.find((each) => String(each) === kept("speed")) ?? 1);
  const choose = (value: number) => {
    speed.value = value;
    keep("speed", String(value));
  };
  const by = (more: number) => choose(SPEEDS[SPEEDS.indexOf(speed.value) + more] ?? speed.value);
  return { value: speed.value, choose, faster: () => by(1), slower: () => by(-1) };
}

/** One step after the other, until the end or until one looks for oneself; at the end it begins again. */
function usePlaying(step: number, last: number, speed: number, onGo: (step: number) => void) {
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
    const timer = setTimeout(() => (step < last ? onGo(step + 1) : stop()), PACE / speed);
    return () => clearTimeout(timer);
  }, [isOn.value, step, speed]);
  return { isOn: isOn.value, stop, toggle };
}

/** Keys and what each does; a button that has the focus keeps the space bar for itself. */
function useStepKeys(keys: Record<string, () => void>): void {
  // Before it is painted: whoever sees a step and presses a key goes on from there.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = keys[event.key];
      const isPressed = event.key === " " && event.target instanceof HTMLButtonElement;
      if (!act || isPressed || isElsewhere(event)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

function SpeedChoice({ speed, onChoose }: { speed: number; onChoose: (speed: number) => void }) {
  return (
    <select
      aria-label={say("replay-speed")}
      title={say("replay-speed")}
      data-speed
      value={speed}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
    >
      {SPEEDS.map((each) => (
        <option key={each} value={each}>
          {say("replay-times", { speed: each })}
        </option>
      ))}
    </select>
  );
}

interface ChaptersProps {
  chapters: readonly Chapter[];
  step: number;
  onGo: (step: number) => void;
}

function Chapters({ chapters, step, onGo }: ChaptersProps) {
  const now = chapters.findLast((each) => each.step <= step);
  return (
    <p class="chapters" role="group" aria-label={say("replay-chapters")}>
      {chapters.map((chapter) => (
        <button
          key={chapter.step}
          type="button"
          data-chapter={chapter.step}
          aria-current={chapter === now ? "step" : undefined}
          onClick={() => onGo(chapter.step)}
        >
          {chapterName(chapter)}
        </button>
      ))}
    </p>
  );
}

/** A season by its name, a round by its number, which is read out as one. */
function chapterName({ clock }: Chapter) {
  if (clock.kind === "season") return capital(spoken(clock.name));
  return (
    <>
      <span aria-hidden="true">{clock.time}</span>
      <span class="unseen">{say("review-round", { round: clock.time })}</span>
    </>
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
