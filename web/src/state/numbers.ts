/** The number that this device adds to the deal of a table, promised by its hash before any is told. */

import { keep, kept } from "../kept";
import type { Lobby, Pledge, Reveal, Shuffled } from "../wire";
import { sha256 } from "./sha256";

let secret: string | null = null;

/** What only this device knows, and from which its numbers come. */
function ownSecret(): string {
  secret ??= kept("secret") ?? newSecret();
  return secret;
}

function newSecret(): string {
  const made = randomHex();
  keep("secret", made);
  return made;
}

/** 256 random bits. */
export function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The number of this device for a seat; another for every table and round. */
export function ownNumber(table: string, seat: number, round: number): string {
  return sha256(`${ownSecret()} ${table} ${seat} ${round}`);
}

/** The token with which this device sits down at a table: the same again where the answer was lost. */
export function ownToken(table: string): string {
  return sha256(`${ownSecret()} ${table} token`);
}

/** By which the server knows this browser again at a contest, and nowhere else. */
export const browserKey = () => sha256(`${ownSecret()} browser`);

/** What this device has to say next about its number, if anything. */
export function nextAboutNumber({
  table,
  version,
  seat,
  shuffle: { round, numbers },
  awaited,
  players,
  is_full,
}: Lobby): Pledge | Reveal | null {
  if (seat === null || !awaited.includes(seat)) return null;
  const own = numbers.find((each) => each.seat === seat);
  const nonce = ownNumber(table, seat, round);
  if (!own) return { type: "pledge", id: `pledge-${version}`, round, pledge: sha256(nonce) };
  const isTold = own.nonce !== null || own.pledge !== sha256(nonce);
  const isReady = (other: number) =>
    players[other]?.is_here === true && numbers.some((each) => each.seat === other);
  if (isTold || !is_full || !awaited.every(isReady)) return null;
  return { type: "reveal", id: `reveal-${version}`, round, nonce };
}

/** Whether every number is the one that was promised, and the server's as well, once it is told. */
export function isAsPromised(
  { numbers }: Shuffled,
  commitment: string,
  seed: string | null,
  nonce: string | null,
): boolean {
  const isServers = seed === null || sha256(`${seed}:${nonce}`) === commitment;
  return isServers && numbers.every((each) => each.nonce !== null && sha256(each.nonce) === each.pledge);
}
