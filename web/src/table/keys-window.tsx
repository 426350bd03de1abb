/** What keys, mouse and fingers do at this table. */

import { Dialog } from "../parts/dialog";
import { isTouch } from "../parts/touch";
import { say } from "../words";
import type { Controller } from "./controller";
import "./keys-window.css";

const ARROWS = "← ↑ → ↓";

const KEYS = [
  [ARROWS, "web-key-aim"],
  ["N", "web-key-next"],
  ["R", "web-key-turn"],
  ["F", "web-key-flip"],
  ["S", "web-key-shape"],
  ["T", "web-key-terrain"],
  ["↵", "web-key-enter"],
  ["Esc", "web-key-escape"],
  ["U", "web-key-back"],
  [`⇧ ${ARROWS}`, "web-key-look"],
  ["M", "web-key-map"],
  ["H", "web-key-hint"],
  ["?", "web-key-keys"],
] as const;

export function KeysDialog({ controller }: { controller: Controller }) {
  if (!controller.isKeysOpen.value) return null;
  return (
    <Dialog
      title={say(isTouch() ? "web-touch" : "web-keys")}
      onClose={() => (controller.isKeysOpen.value = false)}
    >
      <KeysList controller={controller} />
    </Dialog>
  );
}

/** The keys and the mouse, or what a finger does where there is nothing else. */
export function KeysList({ controller }: { controller: Controller }) {
  const game = controller.session.table.value?.game ?? "";
  if (isTouch()) return <p data-hands="touch">{say("web-touch-text", { game })}</p>;
  return (
    <div data-hands="keys">
      <table class="keys">
        <tbody>
          {[...KEYS, ...controller.face.keys].map(([key, message]) => (
            <tr key={message}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{say(message)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{say("web-mouse-text", { game })}</p>
    </div>
  );
}
