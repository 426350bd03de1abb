import { PieceInk } from "../../../board/piece";
import { Portrait } from "../../../board/portrait";
import type { Card } from "../../../wire";
import { capital, spoken } from "../../../words";
import "./leaf.css";

interface LeafProps {
  game: string;
  card: Card;
  isMonster?: boolean;
}

/** A card with both its sides, to look at. */
export function Leaf({ game, card: { name, texts, pieces, picture }, isMonster = false }: LeafProps) {
  const face = picture ?? (isMonster ? "monster" : null);
  return (
    <div class="leaf">
      <div class="leaf-back" />
      <div class="leaf-front">
        <b>{capital(spoken(name))}</b>
        <div class="leaf-pictures">
          {face && <Portrait name={face} />}
          {pieces.map(({ rows, coins }, number) => (
            <span key={number} class="leaf-piece">
              <PieceInk game={game} rows={rows} picture={picture} />
              {coins > 0 && <span class="coin">{coins}</span>}
            </span>
          ))}
        </div>
        {texts.map((text) => (
          <small key={text.message}>{spoken(text)}</small>
        ))}
      </div>
    </div>
  );
}
