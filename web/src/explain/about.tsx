/** The little sign beside a card that explains it; where one points with a finger, it comes with the first tap. */

import { say } from "../words";
import "./about.css";
import { explain } from "./open";

interface AboutProps {
  game: string;
  /** The id of the card. */
  card: string;
  label: string;
  /** At the end of a line instead of on a corner. */
  isLarge?: boolean;
}

export function About({ game, card, label, isLarge = false }: AboutProps) {
  return (
    <button
      type="button"
      class={isLarge ? "about large" : "about"}
      data-about={card}
      aria-haspopup="dialog"
      aria-label={say("web-explain", { name: label })}
      title={say("web-explain", { name: label })}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => explain(game, card)}
    >
      ?
    </button>
  );
}
