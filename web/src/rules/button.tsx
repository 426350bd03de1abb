/** A tap away from anywhere: the rules, loaded when they are first wanted. */

import { signal, useSignal } from "@preact/signals";
import { part } from "../net/part";
import { Icon } from "../parts/icon";
import { say } from "../words";

const shown = signal<typeof import("./window").RulesWindow | null>(null);

interface RulesButtonProps {
  game: string;
  /** Where there is little room the word is left out, but still said. */
  isSmall?: boolean;
}

export function RulesButton({ game, isSmall = false }: RulesButtonProps) {
  const isOpen = useSignal(false);
  const Window = shown.value;
  const open = async () => {
    isOpen.value = true;
    shown.value ??= (await part(() => import("./window")))?.RulesWindow ?? null;
    isOpen.value = shown.value !== null;
  };
  return (
    <>
      <button
        type="button"
        class="quiet icon rules-button"
        data-rules={game}
        title={say("web-rules")}
        aria-label={say("web-rules")}
        onClick={() => void open()}
      >
        <Icon name="rules" />
        <span class={isSmall ? "wide-only" : ""}>{say("web-rules")}</span>
      </button>
      {isOpen.value && Window && <Window game={game} onClose={() => (isOpen.value = false)} />}
    </>
  );
}
