/** Asks what would come of what is held, once it is held still for a moment. */

import { effect } from "@preact/signals";
import type { ClientMessage, Previewed, Refusal } from "../wire";
import { actionOf } from "./hold";
import { type Known, messageId } from "./known";

const PREVIEW_AFTER = 80;

export type Previews = ReturnType<typeof openPreviews>;

export function openPreviews(known: Known, send: (message: ClientMessage) => void) {
  let asked = "";
  let timer = 0;
  const stop = effect(() => {
    const [at, held, state] = [known.table.value, known.hold.value, known.link.value];
    window.clearTimeout(timer);
    asked = "";
    known.preview.value = null;
    known.previewTrays.value = null;
    known.misfit.value = null;
    if (!at || !held || state !== "live" || held.row === null) return;
    const action = actionOf(at.page, held);
    timer = window.setTimeout(() => {
      asked = messageId();
      send({ type: "preview", id: asked, turn: at.turn, action });
    }, PREVIEW_AFTER);
  });
  return {
    /** What came too late, for another hold, is of no interest. */
    hear: (heard: Previewed) => {
      if (heard.answers !== asked) return;
      known.preview.value = heard.goals;
      known.previewTrays.value = heard.trays;
    },
    refused: (refusal: Refusal) => {
      if (refusal.answers === asked) known.misfit.value = refusal;
    },
    stop: () => {
      stop();
      window.clearTimeout(timer);
    },
  };
}
