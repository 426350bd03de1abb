/** What can be done with a game that was played on this device, once it is over. */

import { useSignal } from "@preact/signals";
import { why } from "../net/api";
import { IS_SITE } from "../net/here";
import { linkTo, replaceWith } from "../route";
import { handTable, saveRecord } from "../state/handing";
import type { Note, Table } from "../wire";
import { say, spoken } from "../words";

export function HereActions({ at, token }: { at: Table; token: string | null }) {
  const problem = useSignal<Note | null>(null);
  const hand = async () => {
    if (token === null) return;
    try {
      const seated = await handTable(at, token);
      replaceWith(linkTo.table(seated.table));
      location.reload();
    } catch (error) {
      problem.value = why(error);
    }
  };
  return (
    <>
      <button type="button" data-end="record" onClick={() => void saveRecord(at)}>
        {say("web-record")}
      </button>
      {!IS_SITE && (
        <button
          type="button"
          data-end="hand-over"
          title={say("device-hand-over-about")}
          onClick={() => void hand()}
        >
          {problem.value ? spoken(problem.value) : say("device-hand-over")}
        </button>
      )}
    </>
  );
}
