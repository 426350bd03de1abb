import type { Controller } from "../../table/controller";
import { useHappened } from "../../table/scenes";
import "./dealt.css";

/** Milliseconds: until the last of what is dealt lies open. */
const DEALT = 900;

/** What is newly on offer turns over, one thing after the other, by its style; a tap has it lie open at once. */
export function useDealt(controller: Controller): void {
  useHappened(controller, () => {
    const show = () => document.querySelector(".laid .offer")?.getAnimations({ subtree: true });
    controller.stage.perform({ steps: [{ after: 0, show }], stays: DEALT });
  });
}
