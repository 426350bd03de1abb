/** What scores: the cards under the letters, or goals with spaces that are claimed. */

import { useSignal } from "@preact/signals";
import { explain } from "../../explain/open";
import { Dialog } from "../../parts/dialog";
import type { Aim } from "../../wire";
import { say, spoken } from "../../words";
import type { At } from "./at";
import { nameOf } from "./sitting";
import { canClaim, RIVAL, spaceOf } from "./unfolding";

export function Aims({ at }: { at: At }) {
  const { aims } = at.sitting.dealt.evening;
  const due = at.flip.status.find((line) => line.clock)?.clock?.scores ?? [];
  return (
    <section class="flip-aims" aria-label={say("companion-goals")}>
      <ul>
        {aims.map((aim, place) => (
          <li key={aim.name.message} class={due.includes(aim.label) ? "panel next" : "panel"}>
            {aim.spaces.length > 0 ? <Race at={at} aim={aim} place={place} /> : <Face at={at} aim={aim} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Face({ at, aim: { label, name, text, card } }: { at: At; aim: Aim }) {
  const { game } = at.sitting.dealt;
  return (
    <button type="button" class="flip-aim" onClick={() => card !== null && explain(game, card)}>
      {label && <b>{label}</b>}
      <span>
        <strong>{spoken(name)}</strong>
        <small>{spoken(text)}</small>
      </span>
    </button>
  );
}

interface RaceProps {
  at: At;
  aim: Aim;
  place: number;
}

/** A goal with its spaces, the next one marked, and who stands on them; it is claimed while goals are. */
function Race({ at, aim, place }: RaceProps) {
  const { sitting, moment, flip } = at;
  const { evening } = sitting.dealt;
  return (
    <>
      <Face at={at} aim={aim} />
      <div class="flip-spaces">
        {aim.spaces.map((points, space) => (
          <span key={space} class={space === spaceOf(evening, moment, place) ? "next" : ""}>
            {points}
          </span>
        ))}
        {flip.kind === "claim" && <ClaimButton at={at} aim={aim} place={place} />}
      </div>
      <Holders at={at} aim={aim} place={place} />
    </>
  );
}

/** Claims a goal, for whoever says so where several play. */
function ClaimButton({ at, aim, place }: RaceProps) {
  const isAsking = useSignal(false);
  const { sitting, moment } = at;
  const { evening, seats } = sitting.dealt;
  const everyone = Array.from({ length: seats }, (_, who) => who);
  const able = everyone.filter((who) => canClaim(evening, moment, place, who));
  const asks = say("companion-who-claims", { name: spoken(aim.name) });
  const claim = (who: number) => {
    isAsking.value = false;
    at.say(`claim ${aim.label} ${who + 1}`);
  };
  const tap = () => {
    if (seats === 1) claim(0);
    else isAsking.value = true;
  };
  return (
    <>
      <button
        type="button"
        disabled={moment.takers.length > 0 || able.length === 0}
        onClick={tap}
        data-claim={aim.label}
      >
        <span class="unseen">{asks}</span>
        <span aria-hidden="true">{say("companion-claim-it")}</span>
      </button>
      {isAsking.value && (
        <Dialog title={asks} onClose={() => (isAsking.value = false)}>
          <div class="row wrap">
            {able.map((who) => (
              <button key={who} type="button" class="large" onClick={() => claim(who)} data-who={who}>
                {nameOf(sitting, who)}
              </button>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}

function Holders({ at: { sitting, moment }, aim, place }: RaceProps) {
  const { rival } = sitting.dealt.evening;
  const held = moment.claims.filter((claim) => claim.aim === place);
  if (held.length === 0) return null;
  const called = (who: number) => (who === RIVAL && rival ? spoken(rival.name) : nameOf(sitting, who));
  return (
    <p class="fine" data-held={aim.label}>
      {held
        .map(({ space, who }) => say("companion-space", { points: aim.spaces[space] ?? 0, who: called(who) }))
        .join(", ")}
    </p>
  );
}
