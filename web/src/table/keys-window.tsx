/** What keys, mouse and fingers do at this table. */

import { Dialog } from "../parts/dialog";
import { isTouch } from "../parts/touch";
import { say } from "../words";
import type { Desk } from "./desk";
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
  ["?", "web-key-keys"],
] as const;

export function KeysDialog({ desk }: { desk: Desk }) {
  if (!desk.isKeysOpen.value) return null;
  return (
    <Dialog title={say("web-keys")} onClose={() => (desk.isKeysOpen.value = false)}>
      <KeysList desk={desk} />
    </Dialog>
  );
}

/** The keys and the mouse, or what a finger does where there is nothing else. */
export function KeysList({ desk }: { desk: Desk }) {
  const game = desk.session.table.value?.game ?? "";
  if (isTouch()) return <p data-hands="touch">{say("web-touch-text", { game })}</p>;
  return (
    <div data-hands="keys">
      <table class="keys">
        <tbody>
          {[...KEYS, ...desk.face.keys].map(([key, message]) => (
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
