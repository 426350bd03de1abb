/** A card by itself: its name and text, its shapes, and a small board on which it scores. */

import { useSignal } from "@preact/signals";
import { render } from "preact";
import { useEffect } from "preact/hooks";
import { cellPath } from "../board/ink";
import { MapInk, Names, viewBoxOf } from "../board/map";
import { PieceInk } from "../board/piece";
import { cards } from "../net/api";
import { Dialog } from "../parts/dialog";
import { cellsOf, namesOf } from "../state/cells";
import type { Example, Explained } from "../wire";
import { capital, say, spoken } from "../words";
import "./window.css";

const known = new Map<string, Promise<readonly Explained[]>>();

function cardsOf(game: string): Promise<readonly Explained[]> {
  const found = known.get(game) ?? cards(game).then((told) => told.cards);
  known.set(game, found);
  found.catch(() => known.delete(game));
  return found;
}

/** Opens the window; it takes itself away when it is closed. */
export function show(game: string, id: string): void {
  const place = document.createElement("div");
  document.body.append(place);
  const close = () => {
    render(null, place);
    place.remove();
  };
  render(<CardWindow game={game} id={id} onClose={close} />, place);
}

interface CardProps {
  game: string;
  id: string;
  onClose: () => void;
}

function CardWindow({ game, id, onClose }: CardProps) {
  const card = useSignal<Explained | null>(null);
  const isLost = useSignal(false);
  const load = () => {
    isLost.value = false;
    cardsOf(game).then(
      (all) => {
        card.value = all.find((each) => each.id === id) ?? null;
        isLost.value = card.value === null;
      },
      () => {
        isLost.value = true;
      },
    );
  };
  useEffect(load, [game]);
  if (!card.value && !isLost.value) return null;
  if (!card.value)
    return (
      <Dialog title={say("web-no-server")} onClose={onClose}>
        <button type="button" onClick={load}>
          {say("web-try-again")}
        </button>
      </Dialog>
    );
  return (
    <Dialog title={capital(spoken(card.value.name))} onClose={onClose}>
      <Explanation game={game} card={card.value} />
    </Dialog>
  );
}

function Explanation({ game, card: { id, texts, pieces, examples } }: { game: string; card: Explained }) {
  return (
    <div class="explained" data-explained={id}>
      {texts.map((text) => (
        <p key={text.message}>{capital(spoken(text))}</p>
      ))}
      {pieces.length > 0 && (
        <p class="explained-pieces">
          {pieces.map((piece, at) => (
            <span key={at} class="explained-piece">
              <PieceInk game={game} rows={piece.rows} />
              {piece.coins > 0 && <span class="coin">{piece.coins}</span>}
            </span>
          ))}
        </p>
      )}
      {examples.map((example, at) => (
        <Drawn key={at} game={game} example={example} />
      ))}
    </div>
  );
}

function Drawn({ game, example }: { game: string; example: Example }) {
  const { rows, cols } = example;
  const isBoard = example.kind === "board";
  const lit = [...cellsOf(example.cells)];
  const worth = spoken(example.worth);
  const label = say("web-example-label", { worth, cells: namesOf(lit, cols) });
  return (
    <figure class={isBoard ? "explained-example" : "explained-example in-a-row"}>
      <svg class="board" viewBox={viewBoxOf({ rows, cols }, isBoard)} role="img" aria-label={label}>
        <MapInk game={game} chart={{ rows, cols, letters: example.letters, layers: [], figures: [] }} />
        {isBoard && <Names rows={rows} cols={cols} />}
        <path class="lit" d={lit.map((at) => cellPath(Math.floor(at / cols), at % cols)).join("")} />
      </svg>
      <figcaption aria-hidden="true" data-worth={example.points}>
        {say("web-example-worth", { worth })}
      </figcaption>
    </figure>
  );
}
