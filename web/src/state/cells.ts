/** Cells as the server writes them: bitmaps in hexadecimal, and names such as c4. */

/** The indices, in row order, of the cells in a bitmap. */
export function cellsOf(spots: string): Set<number> {
  const found = new Set<number>();
  let index = 0;
  for (let at = spots.length - 1; at >= 0; at--) {
    const digit = Number.parseInt(spots.charAt(at), 16);
    for (let bit = 0; bit < 4; bit++, index++) if ((digit >> bit) & 1) found.add(index);
  }
  return found;
}

/** The bitmap of these cells. */
export function spotsOf(cells: Iterable<number>): string {
  let spots = 0n;
  for (const at of cells) spots |= 1n << BigInt(at);
  return spots.toString(16);
}

export function nameOf(row: number, col: number): string {
  return `${String.fromCharCode(97 + col)}${row + 1}`;
}

/** The names of cells in row order, as an action writes them. */
export function namesOf(cells: Iterable<number>, cols: number): string {
  return [...cells]
    .sort((a, b) => a - b)
    .map((cell) => nameOf(Math.floor(cell / cols), cell % cols))
    .join(" ");
}
