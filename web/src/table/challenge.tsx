/** A finished game as a challenge: the link that is sent, and the way to compare once it was taken. */

import { useSignal } from "@preact/signals";
import { makeChallenge, why } from "../net/api";
import { outsideLink } from "../net/outside";
import { Copied } from "../parts/copied";
import { Dialog } from "../parts/dialog";
import { canSend, send } from "../parts/share";
import { challengePath, linkTo } from "../route";
import { browserKey } from "../state/numbers";
import type { Challenge, Note, Table } from "../wire";
import { say, spoken } from "../words";
import type { Controller } from "./controller";

export function ChallengeButton({ controller, at }: { controller: Controller; at: Table }) {
  const made = useSignal<Challenge | null>(null);
  const problem = useSignal<Note | null>(null);
  const { token } = controller.session;
  const isPlayed = (at.contest?.ends ?? 0) * 1000 > Date.now(); // by others, whom the cards would be told
  if (token === null || at.is_practice || isPlayed) return null;
  const make = async () => {
    try {
      made.value = await makeChallenge(at.table, token, { key: browserKey() });
    } catch (error) {
      problem.value = why(error);
    }
  };
  return (
    <>
      <button type="button" data-end="challenge" onClick={() => void make()}>
        {problem.value ? spoken(problem.value) : say("web-challenge-make")}
      </button>
      {made.value && <ChallengeWindow made={made.value} onClose={() => (made.value = null)} />}
    </>
  );
}

function ChallengeWindow({ made, onClose }: { made: Challenge; onClose: () => void }) {
  const title = say("web-challenge-send", { score: made.score });
  const link = outsideLink(challengePath(made.challenge));
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{say("web-challenge-about", { game: made.game })}</p>
      <Copied text={link} label={say("web-challenge-link")} name="challenge" />
      {canSend() && (
        <button type="button" class="main" data-send onClick={() => void send(link, title)}>
          {say("web-share")}
        </button>
      )}
    </Dialog>
  );
}

/** At the end of a contest: both maps of a challenge, side by side, or how all have done on a day's deal. */
export function CompareButton({ at }: { at: Table }) {
  if (!at.contest) return null;
  if (at.contest.kind !== "challenge")
    return (
      <a class="button" data-end="results" href={linkTo.results(at.contest.contest)}>
        {say("web-today-results")}
      </a>
    );
  return (
    <a class="button" data-end="compare" href={linkTo.compare(at.table)}>
      {say("web-challenge-compare", { game: at.game })}
    </a>
  );
}
