/** What is played on this device itself, without a server: which tables, and whether it can be. */

import { keep, kept, keptList } from "../kept";

/** Where there never was a server: files on any web host. */
export const IS_SITE = "site" in document.documentElement.dataset;

/** Where the client lies: at the root of a server, in any folder of a web host. */
export const HOME = new URL(IS_SITE ? "." : "/", location.href);

/** The folder of the pack that this device keeps, if it keeps one. */
export const keptPack = () => kept("pack");

export const isKept = () => IS_SITE || Boolean(keptPack());

export const isHere = (table: string) => keptList<string>("here").includes(table);

export function unmarkHere(table: string): void {
  keep("here", JSON.stringify(keptList<string>("here").filter((each) => each !== table)));
}

export function markHere(table: string): void {
  keep("here", JSON.stringify([...new Set([table, ...keptList<string>("here")])]));
}
