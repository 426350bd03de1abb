import type { Controller } from "../../table/controller";
import { advice, Confirm, HintTool, TakeBackTool, Tool, TurnTools } from "../../table/tools";
import { say } from "../../words";
import "./tools.css";

export function ToolsPanel({ controller }: { controller: Controller }) {
  const { session } = controller;
  const at = session.table.value;
  if (!at || at.seat === null) return null;
  const hold = session.hold.value;
  return (
    <section class="panel tools" aria-label={say("web-tools")}>
      <p class={session.refusal.value ? "advice refusal" : "advice"}>{advice(controller)}</p>
      <TurnTools controller={controller} />
      {session.table.value?.can_take_back ? (
        <TakeBackTool controller={controller} />
      ) : (
        <Tool name="lift" icon="lift" keys="Esc" isOff={!hold?.isDown} onUse={controller.lift} />
      )}
      <HintTool controller={controller} />
      <Confirm controller={controller} />
    </section>
  );
}
