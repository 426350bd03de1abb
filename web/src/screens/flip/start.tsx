/** What is agreed on before the cards are dealt: how many play, what they are called, and the game's options. */

import { type Signal, useSignal } from "@preact/signals";
import { why } from "../../net/api";
import { Refused } from "../../parts/refused";
import { PrintButton } from "../../rules/print";
import { offered } from "../../state/offer";
import type { NewEvening, Note } from "../../wire";
import { say } from "../../words";
import { LostNotice } from "../lost";
import { Options } from "../options";
import { deal, type Sitting } from "./sitting";

const MOST_NAMED = 12;
const USUAL = 2;
/** Of fewer the server says so. */
const MOST = 100;

interface StartProps {
  game: string;
  onDealt: (sitting: Sitting) => void;
}

export function Start({ game, onDealt }: StartProps) {
  const info = offered.value.find((each) => each.name === game);
  const wanted = useSignal<number | null>(null);
  const seats = wanted.value ?? Math.min(USUAL, info?.most_seats ?? USUAL);
  const names = useSignal<string[]>([]);
  const chosen = useSignal<Record<string, string>>({});
  const { begin, problem, isBusy } = useDeal({ game, onDealt });
  const ask = (event: Event) => {
    event.preventDefault();
    void begin({ seats, options: chosen.value }, names.value.slice(0, seats));
  };
  return (
    <form class="flip-start" onSubmit={ask}>
      <p class="lead">{say("companion-about")}</p>
      <section class="panel flip-people">
        <HowMany seats={seats} onChange={(many) => (wanted.value = many)} />
        {seats <= MOST_NAMED && <Names seats={seats} names={names} />}
      </section>
      {info && info.options.length > 0 && <Options info={info} chosen={chosen} />}
      <div class="flip-deal">
        {problem && <Refused why={problem} />}
        <LostNotice />
        <p class="row wrap">
          <button type="submit" class="main large" disabled={isBusy || !info} data-deal>
            {say("companion-start")}
          </button>
          <PrintButton game={game} />
        </p>
      </div>
    </form>
  );
}

/** Deals an evening, or says why not. */
function useDeal({ game, onDealt }: StartProps) {
  const problem = useSignal<Note | null>(null);
  const isBusy = useSignal(false);
  const begin = async (wish: NewEvening, names: readonly string[]) => {
    isBusy.value = true;
    problem.value = null;
    try {
      onDealt(await deal(game, wish, names));
    } catch (error) {
      problem.value = why(error);
    }
    isBusy.value = false;
  };
  return { begin, problem: problem.value, isBusy: isBusy.value };
}

interface HowManyProps {
  seats: number;
  onChange: (seats: number) => void;
}

function HowMany({ seats, onChange }: HowManyProps) {
  return (
    <label class="field">
      <span>{say("companion-players")}</span>
      <input
        type="number"
        name="seats"
        inputMode="numeric"
        min={1}
        max={MOST}
        required
        value={seats}
        onInput={(event) => {
          const number = Math.trunc(event.currentTarget.valueAsNumber) || 1;
          onChange(Math.min(Math.max(number, 1), MOST));
        }}
      />
    </label>
  );
}

function Names({ seats, names }: { seats: number; names: Signal<string[]> }) {
  return (
    <fieldset class="flip-names">
      <legend class="fine">{say("companion-names")}</legend>
      {Array.from({ length: seats }, (_, who) => (
        <input
          key={who}
          maxLength={20}
          aria-label={say("companion-player", { seat: who + 1 })}
          placeholder={say("companion-player", { seat: who + 1 })}
          value={names.value[who] ?? ""}
          onInput={(event) => {
            const { value } = event.currentTarget;
            names.value = Array.from({ length: seats }, (_, place) =>
              place === who ? value : (names.value[place] ?? ""),
            );
          }}
        />
      ))}
    </fieldset>
  );
}
