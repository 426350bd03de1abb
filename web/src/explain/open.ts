/** What a card says, with an example: loaded when someone first asks. */

import { part } from "../net/part";

/** Opens the window that explains a card. */
export function explain(game: string, card: string): void {
  void part(() => import("./window")).then((window) => window?.show(game, card));
}
