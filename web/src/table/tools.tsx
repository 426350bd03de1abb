/** Turn, flip, confirm, take back, hint: everything the keys do, as buttons. */

import { Icon, type IconName } from "../parts/icon";
import { isTouch } from "../parts/touch";
import { say, spoken } from "../words";
import type { Controller } from "./controller";
import { cost, why } from "./gains";
import "./tools.css";

/** The next step, in a few words. */
export function advice(controller: Controller): string {
  const { session } = controller;
  const hold = session.hold.value;
  if (session.refusal.value) return spoken(session.refusal.value);
  if (session.table.value?.can_take_back && !hold) return say("web-advice-sent");
  if (!hold) return "";
  if (hold.row === null)
    return say(isTouch() ? "web-advice-tap" : "web-advice-aim", { game: session.table.value?.game ?? "" });
  if (!controller.isFitting.value) return why(controller) || say("web-advice-clashes");
  const next = hold.isDown ? say("web-advice-confirm") : say("web-advice-put", { way: wayToPut(controller) });
  return `${cost(controller)} ${next}`.trim();
}

/** What puts down what is aimed. */
function wayToPut({ isDragged }: Controller): "drag" | "touch" | "mouse" {
  if (isDragged.value) return "drag";
  return isTouch() ? "touch" : "mouse";
}

interface ToolProps {
  name: "turn" | "flip" | "take-back" | "lift" | "hint";
  icon: IconName;
  keys?: string;
  isOff: boolean;
  /** While what it asked for is on its way. */
  isBusy?: boolean;
  onUse: () => void;
}

export function Tool({ name, icon, keys, isOff, isBusy = false, onUse }: ToolProps) {
  return (
    <button
      type="button"
      class="tool"
      data-tool={name}
      disabled={isOff || isBusy}
      aria-busy={isBusy}
      title={keys ? `${say(`web-tool-${name}`)} (${keys})` : say(`web-tool-${name}`)}
      onClick={onUse}
    >
      <Icon name={icon} />
      <span>{say(isBusy ? "web-tool-busy" : `web-tool-${name}`)}</span>
    </button>
  );
}

/** Draws what is held where it is. */
export function Confirm({ controller }: { controller: Controller }) {
  return (
    <button
      type="button"
      class="main confirm"
      data-tool="confirm"
      disabled={!controller.canConfirm.value}
      title={`${say("web-confirm")} (↵)`}
      onClick={controller.confirm}
    >
      <Icon name="confirm" />
      {say("web-confirm")}
    </button>
  );
}
