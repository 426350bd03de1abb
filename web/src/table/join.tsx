/** Someone who watches may take a seat that is open; whoever waits for friends is given the link. */

import { useSignal } from "@preact/signals";
import { keepSeat } from "../kept";
import { join, why } from "../net/api";
import { Bearings, seatedAs, usePerson } from "../people/person";
import { addressOf, linkTo } from "../route";
import type { Session } from "../state/session";
import type { Note } from "../wire";
import { say, spoken } from "../words";
import { share } from "./share";
import "./join.css";

export function JoinBar({ session }: { session: Session }) {
  const at = session.table.value;
  const person = usePerson();
  const problem = useSignal<Note | null>(null);
  const isShared = useSignal(false);
  if (!at || at.is_over || !at.players.some((player) => player.kind === "open")) return null;
  if (at.seat !== null)
    return (
      <section class="panel join">
        <p>{say("web-invite")}</p>
        <input readOnly value={addressOf(linkTo.table(at.table))} aria-label={say("web-link")} data-link />
        <button
          type="button"
          class="main"
          onClick={() =>
            void share(addressOf(linkTo.table(at.table))).then((done) => {
              isShared.value = done;
            })
          }
        >
          {say(isShared.value ? "web-copied" : "web-share")}
        </button>
      </section>
    );
  const take = async (event: Event) => {
    event.preventDefault();
    const own = seatedAs(person.value);
    try {
      const seated = await join(at.table, own);
      keepSeat({ ...seated, game: at.game, name: own.name, at: Date.now() });
      location.reload();
    } catch (error) {
      problem.value = why(error);
    }
  };
  return (
    <form class="panel join" onSubmit={(event) => void take(event)}>
      <p>{problem.value ? spoken(problem.value) : say("web-take-seat")}</p>
      <input
        name="name"
        maxLength={40}
        autocomplete="nickname"
        aria-label={say("web-your-name")}
        placeholder={say("web-your-name")}
        value={person.value.name}
        onInput={(event) => {
          person.value = { ...person.value, name: event.currentTarget.value };
        }}
      />
      <button type="submit" class="main" data-join>
        {say("web-join")}
      </button>
      <Bearings person={person} />
    </form>
  );
}
