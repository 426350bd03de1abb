import { linkTo } from "../route";
import { say } from "../words";
import { Icon } from "./icon";

/** For those who play with a pencil: the cards turned over. */
export function FlipLink({ game }: { game: string }) {
  return (
    <a class="button quiet icon" href={linkTo.flip(game)} data-flip={game}>
      <Icon name="flip" />
      {say("web-flip")}
    </a>
  );
}
