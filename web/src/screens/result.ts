import { useSignalEffect } from "@preact/signals";
import { keepResult } from "../kept";
import { gameAt, keepGames } from "../state/history";
import type { Session } from "../state/session";

/** Remembers how a game of one's own ended, for the list at home. */
export function useKeptResult(session: Session): void {
  useSignalEffect(() => {
    const at = session.table.value;
    if (!at?.is_over || at.seat === null) return;
    const chart = at.page.charts[at.seat];
    if (!chart) return;
    const { rows, cols, letters, figures } = chart;
    const points = at.page.sheets[at.seat]?.total ?? 0;
    keepResult({
      table: at.table,
      points,
      isWon: at.players.length > 1 && at.winners.includes(at.seat),
      rows,
      cols,
      letters,
      figures,
    });
    const game = gameAt(at, Date.now());
    if (game) keepGames([game]);
  });
}
