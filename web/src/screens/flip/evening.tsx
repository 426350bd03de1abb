/** An evening in the middle of the table: what lies there, what scores, and the way on and back. */

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { Dialog } from "../../parts/dialog";
import { Icon } from "../../parts/icon";
import { capital, say, spoken } from "../../words";
import { Aims } from "./aims";
import type { At, EveningProps } from "./at";
import { Inks, LyingCard, Passing, Track } from "./lying";
import { Asked, Result, Sheet } from "./sheet";
import { known } from "./sitting";
import { Hands, Rival, Row, Stories, Taken } from "./table";
import { moved, unfolded } from "./unfolding";
import { useWakefulness } from "./wakeful";

export function Evening({ sitting, onChange }: EveningProps) {
  const { evening } = sitting.dealt;
  const moment = unfolded(evening, sitting.moves);
  const flip = evening.flips[moment.at];
  const goOn = (move: string) => {
    const after = moved(evening, moment, move);
    if (after) onChange({ ...known(sitting, after), moves: [...sitting.moves, move] });
  };
  const goBack = () => onChange({ ...sitting, moves: sitting.moves.slice(0, -1) });
  useWakefulness();
  useKeys({ ArrowRight: () => goOn("next"), ArrowLeft: goBack });
  useEffect(() => scrollTo(0, 0), [moment.at]);
  if (!flip) return null;
  const at: At = { sitting, moment, flip, say: goOn };
  return (
    <>
      <Track flip={flip} />
      <div class="flip-table">
        <Lying at={at} onChange={onChange} />
        <aside class="flip-aside">
          {flip.kind !== "over" && <Aims at={at} />}
          {evening.rival && <Rival at={at} />}
          {evening.hands.length > 0 && <Stories at={at} />}
          <Sheet at={at} />
          {flip.kind === "over" && <Seed sitting={sitting} />}
        </aside>
      </div>
      <Bar at={at} canGoBack={sitting.moves.length > 0} onBack={goBack} onChange={onChange} />
    </>
  );
}

/** What lies in the middle, what is done with it, and what is asked. */
function Lying({ at, onChange }: { at: At; onChange: EveningProps["onChange"] }) {
  const { moment, flip } = at;
  const { game } = at.sitting.dealt;
  const texts = [...flip.texts, ...(flip.card?.texts ?? [])].map(spoken);
  return (
    <section class="flip-card" data-kind={flip.kind} data-flip-at={moment.at} aria-live="polite">
      <h2>{capital(spoken(flip.name))}</h2>
      {flip.card && <LyingCard key={moment.at} game={game} card={flip.card} />}
      {flip.inks && <Inks game={game} letters={flip.inks} />}
      {flip.passing && <Passing where={flip.passing} />}
      {/* What is dealt needs the room. */}
      {(flip.kind === "draft" ? [texts.join(" ")] : texts).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {flip.kind === "begin" && moment.at === 0 && <p class="fine">{say("companion-sealed")}</p>}
      {flip.kind === "begin" && <Hands at={at} />}
      {moment.row.length > 0 && <Row at={at} />}
      {flip.kind === "act" && <Taken at={at} />}
      {flip.asked.length > 0 && <Asked at={at} onChange={onChange} />}
      {flip.kind === "over" && <Result at={at} />}
    </section>
  );
}

interface BarProps {
  at: At;
  canGoBack: boolean;
  onBack: () => void;
  onChange: EveningProps["onChange"];
}

function Bar({ at: { sitting, moment, flip, say: goOn }, canGoBack, onBack, onChange }: BarProps) {
  const { flips, extra } = sitting.dealt.evening;
  const isDone = moment.takers.length === 0;
  const isCard = flips[moment.at + 1]?.kind === "card";
  return (
    <nav class="flip-bar" aria-label={say("companion-on")}>
      <button type="button" disabled={!canGoBack} onClick={onBack} data-back>
        <Icon name="back" />
        <span class="wide-only">{say("companion-undo")}</span>
        <span class="unseen">{say("companion-undo")}</span>
      </button>
      {flip.kind !== "over" && <Another sitting={sitting} onChange={onChange} />}
      <span class="fine" data-step>
        {say("companion-step", { at: moment.at + 1, length: flips.length })}
      </span>
      {extra && flip.has_extra && (
        <button type="button" disabled={!isDone} onClick={() => goOn("extra")} data-extra>
          {spoken(extra.name)}
        </button>
      )}
      {flip.kind === "over" ? (
        <button type="button" class="main large" onClick={() => onChange(null)} data-new>
          {say("companion-new")}
        </button>
      ) : (
        <button type="button" class="main large" disabled={!isDone} onClick={() => goOn("next")} data-next>
          {say(isCard ? "companion-next" : "companion-on")}
        </button>
      )}
    </nav>
  );
}

/** Leaves this evening for another, when one is sure. */
function Another({ sitting, onChange }: EveningProps) {
  const isAsking = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="quiet icon"
        title={say("companion-end")}
        aria-label={say("companion-end")}
        onClick={() => (isAsking.value = true)}
        data-another
      >
        <Icon name="remove" />
      </button>
      {isAsking.value && (
        <Dialog
          title={say("companion-end")}
          onClose={() => (isAsking.value = false)}
          close={say("companion-keep-playing")}
        >
          <p>{say("companion-end-sure")}</p>
          <Seed sitting={sitting} />
          <p>
            <button type="button" onClick={() => onChange(null)} data-new>
              {say("companion-end-anew")}
            </button>
          </p>
        </Dialog>
      )}
    </>
  );
}

/** What would deal this one again. */
function Seed({ sitting }: Pick<EveningProps, "sitting">) {
  return (
    <details class="fine" data-seed>
      <summary>{say("companion-again")}</summary>
      {say("companion-seed", { seed: sitting.dealt.seed })}
    </details>
  );
}

/** Arrows turn the cards over, where nothing is being typed. */
function useKeys(keys: Readonly<Record<string, () => void>>): void {
  // Before it is painted: whoever sees a card and presses a key goes on from there.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest("input, select, dialog");
      if (!isTyping && !event.altKey && !event.ctrlKey && !event.metaKey) keys[event.key]?.();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
