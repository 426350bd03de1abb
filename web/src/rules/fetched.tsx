/** What a window shows once the server has told it, and what it says as long as it cannot. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { language, say } from "../words";

/** What is asked for a game as the reader speaks, once it is there; and a line with another try, where it was lost. */
export function useFetched<Told>(
  game: string,
  ask: (game: string, speaking: string) => Promise<Told>,
): { found: Told | null; lost: ComponentChildren } {
  const found = useSignal<Told | null>(null);
  const isLost = useSignal(false);
  const load = () => {
    isLost.value = false;
    ask(game, language.value).then(
      (told) => {
        found.value = told;
      },
      () => {
        isLost.value = true;
      },
    );
  };
  useEffect(load, [game, language.value]);
  return { found: found.value, lost: isLost.value && <Lost onRetry={load} /> };
}

function Lost({ onRetry }: { onRetry: () => void }) {
  return (
    <p class="warning" role="alert">
      {say("web-no-server")}{" "}
      <button type="button" onClick={onRetry}>
        {say("web-try-again")}
      </button>
    </p>
  );
}
