import { gameName } from "../names";
import { linkTo } from "../route";
import type { Unreadable } from "../wire";
import { say, spoken } from "../words";
import { moment } from "./moment";

/** A table that cannot be played on: what is known of it, and why. */
export function UnreadableScreen({ known }: { known: Unreadable }) {
  return (
    <main class="page trouble" data-unreadable={known.note.message}>
      <h1>{gameName(known.game)}</h1>
      <p>{known.names.filter(Boolean).join(", ")}</p>
      <p class="fine">{moment(known.since)}</p>
      <p class="warning">{spoken(known.note)}</p>
      <p class="row">
        <a class="button" href={linkTo.home}>
          {say("web-home")}
        </a>
      </p>
    </main>
  );
}
