/** Small drawings: tokens, chambers, rivers and pieces, as they stand on cards. */

import { CellInk } from "../../board/cell";
import { SIZE, symbolPath } from "../../board/ink";
import { lookOf } from "../../board/looks";
import { PieceInk } from "../../board/piece";
import { Icon } from "../../parts/icon";
import type { Sign } from "../../wire";
import "./signs.css";

interface SignProps {
  game: string;
  sign: Sign;
}

export function Signs({ game, signs }: { game: string; signs: readonly Sign[] }) {
  return (
    <span class="signs" aria-hidden="true">
      {signs.map((sign, number) => (
        <SignInk key={number} game={game} sign={sign} />
      ))}
    </span>
  );
}

function SignInk({ game, sign }: SignProps) {
  switch (sign.kind) {
    case "piece":
      return <PieceInk game={game} rows={sign.letters} />;
    case "tokens":
      return <Tokens game={game} letters={sign.letters} />;
    case "river":
      return <River game={game} letters={sign.letters} along={sign.along} />;
    case "repeat":
      return <Icon name="turn" />;
    case "chamber":
    case "covers":
      return <Icons game={game} kind={sign.kind} letters={sign.letters} />;
  }
}

function Tokens({ game, letters }: { game: string; letters: string }) {
  return (
    <span class="tokens-drawn">
      {[...letters].map((letter, number) => (
        <Token key={number} game={game} letter={letter} />
      ))}
    </span>
  );
}

export function Token({ game, letter }: { game: string; letter: string }) {
  const look = lookOf(game, letter);
  return (
    <svg class="board token" viewBox="-1 -1 42 42" aria-hidden="true">
      <circle class={`wash ${look.kind}`} cx={SIZE / 2} cy={SIZE / 2} r={19} />
      {look.symbol && (
        <path
          class={`symbol ${look.kind}`}
          transform="translate(5 5) scale(.75)"
          d={symbolPath(look.symbol, 0, 0)}
        />
      )}
      {look.initial && (
        <text class="initial" x={SIZE / 2} y={SIZE / 2 + 1}>
          {look.initial}
        </text>
      )}
    </svg>
  );
}

/** Icons in a row: inside the walls of a chamber, or under black tiles. */
function Icons({ game, kind, letters }: { game: string; kind: "chamber" | "covers"; letters: string }) {
  const width = letters.length * SIZE;
  return (
    <svg class={`board drawn ${kind}`} viewBox={`-5 -5 ${width + 10} ${SIZE + 10}`} aria-hidden="true">
      {kind === "covers" && <path class="wash black" d={`M0 0H${width}V${SIZE}H0Z`} />}
      {[...letters].map((letter, col) => (
        <CellInk key={col} look={lookOf(game, letter)} row={0} col={col} />
      ))}
      {kind === "chamber" && <path class="walls" d={`M-2 -2H${width + 2}V${SIZE + 2}H-2Z`} />}
    </svg>
  );
}

/** A river that runs along icons. */
function River({ game, letters, along }: { game: string; letters: string; along: string }) {
  const icons = [...letters];
  const river = lookOf(game, along);
  return (
    <svg
      class="board drawn river"
      viewBox={`-3 -3 ${icons.length * SIZE + 6} ${2 * SIZE + 6}`}
      aria-hidden="true"
    >
      {icons.map((letter, col) => (
        <g key={col}>
          <CellInk look={lookOf(game, letter)} row={0} col={col} />
          <CellInk look={river} row={1} col={col} />
        </g>
      ))}
    </svg>
  );
}
