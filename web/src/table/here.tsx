/** What can be done with a game that was played on this device, once it is over. */

import { useSignal } from "@preact/signals";
import { why } from "../net/api";
import { IS_SITE } from "../net/here";
import { Refused } from "../parts/refused";
import { linkTo, replaceWith } from "../route";
import { handTable, saveRecord } from "../state/handing";
import type { Note, Table } from "../wire";
import { say } from "../words";

export function HereActions({ at, token }: { at: Table; token: string | null }) {
  const problem = useSignal<Note | null>(null);
  const trying = (act: () => Promise<void>) => () => {
    problem.value = null;
    act().catch((error) => {
      problem.value = why(error);
    });
  };
  const hand = async () => {
    if (token === null) return;
    const seated = await handTable(at, token);
    replaceWith(linkTo.table(seated.table));
    location.reload();
  };
  return (
    <>
      <button type="button" data-end="record" onClick={trying(() => saveRecord(at))}>
        {say("web-record")}
      </button>
      {!IS_SITE && (
        <button
          type="button"
          data-end="hand-over"
          title={say("device-hand-over-about")}
          onClick={trying(hand)}
        >
          {say("device-hand-over")}
        </button>
      )}
      {problem.value && <Refused why={problem.value} />}
    </>
  );
}
