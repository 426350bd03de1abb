/** Someone who watches may take a seat that is open; whoever waits for friends is given the link. */

import { useSignal } from "@preact/signals";
import { join, why } from "../net/api";
import { addressOf, linkTo } from "../route";
import { keep, keepSeat, kept } from "../state/kept";
import type { Session } from "../state/session";
import type { Note } from "../wire";
import { say, spoken } from "../words";
import { share } from "./share";

export function JoinBar({ session }: { session: Session }) {
  const at = session.table.value;
  const name = useSignal(kept("name") ?? "");
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
    const own = name.value.trim() || say("web-anonymous");
    keep("name", name.value.trim());
    try {
      const seated = await join(at.table, { name: own });
      keepSeat({ ...seated, game: at.game, name: own, at: Date.now() });
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
        value={name.value}
        onInput={(event) => {
          name.value = event.currentTarget.value;
        }}
      />
      <button type="submit" class="main" data-join>
        {say("web-join")}
      </button>
    </form>
  );
}
