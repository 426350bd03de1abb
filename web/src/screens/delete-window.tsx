/** Asks once before a seat, or a table that is one's own, goes for good. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { KeptSeat } from "../kept";
import { gameName } from "../names";
import { deleteTable, leave, look, Refused as Refusal, why } from "../net/api";
import { Dialog } from "../parts/dialog";
import { Refused } from "../parts/refused";
import { forgetTable } from "../state/offer";
import type { Note } from "../wire";
import { say } from "../words";

interface DeleteProps {
  seat: KeptSeat;
  onClose: (isGone: boolean) => void;
}

export function DeleteWindow({ seat, onClose }: DeleteProps) {
  const { isMine, isReadable } = useFound(seat);
  const { remove, problem } = useRemoval(seat, onClose);
  return (
    <Dialog title={say("web-delete-really")} onClose={() => onClose(false)} close={say("web-keep-game")}>
      <p>
        <b>{gameName(seat.game)}</b> · {seat.name}
      </p>
      <p>{say("web-delete-seat-about")}</p>
      <button type="button" data-delete-seat onClick={() => void remove(isReadable ? leave : deleteTable)}>
        {say("web-delete-seat")}
      </button>
      {isMine && (
        <>
          <p>{say("web-delete-table-about")}</p>
          <button type="button" data-delete-table onClick={() => void remove(deleteTable)}>
            {say("web-delete-table")}
          </button>
        </>
      )}
      {problem && <Refused why={problem} />}
    </Dialog>
  );
}

/** Whether the whole table is one's own, and whether it can be read. */
function useFound({ table, token }: KeptSeat) {
  const found = useSignal({ isMine: false, isReadable: true });
  useEffect(() => {
    look(table, token).then(
      (seen) => {
        const isReadable = seen.type !== "unreadable";
        found.value = { isMine: isReadable && seen.is_owner, isReadable };
      },
      () => {},
    );
  }, [table, token]);
  return found.value;
}

/** What deletes a seat or a table, and why it did not; what is no longer there is forgotten here, too. */
function useRemoval(seat: KeptSeat, onClose: (isGone: boolean) => void) {
  const problem = useSignal<Note | null>(null);
  const remove = async (ask: (table: string, token: string) => Promise<unknown>) => {
    try {
      await ask(seat.table, seat.token);
    } catch (error) {
      const isGone = error instanceof Refusal && [403, 404].includes(error.status);
      problem.value = isGone ? null : why(error);
      if (!isGone) return;
    }
    forgetTable(seat);
    onClose(true);
  };
  return { remove, problem: problem.value };
}
