import type { Note } from "../wire";
import { spoken } from "../words";

/** Why what was asked for was refused. */
export function Refused({ why }: { why: Note }) {
  return (
    <p class="warning" role="alert">
      {spoken(why)}
    </p>
  );
}
