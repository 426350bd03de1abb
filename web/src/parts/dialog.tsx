import type { ComponentChildren } from "preact";
import { say } from "../words";
import { useModal } from "./modal";
import "./dialog.css";

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  close?: string;
  /** Whether boards stand in it side by side. */
  isWide?: boolean;
  /** Whether its way out is not the first thing to do. */
  isLeftLast?: boolean;
}

/** A window over the screen. */
export function Dialog({ title, onClose, children, close, isWide, isLeftLast }: DialogProps) {
  const dialog = useModal(onClose);
  return (
    <dialog ref={dialog} class={isWide ? "wide" : ""} aria-label={title}>
      <h2>{title}</h2>
      {children}
      <form method="dialog" class="row">
        <button type="submit" class={isLeftLast ? "" : "main"} autofocus={!isLeftLast} data-close>
          {close ?? say("web-close")}
        </button>
      </form>
    </dialog>
  );
}
