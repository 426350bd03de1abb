/** A little map for the box of each game. */

import type { Drawn } from "../board/looks";

const DRAWN: Record<string, string[]> = {
  mapmaker: ["FF.WWA", "FFMWAA", "VV.W.A", "VVV.FF", ".WWFFM"],
  cartographers: ["FFf.WW", "FMX.WA", "VVXXrA", "VvV.AA", "WW.FFM"],
  heroes: ["FFH.ZZ", "F#Mvv.", "AAHVVW", "A.DDWW", "FFF.rW"],
  cartouche: ["CC.s..", "CO.SS.", ".#.SO.", "BB..hH", ".BB+HH"],
};

export function sampleOf(game: string): Drawn {
  const rows = DRAWN[game] ?? DRAWN.mapmaker ?? [];
  return { rows: rows.length, cols: rows[0]?.length ?? 0, letters: rows.join(""), layers: [], figures: [] };
}
