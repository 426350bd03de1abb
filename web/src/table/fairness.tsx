/** Was it dealt fairly? The promises made before the cards were dealt, and what they hid. */

import { isAsPromised } from "../state/numbers";
import type { Lobby, Pledged, Table } from "../wire";
import { say } from "../words";
import { seatName } from "./people";
import "./fairness.css";

type At = Table | Lobby;

export function Fairness({ at }: { at: At }) {
  return (
    <details class="fairness">
      <summary>{say(at.type === "lobby" ? "web-fairness-before" : "web-fairness")}</summary>
      {at.type === "table" && at.is_seed_chosen && <p data-seed-chosen>{say("web-fair-chosen")}</p>}
      {at.type === "table" && at.contest && <p>{say(`web-fair-${at.contest.kind}`)}</p>}
      {at.shuffle ? <Numbers at={at} /> : at.type === "table" && <Committed at={at} />}
    </details>
  );
}

/** The server's promise alone. */
function Committed({ at }: { at: Table }) {
  return (
    <p class="fine">
      {at.seed === null
        ? say("web-commitment", { hash: at.commitment })
        : say("web-seed", { seed: at.seed, nonce: at.nonce ?? "", hash: at.commitment })}
    </p>
  );
}

/** What the server and every device promised, and what it was. */
function Numbers({ at }: { at: At }) {
  const { shuffle } = at;
  if (!shuffle) return null;
  const secret = at.type === "table" && at.seed !== null ? `${at.seed}:${at.nonce}` : null;
  return (
    <>
      <p>{say("web-fair-people")}</p>
      <dl class="fine promises">
        <Promised who={say("web-fair-server")} pledge={at.commitment} nonce={secret} />
        {shuffle.numbers.map((each) => (
          <Promised key={each.seat} who={seatName(at.players, each.seat)} {...each} />
        ))}
      </dl>
      {shuffle.round > 1 && <p>{say("web-fair-rounds", { round: shuffle.round })}</p>}
      {at.type === "table" && <Judgement at={at} shuffle={shuffle} />}
    </>
  );
}

function Promised({ who, pledge, nonce }: { who: string } & Pick<Pledged, "pledge" | "nonce">) {
  return (
    <div>
      <dt>{who}</dt>
      <dd>{pledge}</dd>
      {nonce !== null && <dd>← {nonce}</dd>}
    </div>
  );
}

function Judgement({ at, shuffle }: { at: Table; shuffle: NonNullable<Table["shuffle"]> }) {
  const isRight = isAsPromised(shuffle, at.commitment, at.seed, at.nonce);
  const isIn = shuffle.numbers.some(({ seat }) => seat === at.seat);
  return (
    <>
      {at.seat !== null && <p data-number-in={isIn}>{say(isIn ? "web-fair-in" : "web-fair-out")}</p>}
      <p data-fair={isRight} class={isRight ? "" : "warning"}>
        {say(isRight ? "web-fair-agrees" : "web-fair-differs")}
      </p>
    </>
  );
}
