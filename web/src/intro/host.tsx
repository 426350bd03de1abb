/** The introduction where it belongs: offered at home, shown at its table, loaded when it is wanted. */

import { signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { gameName } from "../names";
import { part } from "../net/part";
import { Icon } from "../parts/icon";
import type { Controller } from "../table/controller";
import { say } from "../words";
import { hasLesson, intro, isNewcomer, learn, welcomed } from "./state";
import "./host.css";

type Guide = Awaited<ReturnType<typeof import("./guide").speakingGuide>>;

const guide = signal<Guide | null>(null);

/** At the table of the introduction its notes, elsewhere nothing. */
export function GuideHost({ controller }: { controller: Controller }) {
  const isHere = intro.value?.table === controller.session.id;
  useEffect(() => {
    if (isHere)
      void part(() => import("./guide").then((found) => found.speakingGuide())).then((found) => {
        guide.value = found;
      });
  }, [isHere]);
  const Guide = guide.value;
  return isHere && Guide ? <Guide controller={controller} /> : null;
}

export function LearnButton({ game, isMain = false }: { game: string; isMain?: boolean }) {
  const problem = useSignal<string | null>(null);
  if (!hasLesson(game)) return null;
  const begin = () =>
    learn(game).catch((error: Error) => {
      problem.value = error.message;
    });
  return (
    <button
      type="button"
      class={isMain ? "main" : "quiet icon"}
      data-learn={game}
      aria-label={say(isMain ? "web-learn-game" : "web-learn-label", { game: gameName(game) })}
      onClick={() => void begin()}
    >
      {!isMain && <Icon name="hint" />}
      {problem.value ?? say(isMain ? "web-learn-game" : "web-learn", { game: gameName(game) })}
    </button>
  );
}

/** Who is invited to a game they do not know may learn it first, and comes back. */
export function LearnFirst({ game, back }: { game: string; back: string }) {
  const problem = useSignal<string | null>(null);
  if (!hasLesson(game)) return null;
  const begin = () =>
    learn(game, back).catch((error: Error) => {
      problem.value = error.message;
    });
  return (
    <button type="button" data-learn={game} onClick={() => void begin()}>
      <Icon name="hint" />
      <span>
        {problem.value ?? say("web-learn-first")} <small>{say("web-learn-first-about")}</small>
      </span>
    </button>
  );
}

/** Who was never here is offered an introduction first. */
export function Welcome() {
  if (!isNewcomer.value) return null;
  return (
    <section class="panel welcome" aria-label={say("web-welcome")} data-welcome>
      <p>{say("web-welcome-text")}</p>
      <LearnButton game="cartographers" isMain />
      <button type="button" class="quiet" data-welcome-no onClick={welcomed}>
        {say("web-welcome-no")}
      </button>
    </section>
  );
}
