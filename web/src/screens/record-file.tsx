/** A game that was played elsewhere, from the file of its record. */

import { useSignal } from "@preact/signals";
import { why } from "../net/api";
import { Refused } from "../parts/refused";
import { seatedAs, usePerson } from "../people/person";
import { go, linkTo } from "../route";
import { openRecord } from "../state/handing";
import type { Note } from "../wire";
import { say } from "../words";

export function RecordFile() {
  const person = usePerson();
  const problem = useSignal<Note | null>(null);
  const open = async (file: File | undefined) => {
    if (!file) return;
    problem.value = null;
    try {
      go(linkTo.table(await openRecord(await file.text(), seatedAs(person.value))));
    } catch (error) {
      problem.value = why(error);
    }
  };
  return (
    <section class="panel taken-in">
      <h2>{say("web-record-file")}</h2>
      <p>{say("web-record-about")}</p>
      <label class="button">
        {say("web-record-open")}
        <input
          class="unseen"
          type="file"
          accept="text/plain,.txt"
          data-open-record
          onChange={(event) => void open(event.currentTarget.files?.[0])}
        />
      </label>
      {problem.value && <Refused why={problem.value} />}
    </section>
  );
}
