/** The drawings of a cell, 40 by 40, as plain lines: those of printed sheets too; `ink` makes them look drawn by hand. */

import drawings from "../../../src/landscribe/paper/symbols.json";

export const SYMBOLS = drawings;

export type SymbolName = keyof typeof SYMBOLS;
