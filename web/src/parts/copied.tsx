import { useSignal } from "@preact/signals";
import { say } from "../words";
import { copy } from "./share";
import "./copied.css";

interface CopiedProps {
  text: string;
  label: string;
  name: string;
}

/** A text to be copied: shown, so that it can be read and marked, and a button that does it. */
export function Copied({ text, label, name }: CopiedProps) {
  const isDone = useSignal(false);
  return (
    <div class="copied">
      <input
        readOnly
        value={text}
        aria-label={label}
        data-copied={name}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button
        type="button"
        data-copy={name}
        onClick={() =>
          void copy(text).then((done) => {
            isDone.value = done;
          })
        }
      >
        <span aria-live="polite">{say(isDone.value ? "web-copied" : "web-copy")}</span>
      </button>
    </div>
  );
}
