/** The rules beside the table, with a field that searches them; on a phone they take the whole screen. */

import { type Signal, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { gameName } from "../names";
import { rules } from "../net/api";
import { Icon } from "../parts/icon";
import { useModal } from "../parts/modal";
import { isTouch } from "../parts/touch";
import type { Rules } from "../wire";
import { say } from "../words";
import { useFetched } from "./fetched";
import { filtered, rowsOf } from "./filtered";
import { PrintButton } from "./print";
import { wordsOf } from "./search";
import { Chapters, Sections } from "./sections";
import "./window.css";

const known = new Map<string, Rules>();

export function RulesWindow({ game, onClose }: { game: string; onClose: () => void }) {
  const dialog = useModal(onClose);
  useClickBesides(dialog);
  const { found, lost } = useFetched(game, fetched);
  const query = useSignal("");
  const title = say("web-rules-of", { game: gameName(game) });
  const words = wordsOf(query.value);
  const sections = useMemo(() => filtered(found?.sections ?? [], words), [found, words.join(" ")]);
  const hits = sections.reduce((sum, section) => sum + rowsOf(section), 0);
  return (
    <dialog ref={dialog} class="rules" aria-label={title}>
      <header class="rules-head">
        <h2>{title}</h2>
        <PrintButton game={game} isSmall />
        <form method="dialog">
          <button type="submit" class="quiet" data-close autofocus={isTouch()}>
            {say("web-close")}
          </button>
        </form>
        <SearchField query={query} />
        <p class="fine rules-hits" role="status">
          {words.length > 0 && found ? say("web-rules-hits", { hits }) : ""}
        </p>
      </header>
      <div class="rules-body">
        {lost}
        {words.length === 0 && <Chapters sections={sections} />}
        <Sections sections={sections} words={words} onWhole={() => (query.value = "")} />
      </div>
    </dialog>
  );
}

/** A click besides the window closes it. */
function useClickBesides(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    const besides = (event: Event) => event.target === element && element?.close();
    element?.addEventListener("click", besides);
    return () => element?.removeEventListener("click", besides);
  }, []);
}

function SearchField({ query }: { query: Signal<string> }) {
  return (
    <label class="rules-search">
      <span class="unseen">{say("web-rules-search")}</span>
      <Icon name="search" />
      <input
        type="search"
        name="search"
        value={query.value}
        placeholder={say("web-rules-search")}
        autocomplete="off"
        autofocus={!isTouch()}
        onInput={(event) => {
          query.value = event.currentTarget.value;
        }}
      />
    </label>
  );
}

async function fetched(game: string, speaking: string): Promise<Rules> {
  const key = `${game} ${speaking}`;
  const told = known.get(key) ?? (await rules(game, speaking));
  known.set(key, told);
  return told;
}
