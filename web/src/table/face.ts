/** What a kind of game shows at a table that no other does. */

import type { Signal } from "@preact/signals";
import type { ComponentType, JSX } from "preact";
import type { Chart, Page, Player, Tray } from "../wire";
import type { Controller } from "./controller";

export interface Face {
  /** Everything between the line at the top and the windows. */
  Table: ComponentType<{ controller: Controller }>;
  /** What lies around someone's board, to look at. */
  Things: ComponentType<{ game: string; trays: readonly Tray[] }>;
  /** The table as it was at some step. */
  Retold: ComponentType<RetoldProps>;
  /** Keys that only these games have, each with the message that tells what it does. */
  keys: readonly (readonly [key: string, message: string])[];
}

export interface RetoldProps {
  game: string;
  page: Page;
  chart: Chart;
  players: readonly Player[];
  /** The goal that is pressed, and whose cells are lit. */
  lit: Signal<number | null>;
  board: JSX.Element;
  /** What stands above the goals. */
  before: JSX.Element;
}
