/** The score sheet: what a season's end asks of everyone, the totals, and who has won. */

import type { Asked as Question } from "../../wire";
import { capital, numeral, say, spoken } from "../../words";
import type { At, EveningProps } from "./at";
import { nameOf } from "./sitting";
import { pointsAt, rivalPoints, totalOf, winners } from "./unfolding";

const MOST = 999;

const everyone = (seats: number) => Array.from({ length: seats }, (_, who) => who);

interface AskedProps {
  at: At;
  onChange: EveningProps["onChange"];
}

/** A line for each player, a number for each thing asked; what is left empty is nothing. */
export function Asked({ at, onChange }: AskedProps) {
  const { asked } = at.flip;
  return (
    <div class="flip-scroll">
      <table class="flip-asked">
        <thead>
          <tr>
            <td />
            {asked.map((each) => (
              <th key={each.name.message} scope="col">
                <Named asked={each} />
              </th>
            ))}
            <th scope="col">
              <b /> <small>{say("companion-sum")}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {everyone(at.sitting.dealt.seats).map((who) => (
            <Line key={who} at={at} who={who} onChange={onChange} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Line({ at: { sitting, moment, flip }, who, onChange }: AskedProps & { who: number }) {
  const { evening, seats } = sitting.dealt;
  const said = (seat: number, what: number) => sitting.numbers[moment.at]?.[seat]?.[what] ?? 0;
  const write = (what: number, number: number) => {
    const lines = everyone(seats).map((seat) =>
      flip.asked.map((_, each) => (seat === who && each === what ? number : said(seat, each))),
    );
    onChange({ ...sitting, numbers: { ...sitting.numbers, [moment.at]: lines } });
  };
  return (
    <tr>
      <th scope="row">{nameOf(sitting, who)}</th>
      {flip.asked.map((asked, what) => (
        <td key={asked.name.message}>
          <input
            type="number"
            inputMode="numeric"
            min={0}
            max={MOST}
            aria-label={say("companion-space", { who: nameOf(sitting, who), points: inWords(asked) })}
            data-asked={`${who} ${what}`}
            value={said(who, what) || ""}
            onInput={(event) => write(what, wholeIn(event.currentTarget))}
          />
        </td>
      ))}
      <td class="sum">{numeral(pointsAt(evening, sitting.numbers, moment.at, who))}</td>
    </tr>
  );
}

/** The number that is typed, within what is allowed. */
function wholeIn(input: HTMLInputElement): number {
  return Math.min(Math.max(Math.trunc(input.valueAsNumber) || 0, 0), MOST);
}

function Named({ asked }: { asked: Question }) {
  return (
    <>
      <b>{asked.label}</b> <small>{inWords({ ...asked, label: "" })}</small>
    </>
  );
}

function inWords({ label, name, worth }: Question): string {
  const lost = worth < 0 ? ` (${say("companion-lost")})` : "";
  return `${label} ${capital(spoken(name))}${lost}`.trim();
}

/** Everyone's points, end by end, and in all. */
export function Sheet({ at: { sitting, moment } }: { at: At }) {
  const { evening, seats } = sitting.dealt;
  const ends = evening.flips.flatMap(({ kind }, at) => (kind === "score" && at <= moment.at ? [at] : []));
  if (ends.length === 0) return null;
  return (
    <section class="panel flip-sheet" aria-label={say("companion-sheet")}>
      <table>
        <thead>
          <tr>
            <td />
            {ends.map((at) => (
              <th key={at} scope="col">
                {evening.flips[at] && spoken(evening.flips[at].name)}
              </th>
            ))}
            <th scope="col">{say("companion-total")}</th>
          </tr>
        </thead>
        <tbody>
          {everyone(seats).map((who) => (
            <tr key={who}>
              <th scope="row">{nameOf(sitting, who)}</th>
              {ends.map((at) => (
                <td key={at}>{numeral(pointsAt(evening, sitting.numbers, at, who))}</td>
              ))}
              <td class="sum" data-total={who}>
                {numeral(totalOf(evening, sitting.numbers, who, moment.at))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Who has won; alone, what the points are worth, or whether the opponent is beaten. */
export function Result({ at: { sitting, moment } }: { at: At }) {
  const { evening, seats } = sitting.dealt;
  const own = totalOf(evening, sitting.numbers, 0, moment.at);
  const isWritten = Object.values(sitting.numbers).flat(2).some(Boolean);
  return (
    <p class="flip-result" data-result>
      {resultOf()}
    </p>
  );

  function resultOf(): string {
    if (!isWritten) return say(seats === 1 ? "companion-unwritten-alone" : "companion-unwritten");
    if (evening.rival) {
      const points = rivalPoints(evening, moment);
      return say(own > points ? "companion-beaten" : "companion-not-beaten", { points });
    }
    if (evening.rating) {
      const { less, titles, lowest } = evening.rating;
      const title = titles.find(({ least }) => own - less >= least)?.name ?? lowest;
      return say("companion-rated", { rating: own - less, title });
    }
    if (seats === 1) return say("companion-rival-has", { points: own });
    const best = winners(evening, sitting.numbers, seats).map((who) => nameOf(sitting, who));
    return say(best.length > 1 ? "companion-winners" : "companion-winner", { who: best.join(", ") });
  }
}
