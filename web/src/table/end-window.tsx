/** The end of the game, celebrated: a podium with every map, or alone a certificate; then every score sheet. */

import { useSignalEffect } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { type CeremonyStep, moved, openStage } from "../parts/ceremony";
import { Dialog } from "../parts/dialog";
import { sendPicture } from "../parts/picture";
import { Crest } from "../people/crest";
import { linkTo } from "../route";
import type { Table } from "../wire";
import { say, spoken } from "../words";
import { Certificate } from "./certificate";
import type { Controller } from "./controller";
import { headline, Rematch } from "./end";
import { keepsakeOf } from "./keepsake";
import { personName } from "./people";
import { Podium } from "./podium";
import { Sheet } from "./sheets";
import "./end-window.css";

export function EndDialog({ controller }: { controller: Controller }) {
  const wasOver = useRef<boolean | null>(null);
  /** Whether it has just come to its end, before the reader's eyes. */
  const isFresh = useRef(false);
  useSignalEffect(() => {
    const at = controller.session.table.value;
    if (!at) return;
    if (wasOver.current === false && at.is_over) isFresh.current = controller.isEndOpen.value = true;
    wasOver.current = at.is_over;
  });
  const at = controller.session.table.value;
  if (!at?.is_over || !controller.isEndOpen.value || controller.isSeasonOpen.value) return null;
  const close = () => {
    isFresh.current = controller.isEndOpen.value = false;
  };
  return (
    <Dialog title={headline(at)} isWide isLeftLast onClose={close}>
      <Ending controller={controller} at={at} isFresh={isFresh.current} />
    </Dialog>
  );
}

interface EndingProps {
  controller: Controller;
  at: Table;
  isFresh: boolean;
}

function Ending({ controller, at, isFresh }: EndingProps) {
  const honours = useCelebration(isFresh);
  const isAlone = at.players.length === 1;
  return (
    <>
      <div class="row wrap">
        <Rematch controller={controller} at={at} />
        <button
          type="button"
          data-keepsake
          onClick={() => void sendPicture(keepsakeOf(at), `landscribe-${at.game}`)}
        >
          {say("ending-share")}
        </button>
        <a class="button" href={linkTo.replay(at.table)}>
          {say("web-replay")}
        </a>
      </div>
      <div ref={honours} class="honours">
        {!isAlone && at.page.result.map((note) => <p key={note.message}>{spoken(note)}</p>)}
        {isAlone ? <Certificate at={at} /> : <Podium at={at} />}
      </div>
      <h3>{say("web-sheets")}</h3>
      <Sheets at={at} />
    </>
  );
}

/** What is honoured comes in one after the other, the best last; a tap or a key brings all of it at once. */
function useCelebration(isFresh: boolean) {
  const honours = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const around = honours.current;
    if (!isFresh || !around) return;
    const stage = openStage(() => {}); // the window itself is read out
    const parts = [...around.querySelectorAll("[data-podium] > li, figcaption > *")];
    const order = around.querySelector("[data-podium]") ? parts.reverse() : parts;
    stage.perform({ steps: order.map((part, number) => rising(part, number)), stays: 600 });
    return stage.cut;
  }, []);
  return honours;
}

/** The more there are, the faster they come. */
function rising(part: Element, number: number): CeremonyStep {
  const frames = [
    { opacity: 0, transform: "translateY(1.5rem) scale(.92)" },
    { opacity: 1, transform: "none" },
  ];
  const [animation] = moved(part, frames, { duration: 450 });
  animation?.pause();
  return {
    after: number === 0 ? 150 : Math.max(90, 420 - 60 * number),
    show: () => {
      animation?.play();
      return animation ? [animation] : [];
    },
  };
}

function Sheets({ at }: { at: Table }) {
  return (
    <div class="sheets" data-final>
      {at.page.sheets.map((sheet, seat) => (
        <figure key={seat}>
          {at.players.length > 1 && (
            <figcaption class={at.winners.includes(seat) ? "won" : ""}>
              <Crest crest={at.players[seat]?.crest ?? null} /> {personName(at, seat)}
            </figcaption>
          )}
          <Sheet sheet={sheet} />
        </figure>
      ))}
    </div>
  );
}
