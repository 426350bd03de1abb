/** The paper score sheet, filled in: at the end of every season, and of the game. */

import { useSignal, useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import { Dialog } from "../parts/dialog";
import type { Note, ScoreSheet } from "../wire";
import { say, spoken } from "../words";
import type { Controller } from "./controller";
import "./sheets.css";

export function Sheet({ sheet: { head, lines, total } }: { sheet: ScoreSheet }) {
  return (
    <table class="sheet">
      <thead>
        <tr>{head.map((each) => headCell(each))}</tr>
      </thead>
      <tbody>
        {lines.map(([name, ...values], row) => (
          <tr key={row}>
            <th scope="row">{name === undefined ? "" : spoken(name)}</th>
            {values.map((value, col) => (
              <td key={col}>{spoken(value)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={Math.max(1, head.length - 1)}>
            {say("web-total")}
          </th>
          <td data-total>{total}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** A column without a name has no heading. */
function headCell(head: Note) {
  const name = spoken(head);
  if (name === "") return <td key={head.message} />;
  return (
    <th key={head.message} scope="col">
      {name}
    </th>
  );
}

/** Opens by itself when a season has ended. */
export function SeasonDialog({ controller }: { controller: Controller }) {
  const lines = useRef<number | null>(null);
  const isOpen = useSignal(false);
  useSignalEffect(() => {
    const at = controller.session.table.value;
    const count = at?.page.sheets[at.seat ?? 0]?.lines.length ?? 0;
    if (!at) return;
    if (lines.current !== null && count > lines.current && !at.is_over) isOpen.value = true;
    lines.current = count;
  });
  const at = controller.session.table.value;
  if (!isOpen.value || !at || at.is_over) return null;
  const sheet = at.page.sheets[at.seat ?? 0];
  const last = sheet?.lines.at(-1)?.[0];
  if (!sheet) return null;
  return (
    <Dialog
      title={say("web-season-over", { season: last === undefined ? "" : spoken(last) })}
      close={say("web-go-on")}
      onClose={() => {
        isOpen.value = false;
      }}
    >
      <Sheet sheet={sheet} />
    </Dialog>
  );
}
