/** What has just happened at a table, to be shown once: when the turn has grown, and over nothing that has to be read first. */

import { type ReadonlySignal, useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Table } from "../wire";
import type { Controller } from "./controller";

export interface Happened {
  at: Table;
  /** The seat whose map was shown before. */
  from: number;
}

/** Calls `show` with every table that tells of something new; whatever was shown before is over by then. */
export function useHappened(controller: Controller, show: (happened: Happened) => void): void {
  const { session, stage, shownSeat } = controller;
  const last = useRef<{ at: Table; from: number } | null>(null);
  const forget = useRef(() => {});
  useEffect(
    () => () => {
      forget.current();
      stage.cut();
    },
    [stage],
  );
  useSignalEffect(() => {
    const [at, from] = [session.table.value, shownSeat.value];
    const before = last.current;
    if (at) last.current = { at, from };
    if (!at || !before || at.turn <= before.at.turn) return;
    forget.current();
    stage.cut();
    const begin = () => show({ at, from: before.from });
    forget.current = hasScored(at, before.at) ? afterWindow(controller.isSeasonOpen, begin) : () => {};
    if (!hasScored(at, before.at)) begin();
  });
}

/** Whether a season has ended, so that its window is open now. */
function hasScored(at: Table, before: Table): boolean {
  const ended = ({ page }: Table) => page.season_end?.number ?? -1;
  return ended(at) > ended(before);
}

/** Waits for the window of a season, open or about to open, to be closed; what is returned stops waiting. */
export function afterWindow(isOpen: ReadonlySignal<boolean>, begin: () => void): () => void {
  let wasOpen = false;
  const stop = isOpen.subscribe((isOpen) => {
    if (wasOpen && !isOpen) {
      stop();
      begin();
    }
    wasOpen = isOpen;
  });
  return stop;
}
