/** Keys for what lies on the table: a digit takes what is on offer, D is done, Esc chooses nothing. */

import { useEffect } from "preact/hooks";
import { isElsewhere } from "../../parts/elsewhere";
import type { Controller } from "../../table/controller";

export function useOfferKeys(controller: Controller): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isElsewhere(event)) return;
      if (event.key === "Escape") controller.choosing.value = null;
      else if (event.key === "d" || event.key === "D") finish(controller);
      else if (/^[1-9]$/.test(event.key)) take(Number(event.key));
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [controller]);
}

function take(number: number): void {
  document.querySelector<HTMLButtonElement>(`[data-offered="${number}"]:enabled`)?.click();
}

/** What can be done without any thing, where it is the only such action. */
function finish(controller: Controller): void {
  const free = controller.session.page.peek()?.choices.filter((choice) => choice.item === null) ?? [];
  if (free.length === 1 && free[0] && !controller.session.isSending.peek()) controller.act(free[0].action);
}
