/** What a placement that is held would bring. */

import type { Goal } from "../wire";

export interface Gain {
  goal: Goal;
  by: number;
}

export function gainsOf(now: readonly Goal[], ahead: readonly Goal[]): Gain[] {
  return now.map((goal, at) => ({ goal, by: (ahead[at]?.now ?? goal.now) - goal.now }));
}
