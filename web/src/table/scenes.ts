/** What has just happened at a table, to be shown once: when the turn has grown, and over nothing that has to be read first. */

import { useSignalEffect } from "@preact/signals";
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
    forget.current = hasScored(at, before.at) ? afterWindow(begin) : () => {};
    if (!hasScored(at, before.at)) begin();
  });
}

/** Whether a season has ended, so that its window is open now. */
function hasScored(at: Table, before: Table): boolean {
  const lines = ({ page, seat }: Table) => page.sheets[seat ?? 0]?.lines.length ?? 0;
  return lines(at) > lines(before);
}

/** Waits for a window to be closed; what is returned stops waiting. */
function afterWindow(begin: () => void): () => void {
  const closed = new AbortController();
  const once = () => {
    closed.abort();
    begin();
  };
  document.addEventListener("close", once, { capture: true, signal: closed.signal });
  return () => closed.abort();
}
