import type { Flip } from "../../wire";
import type { Sitting } from "./sitting";
import type { Moment } from "./unfolding";

/** Where an evening stands, for the parts of its screen. */
export interface At {
  sitting: Sitting;
  moment: Moment;
  flip: Flip;
  /** Says a move; nothing happens where it cannot be. */
  say: (move: string) => void;
}

/** An evening, and what to do when it goes on or is left for none. */
export interface EveningProps {
  sitting: Sitting;
  onChange: (sitting: Sitting | null) => void;
}
