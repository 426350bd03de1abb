/** The paper score sheet, filled in: at the end of every season, and of the game. */

import type { Note, ScoreSheet } from "../wire";
import { numeral, say, spoken } from "../words";
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
          <td data-total>{numeral(total)}</td>
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
