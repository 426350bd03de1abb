/** Games as records: one of this device as a file or handed to a server, and a file of any device opened. */

import { forgetSeat, keepSeat } from "../kept";
import { handOver, look } from "../net/api";
import { device } from "../net/device-part";
import { unmarkHere } from "../net/here";
import type { Me, Seated, SeatRequest, Table } from "../wire";
import { keepGames, keptGames } from "./history";
import { randomHex } from "./numbers";

const recordOf = async (table: string) => (await device()).textFrom(`/tables/${table}/record`);

export async function saveRecord({ table, game }: Table): Promise<void> {
  const url = URL.createObjectURL(new Blob([await recordOf(table)], { type: "text/plain" }));
  Object.assign(document.createElement("a"), { href: url, download: `${game}-${table}.txt` }).click();
  URL.revokeObjectURL(url);
}

/** The same seat at a table of the server; what is here goes only once the server has it. */
export async function handTable(at: Table, token: string): Promise<Seated> {
  const seats = at.players.map(
    ({ kind, bot, name, title, crest }): SeatRequest =>
      kind === "bot" && bot ? { kind, bot } : { kind: "me", name, title, crest },
  );
  const { is_practice } = at;
  const hints = at.players[at.seat ?? 0]?.hints ?? 0;
  const seated = await handOver({ record: await recordOf(at.table), seats, token, is_practice, hints });
  await (await device()).askDevice(`/tables/${at.table}/delete`, {}, token);
  unmarkHere(at.table);
  const games = keptGames().filter(({ table }) => table === at.table);
  if (seated.table !== at.table) forgetSeat(at.table, token);
  keepGames(games.map((game) => ({ ...game, table: seated.table }))); // with the day on which it was played
  const name = at.players[at.seat ?? 0]?.name ?? "";
  keepSeat({ ...seated, game: at.game, name, at: Date.now(), ...(is_practice && { isPractice: true }) });
  return seated;
}

/** The game of a record, wherever it was played, at a table of its own; of its players only the first is known. */
export async function openRecord(record: string, me: Omit<Me, "kind">): Promise<string> {
  const seated = await handOver({ record, seats: [{ kind: "me", ...me }], token: randomHex() });
  const at = await look(seated.table, seated.token);
  if ("game" in at) keepSeat({ ...seated, game: at.game, name: me.name, at: Date.now() });
  return seated.table;
}
