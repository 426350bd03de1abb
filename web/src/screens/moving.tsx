/** To go on with another device: all that this one remembers as a file, and such a file taken in. */

import { useSignal } from "@preact/signals";
import { takenIn, written } from "../state/moving";
import { say } from "../words";

const RELOAD = 800;

export function Moving() {
  const outcome = useSignal<"" | "done" | "wrong">("");
  const take = async (file: File | undefined) => {
    if (!file) return;
    outcome.value = takenIn(await file.text()) ? "done" : "wrong";
    if (outcome.value === "done") setTimeout(() => location.reload(), RELOAD);
  };
  return (
    <section class="panel taken-in">
      <h2>{say("web-moving")}</h2>
      <p>{say("web-moving-about")}</p>
      <p class="row wrap">
        <button type="button" data-export onClick={download}>
          {say("web-moving-export")}
        </button>
        <label class="button">
          {say("web-moving-import")}
          <input
            class="unseen"
            type="file"
            accept="application/json,.json"
            data-import
            onChange={(event) => void take(event.currentTarget.files?.[0])}
          />
        </label>
      </p>
      <p role="status" data-moved={outcome.value} class={outcome.value === "wrong" ? "warning" : ""}>
        {outcome.value && say(`web-moving-${outcome.value}`)}
      </p>
    </section>
  );
}

function download(): void {
  const url = URL.createObjectURL(new Blob([written()], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: "landscribe.json" });
  link.click();
  URL.revokeObjectURL(url);
}
