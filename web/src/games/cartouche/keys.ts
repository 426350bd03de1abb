/** Keys for what lies on the table: a digit takes what is on offer, D is done, Esc chooses nothing. */

import { useEffect } from "preact/hooks";
import { isElsewhere } from "../../parts/elsewhere";
import type { Desk } from "../../table/desk";

export function useOfferKeys(desk: Desk): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isElsewhere(event)) return;
      if (event.key === "Escape") desk.choosing.value = null;
      else if (event.key === "d" || event.key === "D") finish(desk);
      else if (/^[1-9]$/.test(event.key)) take(Number(event.key));
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [desk]);
}

function take(number: number): void {
  const offered = document.querySelectorAll<HTMLButtonElement>("[data-offered]:enabled");
  offered[number - 1]?.click();
}

/** What can be done without any thing, where it is the only such action. */
function finish(desk: Desk): void {
  const free = desk.session.page.peek()?.choices.filter((choice) => choice.item === null) ?? [];
  if (free.length === 1 && free[0] && !desk.session.isSending.peek()) desk.act(free[0].action);
}
