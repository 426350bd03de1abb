/** Where in the client one is; it stands after the '#', so that no secret in a link reaches a server's log. */

import { signal } from "@preact/signals";

export type Route =
  | { screen: "home" }
  | { screen: "privacy" }
  | { screen: "setup" | "flip"; game: string }
  | { screen: "table"; table: string; token: string | null }
  | { screen: "replay"; table: string; step: number; seat: number }
  | { screen: "review"; table: string; seat: number }
  | { screen: "challenge"; challenge: string }
  | { screen: "today" }
  | { screen: "score"; game: string; text: string }
  | { screen: "year" }
  | { screen: "device" }
  | { screen: "results"; contest: string }
  | { screen: "compare"; table: string; step: number };

/** What a part of the address says; what cannot be decoded stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function read(hash: string): Route {
  const [screen = "", first = "", second = "", third = ""] = hash
    .replace(/^#\/?/, "")
    .split("/")
    .map(decoded);
  if (screen === "score") return { screen, game: first, text: second };
  if (screen === "privacy" || screen === "today" || screen === "year" || screen === "device")
    return { screen };
  if (screen === "results" && first) return { screen, contest: first };
  if (screen === "new" && first) return { screen: "setup", game: first };
  if (screen === "flip" && first) return { screen, game: first };
  if (screen === "table" && first) return { screen: "table", table: first, token: second || null };
  if (screen === "replay" && first)
    return { screen, table: first, step: Number(second) || 0, seat: Number(third) || 0 };
  if (screen === "review" && first) return { screen: "review", table: first, seat: Number(second) || 0 };
  if (screen === "challenge" && first) return { screen, challenge: first };
  if (screen === "compare" && first) return { screen, table: first, step: Number(second) || 0 };
  return { screen: "home" };
}

/** A link that is sent to others has a path, so that the server can say what it leads to. */
const SENT = /^\/([tc])\/([\w-]+)$/;

const [, leads, sent] = SENT.exec(location.pathname) ?? [];
if (sent !== undefined) history.replaceState(null, "", `/#/${leads === "c" ? "challenge" : "table"}/${sent}`);

export const route = signal<Route>(read(location.hash));

window.addEventListener("hashchange", () => {
  route.value = read(location.hash);
});

export const linkTo = {
  home: "#/",
  privacy: "#/privacy",
  today: "#/today",
  year: "#/year",
  score: (game = "", text = "") => `#/score/${game}${text && `/${text}`}`,
  flip: (game: string) => `#/flip/${encodeURIComponent(game)}`,
  device: "#/device",
  results: (contest: string) => `#/results/${encodeURIComponent(contest)}`,
  setup: (game: string) => `#/new/${encodeURIComponent(game)}`,
  table: (table: string) => `#/table/${encodeURIComponent(table)}`,
  seat: (table: string, token: string) => `#/table/${encodeURIComponent(table)}/${encodeURIComponent(token)}`,
  replay: (table: string, step = 0, seat = 0) =>
    `#/replay/${encodeURIComponent(table)}/${step}${seat ? `/${seat}` : ""}`,
  review: (table: string, seat = 0) => `#/review/${encodeURIComponent(table)}/${seat}`,
  challenge: (challenge: string) => `#/challenge/${encodeURIComponent(challenge)}`,
  compare: (table: string, step = 0) => `#/compare/${encodeURIComponent(table)}/${step}`,
};

export function go(hash: string): void {
  location.hash = hash;
}

/** Changes the address without a new entry in the history. */
export function replaceWith(hash: string): void {
  history.replaceState(null, "", hash);
  route.value = read(hash);
}

/** The path of a table in a link that one sends to others. */
export const sentPath = (table: string) => `/t/${encodeURIComponent(table)}`;

/** And that of a challenge. */
export const challengePath = (challenge: string) => `/c/${encodeURIComponent(challenge)}`;
