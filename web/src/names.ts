/** Names of games and bots; what has no message of its own is shown as it is written. */

import { capital, has, say, slug } from "./words";

function known(message: string): string | null {
  return has(message) ? say(message) : null;
}

const plain = (text: string) => capital(text.replaceAll(/[_-]/g, " "));

export function gameName(game: string): string {
  return known(`web-game-${game}`) ?? plain(game);
}

export function botName(bot: string): string {
  return known(`web-bot-${slug(bot)}`) ?? plain(bot);
}
