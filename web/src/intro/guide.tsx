/** The note that goes through an introduction: it points at a part of the table and says what to do there. */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { layout } from "../layout";
import { isElsewhere } from "../parts/elsewhere";
import { isTouch } from "../parts/touch";
import { linkTo } from "../route";
import type { Controller } from "../table/controller";
import { learn, say } from "../words";
import { LESSONS, type Step } from "./lessons";
import { type Box, beside, boxesOf, boxOf, covered, lacking, placed, visible } from "./place";
import { type Intro, intro, leaveIntro, toStep } from "./state";
import { watch } from "./watch";
import "./guide.css";

const NOWHERE: Box = { left: 0, top: 0, width: 0, height: 0 };

/** The note, once its words are there. */
export async function speakingGuide(): Promise<typeof Guide> {
  await learn(
    import.meta.glob<string>("../../../src/landscribe/texts/*/intro.ftl", {
      query: "?raw",
      import: "default",
    }),
  );
  return Guide;
}

function Guide({ controller }: { controller: Controller }) {
  useEffect(() => watch(controller), [controller]);
  useEffect(() => leaveIntro, []);
  useKey("c", () => toStep((intro.peek()?.step ?? 0) + 1));
  const at = intro.value;
  const steps = LESSONS[at?.game ?? ""]?.steps ?? [];
  const step = steps[at?.step ?? 0];
  const isReady = useReady();
  const { note, box, ring } = useLaid(step, controller.session.table.value?.version);
  useTab(step);
  if (!at || !step) return null;
  const text = say(`intro-${step.message}`, { way: isTouch() ? "touch" : "mouse" });
  return (
    <>
      <div class="intro-ring" style={px(ring)} aria-hidden="true" />
      <aside
        ref={note}
        class="intro"
        style={{ left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px` }}
        aria-label={say("web-intro")}
        data-intro={step.message}
        data-until={step.until}
      >
        <p role="status" aria-live="polite">
          {isReady ? text : ""}
        </p>
        <Ways at={at} count={steps.length} />
      </aside>
    </>
  );
}

/** Whether the note can be said: once it is there, and again when a window that was over it is closed. */
function useReady(): boolean {
  const isReady = useSignal(false);
  useEffect(() => {
    const speak = () => {
      isReady.value = false;
      requestAnimationFrame(() => {
        isReady.value = true;
      });
    };
    speak();
    document.addEventListener("close", speak, true);
    return () => document.removeEventListener("close", speak, true);
  }, []);
  return isReady.value;
}

/** Where the note lies, and the ring around what it speaks of: found again when the step or the table changes. */
function useLaid(step: Step | undefined, version: number | undefined) {
  const note = useRef<HTMLElement>(null);
  const [box, ring] = [useSignal(NOWHERE), useSignal(NOWHERE)];
  const lay = () => {
    const element = note.current;
    if (!element || !step) return;
    const at = visible(step.at);
    at?.scrollIntoView({ block: "nearest", inline: "nearest" });
    const target = at ? boxOf(at) : NOWHERE;
    const [free, rather] = [boxesOf(step.free ?? []), boxesOf(step.rather ?? [])];
    const sizes = sizesOf(element, [target, ...free]);
    set(ring, target);
    set(box, placed(sizes, { target, free, rather }));
    element.style.width = `${box.peek().width}px`;
    if (covered(box.peek(), [target, ...free]) > 0) makeRoom(Math.min(...sizes.map(({ height }) => height)));
  };
  useLayoutEffect(lay);
  useEffect(() => {
    const again = () => {
      giveRoomBack();
      lay();
    };
    const seen = new ResizeObserver(lay);
    for (const element of document.querySelectorAll(AROUND)) seen.observe(element);
    addEventListener("resize", again);
    return () => {
      seen.disconnect();
      removeEventListener("resize", again);
      giveRoomBack();
    };
  }, [step, version]);
  return { note, box: box.value, ring: ring.value };
}

/** What moves the note where it changes its size. */
const AROUND = "main.table, main.table .panel, main.table .offer";

/** Where letters are so large that the note has no place of its own, what is offered ends above it. */
function makeRoom(height: number): void {
  const { style } = document.documentElement;
  const offer = visible([".offer"]);
  if (offer && !style.getPropertyValue(ROOM)) style.setProperty(ROOM, `${lacking(boxOf(offer), height)}px`);
}

const ROOM = "--note-room";

function giveRoomBack(): void {
  document.documentElement.style.removeProperty(ROOM);
}

/** Opens the tab behind which it is, as soon as there are tabs. */
function useTab(step: Step | undefined): void {
  useEffect(() => {
    const { tab } = step ?? {};
    if (!tab) return;
    const frame = requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`main.table [data-to=${tab}]`)?.click(),
    );
    return () => cancelAnimationFrame(frame);
  }, [step, layout.value]);
}

/** On, out of it, and how far it is. */
function Ways({ at: { step, back }, count }: { at: Intro; count: number }) {
  const isLast = step === count - 1;
  const isFromHome = back === linkTo.home;
  return (
    <div class="row">
      {isFromHome || isLast ? (
        <button type="button" class="quiet" data-intro-skip onClick={leaveIntro}>
          {say(isLast ? "web-intro-play-on" : "web-intro-skip")}
        </button>
      ) : (
        <a class="button quiet" href={back} data-intro-skip>
          {say("web-to-invitation")}
        </a>
      )}
      <span class="fine" aria-hidden="true">
        {step + 1}/{count}
      </span>
      {isLast ? (
        <a class="button" href={back} data-intro-home>
          {say(isFromHome ? "web-home" : "web-to-invitation")}
        </a>
      ) : (
        <button type="button" class="main" data-intro-next onClick={() => toStep(step + 1)}>
          {say("web-intro-next")} {!isTouch() && <kbd class="wide-only">C</kbd>}
        </button>
      )}
    </div>
  );
}

/** Changes a box only where it moves, so that laying it out comes to rest. */
function set(box: Signal<Box>, to: Box): void {
  const { left, top, width, height } = to;
  const was = box.peek();
  if (was.left !== left || was.top !== top || was.width !== width || was.height !== height)
    box.value = { left, top, width, height };
}

/** The sizes that the note can have, the best to read first; with very large letters the room beside things. */
function sizesOf(note: HTMLElement, things: readonly Box[]): Pick<Box, "width" | "height">[] {
  const letter = Number.parseFloat(getComputedStyle(note).fontSize);
  const rest = things.map((thing) => Math.max(9 * letter, beside(thing)));
  return [22 * letter, 16 * letter, 34 * letter, ...rest].map((wanted) => {
    const width = Math.min(wanted, innerWidth - 12);
    note.style.width = `${width}px`;
    return { width, height: Math.ceil(note.getBoundingClientRect().height) };
  });
}

function px({ left, top, width, height }: Box): Record<string, string> {
  return { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
}

/** A key that goes on, but where one writes. */
function useKey(key: string, use: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || isElsewhere(event)) return;
      use();
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
