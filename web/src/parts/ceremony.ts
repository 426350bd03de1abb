/**
 * A ceremony: how things came to be as they are, shown in steps, each in its time, and cut short by any tap or key.
 *
 * The page below already shows how things stand and can be played on. So what a ceremony lays over it lets pointers
 * through (`pointer-events: none`), takes no focus and no room, and a tap that cuts it short does what it would do anyway.
 */

import { isStill } from "../settings";

export interface CeremonyStep {
  /** Milliseconds since the step before it. */
  after: number;
  /** Shows it, and tells what moves; everything moves towards how it is without the animation. */
  show: () => readonly Animation[] | undefined;
}

export interface Ceremony {
  /** What it is about, for those who do not see it: said when it begins, whole. */
  means?: string;
  steps: readonly CeremonyStep[];
  /** Milliseconds for which all of it is to be seen after the last step. */
  stays: number;
  /** Takes away what was laid over the page; called once, however it ended. */
  end?: () => void;
}

export type Stage = ReturnType<typeof openStage>;

/** Where ceremonies are shown: any number at the same time, and all of them end together. */
export function openStage(say: (meaning: string) => void) {
  const endings = new Set<() => void>();
  const cut = () => {
    for (const end of [...endings]) end();
  };
  const hurry = (event: Event) => {
    if (!(event instanceof KeyboardEvent && event.repeat)) cut();
  };
  const listen = (isOn: boolean) => {
    const change = isOn ? addEventListener : removeEventListener;
    for (const each of ["pointerdown", "keydown"]) change(each, hurry, { capture: true });
    change("resize", cut);
    document[isOn ? "addEventListener" : "removeEventListener"]("visibilitychange", cut);
  };
  const perform = (ceremony: Ceremony): void => {
    if (ceremony.means) say(ceremony.means);
    if (endings.size === 0) listen(true);
    const end = play(ceremony, () => {
      endings.delete(end);
      if (endings.size === 0) listen(false);
    });
    endings.add(end);
  };
  return { perform, cut };
}

/** Plays it, at once where nothing is to move, and returns what brings it to its end. */
function play({ steps, stays, end }: Ceremony, left: () => void): () => void {
  const moving: Animation[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let next = 0;
  const showNext = () => {
    moving.push(...(steps[next++]?.show() ?? []));
  };
  const showRest = () => {
    while (next < steps.length) showNext();
    for (const animation of moving) animation.finish();
  };
  const close = () => {
    clearTimeout(timer);
    showRest();
    left();
    end?.();
  };
  /** What comes at once is there before anything else is painted. */
  const wait = () => {
    while (steps[next]?.after === 0) showNext();
    timer = setTimeout(next < steps.length ? showInTime : close, steps[next]?.after ?? stays);
  };
  const showInTime = () => {
    showNext();
    wait();
  };
  if (isStill()) {
    showRest();
    timer = setTimeout(
      close,
      steps.reduce((sum, step) => sum + step.after, stays),
    );
  } else wait();
  return close;
}

/** An element moved from somewhere to where it is: `frames` begin elsewhere and may end at nothing in particular. */
export function moved(
  element: Element | null | undefined,
  frames: Keyframe[] | PropertyIndexedKeyframes,
  timing: KeyframeAnimationOptions,
): Animation[] {
  return element ? [element.animate(frames, { fill: "backwards", easing: "ease-out", ...timing })] : [];
}
