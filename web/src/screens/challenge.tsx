/** What opens with the link of a challenge: what is to be beaten, and by whom; nothing of the cards. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { SmallMap } from "../board/map";
import { LearnFirst } from "../intro/host";
import { hiddenSeats, keepSeat, keptSeats } from "../kept";
import { gameName } from "../names";
import { challenge as ask, takeChallenge, why } from "../net/api";
import { useFace } from "../parts/face";
import { Refused } from "../parts/refused";
import { LanguageSwitch } from "../parts/switches";
import { Loading, Trouble } from "../parts/trouble";
import { Crest } from "../people/crest";
import { Bearings, NameField, seatedAs, styleOf, usePerson } from "../people/person";
import { linkTo, replaceWith } from "../route";
import { RulesButton } from "../rules/button";
import { browserKey, randomHex } from "../state/numbers";
import { playerName } from "../table/people";
import type { Challenge, Challenger, Note } from "../wire";
import { say, spoken } from "../words";
import { Known } from "./invitation";
import { sampleOf } from "./samples";
import "./invitation.css";

export function ChallengeScreen({ challenge }: { challenge: string }) {
  const at = useSignal<Challenge | null>(null);
  const problem = useSignal<Note | null>(null);
  useEffect(() => {
    ask(challenge, challenger()).then(
      (found) => {
        at.value = found;
        document.title = say("web-title", { game: gameName(found.game) });
      },
      (error) => {
        problem.value = why(error);
      },
    );
  }, [challenge]);
  useFace(at.value?.game);
  if (problem.value) return <Trouble title={spoken(problem.value)} />;
  return at.value ? <Challenged at={at.value} /> : <Loading />;
}

/** Who asks: the server looks whether they sat at the game that is to be beaten, out of sight or not. */
function challenger(): Challenger {
  const seats = [...keptSeats(), ...hiddenSeats()].map(({ table, token }) => ({ table, token }));
  return { key: browserKey(), seats };
}

function Challenged({ at }: { at: Challenge }) {
  const name = playerName(at.by);
  return (
    <main class="page invitation challenged">
      <header class="row">
        <a class="wordmark" href={linkTo.home}>
          Landscribe
        </a>
        <LanguageSwitch />
      </header>
      <div class="invited">
        <div class="called">
          <Crest crest={at.by.crest} isLarge />
          <h1>
            {say("web-challenge-title", { name: styleOf({ ...at.by, name }), score: at.score })}{" "}
            <span>{gameName(at.game)}</span>
          </h1>
        </div>
        <SmallMap game={at.game} chart={sampleOf(at.game)} label="" />
        <Take at={at} />
        <Known at={at} />
      </div>
    </main>
  );
}

function Take({ at }: { at: Challenge }) {
  const person = usePerson();
  const problem = useSignal<Note | null>(null);
  const token = useSignal(randomHex());
  const take = async (event: Event) => {
    event.preventDefault();
    const own = seatedAs(person.value);
    try {
      const seated = await takeChallenge(at.challenge, { ...challenger(), ...own, token: token.value });
      keepSeat({ ...seated, game: at.game, name: own.name, at: Date.now(), isPractice: !at.counts });
      replaceWith(linkTo.table(seated.table));
    } catch (error) {
      problem.value = why(error);
    }
  };
  return (
    <form class="panel sit" onSubmit={(event) => void take(event)}>
      {problem.value && <Refused why={problem.value} />}
      <p>{say("web-challenge-same", { name: playerName(at.by), game: at.game })}</p>
      {at.is_seed_chosen && <p class="warning">{say("web-challenge-seed")}</p>}
      {!at.counts && (
        <p class="warning" data-uncounted>
          {say("web-challenge-known")}
        </p>
      )}
      <NameField person={person} />
      <button type="submit" class="main large" data-take>
        {say(at.counts ? "web-challenge-play" : "web-challenge-practise")}
      </button>
      <p class="fine" data-tries={at.tries}>
        {say("web-challenge-tries", { tries: at.tries, beaten: at.beaten })}
      </p>
      <Bearings person={person} />
      <div class="other-ways">
        <LearnFirst game={at.game} back={linkTo.challenge(at.challenge)} />
        <RulesButton game={at.game} />
      </div>
    </form>
  );
}
