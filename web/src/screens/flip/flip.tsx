/** The companion of people with paper maps: deals an evening, turns its cards over, and keeps the score sheet. */

import { useEffect, useMemo } from "preact/hooks";
import { gameName } from "../../names";
import { useFace } from "../../parts/face";
import { Icon } from "../../parts/icon";
import { LanguageSwitch } from "../../parts/switches";
import { linkTo } from "../../route";
import { RulesButton } from "../../rules/button";
import { refreshing } from "../../state/offer";
import { language, learn, say } from "../../words";
import { Evening } from "./evening";
import { change, keptSitting } from "./sitting";
import { Start } from "./start";
import "../../parts/page.css";
import "./flip.css";

/** The screen, once its words are there. */
export async function speakingFlip(): Promise<typeof Flip> {
  await learn(
    import.meta.glob<string>("../../../../src/landscribe/texts/*/companion.ftl", {
      query: "?raw",
      import: "default",
    }),
  );
  return Flip;
}

function Flip({ game }: { game: string }) {
  const sitting = useMemo(() => keptSitting(game), [game]);
  useFace(game);
  useEffect(refreshing, []);
  useEffect(() => {
    document.title = say("companion-title", { game: gameName(game) });
  }, [game, language.value]);
  const at = sitting.value;
  return (
    <main class="page flip" data-at={at ? at.moves.length : "start"}>
      <Head game={game} isDealt={at !== null} />
      {at ? (
        <Evening sitting={at} onChange={(after) => change(sitting, game, after)} />
      ) : (
        <Start game={game} onDealt={(dealt) => change(sitting, game, dealt)} />
      )}
    </main>
  );
}

function Head({ game, isDealt }: { game: string; isDealt: boolean }) {
  return (
    <header class="row">
      <a class="button quiet icon" href={linkTo.home} title={say("web-home")}>
        <Icon name="home" />
        <span class="unseen">{say("web-home")}</span>
      </a>
      <h1>{isDealt ? gameName(game) : say("companion-title", { game: gameName(game) })}</h1>
      <RulesButton game={game} isSmall />
      <LanguageSwitch />
    </header>
  );
}
