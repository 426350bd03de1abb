/** Tables put together from what has changed, so that only whole ones are heard. */

import type { Changed, ServerMessage, Table } from "../wire";

export type Heard = Exclude<ServerMessage, Changed>;

/** Takes in one message of a connection after the other; asks where changes are not of the table that is known. */
export function wholes(hear: (message: Heard) => void, ask: () => void): (message: ServerMessage) => void {
  let last: Table | null = null;
  return (message) => {
    if (message.type === "table") last = message;
    if (message.type !== "changed") return hear(message);
    if (last?.version !== message.since) return ask();
    const { table, page, answers } = message;
    last = { ...last, ...table, page: { ...last.page, ...page }, answers };
    hear(last);
  };
}
