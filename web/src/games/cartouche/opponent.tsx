/** An opponent without a seat: what it has collected, as a button that opens its things. */

import { useSignal } from "@preact/signals";
import { Dialog } from "../../parts/dialog";
import type { Page } from "../../wire";
import { say, spoken } from "../../words";
import { Trays } from "./item";
import "./opponent.css";

export function OpponentPanel({ game, page }: { game: string; page: Page }) {
  const isOpen = useSignal(false);
  const trays = opposing(page);
  if (trays.length === 0) return null;
  return (
    <section class="panel opponent" aria-label={say("web-opponent")}>
      <button type="button" data-opponent onClick={() => (isOpen.value = true)}>
        <i class="seat rival" aria-hidden="true">
          ◆
        </i>
        <span>{say("web-opponent")}</span>
        {trays.map((tray) => (
          <span key={tray.name} class="fine">
            {spoken(tray.title)} <b>{tray.items.reduce((sum, item) => sum + item.number, 0)}</b>
          </span>
        ))}
      </button>
      {isOpen.value && (
        <Dialog title={say("web-opponent")} onClose={() => (isOpen.value = false)}>
          {page.status
            .filter((status) => status.kind === "rival")
            .map((status) => (
              <p key={status.kind}>{spoken(status.text)}</p>
            ))}
          <Trays game={game} trays={trays} />
        </Dialog>
      )}
    </section>
  );
}

function opposing(page: Page): Page["trays"] {
  return page.trays.filter((tray) => tray.is_rival);
}
