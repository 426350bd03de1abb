import { SIZE, symbolPath } from "./ink";
import type { SymbolName } from "./symbols";
import "./board.css";

/** A monster or a hero by itself, as large as there is room. */
export function Portrait({ name }: { name: SymbolName }) {
  return (
    <svg class="board portrait" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" data-picture={name}>
      <path class="symbol" d={symbolPath(name, 0, 0)} />
    </svg>
  );
}
