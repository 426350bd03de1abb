/** Sees whether what a step asks for has been done, and goes on by itself. */

import { effect } from "@preact/signals";
import type { Controller } from "../table/controller";
import { gainsOf } from "../table/gains";
import { trayAt } from "../table/things";
import type { Page } from "../wire";
import { LESSONS, type Step, type Until } from "./lessons";
import { intro, toStep } from "./state";

interface Situation {
  isAimed: boolean;
  /** Put down where it fits. */
  isDown: boolean;
  lay: string;
  /** Where what is held lies, and how. */
  spot: string;
  /** Whether it is known to bring something there. */
  isGain: boolean;
  letters: string;
  choices: string;
  task: Page["task"];
  seasons: number;
  hasPiece: boolean;
}

function situationOf({ session, isFitting }: Controller): Situation {
  const page = session.page.value;
  const hold = session.hold.value;
  const ahead = session.preview.value;
  const seat = page?.seat ?? 0;
  return {
    isAimed: hold !== null && hold.row !== null,
    isDown: (hold?.isDown ?? false) && isFitting.value,
    lay: hold ? `${hold.placing} ${hold.lay}` : "",
    spot: JSON.stringify(hold),
    isGain: page !== null && ahead !== null && gainsOf(page.goals, ahead).some(({ by }) => by > 0),
    letters: page?.charts[seat]?.letters ?? "",
    choices: page?.choices.map((choice) => choice.action).join() ?? "",
    task: page?.task ?? null,
    seasons: page?.sheets[seat]?.lines.length ?? 0,
    hasPiece: page !== null && trayAt(page, seat, "reserve").length > 0,
  };
}

/** What is so for as long as it is, and what has happened once and for all. */
const HOLDS: Readonly<Partial<Record<Until, (now: Situation, then: Situation) => boolean>>> = {
  aimed: (now) => now.isAimed,
  down: (now) => now.isDown,
  gained: (now, then) => now.isDown && now.isGain && now.spot !== then.spot,
  turned: (now, then) => now.lay !== then.lay && now.lay !== "",
  picked: (now, then) => now.lay !== then.lay && now.lay !== "",
};
const HAPPENED: Readonly<Partial<Record<Until, (now: Situation, then: Situation) => boolean>>> = {
  drawn: (now, then) => now.letters !== then.letters,
  took: (now, then) => now.choices !== then.choices,
  season: (now, then) => now.seasons > then.seasons,
};

function hasHappened(step: Step, now: Situation, then: Situation): boolean {
  if (step.until === "asked") return now.task === step.task && then.task !== now.task;
  return HAPPENED[step.until]?.(now, then) ?? false;
}

/** Who does more than a step asks for is taken along to where they are. */
function stepAfter(steps: readonly Step[], at: number, now: Situation, then: Situation): number {
  const past = steps.findIndex((step, number) => number >= at && hasHappened(step, now, then));
  if (past >= 0) return past + 1;
  const step = steps[at];
  const holds = step && step.until !== "asked" && HOLDS[step.until]?.(now, then);
  return holds ? at + 1 : at;
}

function isLeftOut({ when }: Step, { hasPiece }: Situation): boolean {
  return when !== undefined && hasPiece !== (when === "has piece");
}

/** Watches until it is told to stop. */
export function watch(controller: Controller): () => void {
  let began = -1;
  let then = situationOf(controller);
  return effect(() => {
    const now = situationOf(controller);
    const at = intro.value;
    if (!at) return;
    const isBeginning = at.step !== began;
    if (isBeginning) {
      began = at.step;
      then = now;
    }
    const steps = LESSONS[at.game]?.steps ?? [];
    let next = stepAfter(steps, began, now, then);
    if (isBeginning || next !== began)
      for (let step = steps[next]; step && isLeftOut(step, now); step = steps[next]) next += 1;
    if (next !== began) toStep(next);
  });
}
