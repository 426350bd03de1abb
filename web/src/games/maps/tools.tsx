import type { Desk } from "../../table/desk";
import { advice, Confirm, Tool } from "../../table/tools";
import { say } from "../../words";

export function ToolsPanel({ desk }: { desk: Desk }) {
  const { session } = desk;
  const at = session.table.value;
  if (!at || at.seat === null) return null;
  const hold = session.hold.value;
  const isIdle = !hold || session.isSending.value;
  return (
    <section class="panel tools" aria-label={say("web-tools")}>
      <p class={session.refusal.value ? "advice refusal" : "advice"}>{advice(desk)}</p>
      <Tool name="turn" icon="turn" keys="R" isOff={!desk.canTurn.value} onUse={desk.turn} />
      <Tool name="flip" icon="flip" keys="F" isOff={!desk.canFlip.value} onUse={desk.flip} />
      {session.table.value?.can_take_back ? (
        <Tool name="take-back" icon="back" keys="U" isOff={!desk.canTakeBack.value} onUse={desk.takeBack} />
      ) : (
        <Tool name="lift" icon="lift" keys="Esc" isOff={!hold?.isDown} onUse={desk.lift} />
      )}
      <Tool name="hint" icon="hint" isOff={isIdle} isBusy={session.isThinking.value} onUse={desk.hint} />
      <Confirm desk={desk} />
    </section>
  );
}
