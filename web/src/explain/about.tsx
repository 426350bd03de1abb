/** The little sign beside a card that explains it; where one points with a finger, it comes with the first tap. */

import { say } from "../words";
import "./about.css";
import { explain } from "./open";

interface AboutProps {
  game: string;
  /** The id of the card. */
  card: string;
  label: string;
}

export function About({ game, card, label }: AboutProps) {
  return (
    <button
      type="button"
      class="about"
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
