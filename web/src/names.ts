/** Names of games, options, values and bots; what has no message of its own is shown as it is written. */

import { capital, has, say, slug } from "./words";

function known(...messages: string[]): string | null {
  const message = messages.find(has);
  return message === undefined ? null : say(message);
}

const plain = (text: string) => capital(text.replaceAll(/[_-]/g, " "));

export function gameName(game: string): string {
  return known(`web-game-${game}`) ?? plain(game);
}

export function botName(bot: string): string {
  return known(`web-bot-${slug(bot)}`) ?? plain(bot);
}

export function optionName(option: string): string {
  return known(`web-option-${slug(option)}`) ?? plain(option);
}

export function valueName(game: string, option: string, value: string): string {
  const id = slug(value) || "none";
  return (
    known(
      `web-option-${slug(option)}-${id}`,
      `${game}-${slug(option).replace(/s$/, "")}-${id}`,
      `${game}-${id}`,
      `web-value-${id}`,
      `scoring-${id}`,
      `ambush-${id}`,
    ) ?? (value === "" ? say("web-value-none") : value)
  );
}
