/** Turn, flip, confirm, take back, hint: everything the keys do, as buttons. */

import { Icon, type IconName } from "../parts/icon";
import { isTouch } from "../parts/touch";
import { nextGrade } from "../state/hint";
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
  /** What it is called, where that is not always the same. */
  label?: string;
  onUse: () => void;
}

export function Tool({ name, icon, keys, isOff, isBusy = false, label, onUse }: ToolProps) {
  const title = label ?? say(`web-tool-${name}`);
  return (
    <button
      type="button"
      class="tool"
      data-tool={name}
      disabled={isOff || isBusy}
      aria-busy={isBusy}
      title={keys ? `${title} (${keys})` : title}
      onClick={onUse}
    >
      <Icon name={icon} />
      <span>{isBusy ? say("web-tool-busy") : title}</span>
    </button>
  );
}

interface OfController {
  controller: Controller;
}

/** Turn and flip what is held. */
export function TurnTools({ controller }: OfController) {
  return (
    <>
      <Tool name="turn" icon="turn" keys="R" isOff={!controller.canTurn.value} onUse={controller.turn} />
      <Tool name="flip" icon="flip" keys="F" isOff={!controller.canFlip.value} onUse={controller.flip} />
    </>
  );
}

export function TakeBackTool({ controller }: OfController) {
  return (
    <Tool
      name="take-back"
      icon="back"
      keys="U"
      isOff={!controller.canTakeBack.value}
      onUse={controller.takeBack}
    />
  );
}

/** Asks for a hint, and then for more of it: it is called what the next tap tells. */
export function HintTool({ controller }: OfController) {
  const { advised, grade, isThinking } = controller.session;
  const next = nextGrade(advised.value, grade.value);
  const isAllTold = next === null || grade.value === "move";
  const label = say(isAllTold ? "web-tool-hint" : `web-tool-hint-${next}`);
  return (
    <Tool
      name="hint"
      icon="hint"
      keys="H"
      isOff={!controller.canHint.value}
      isBusy={isThinking.value}
      label={label}
      onUse={controller.hint}
    />
  );
}

/** Draws what is held where it is. */
export function Confirm({ controller }: OfController) {
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
