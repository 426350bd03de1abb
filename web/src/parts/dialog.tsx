import type { ComponentChildren } from "preact";
import { say } from "../words";
import { useModal } from "./modal";
import "./dialog.css";

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  close?: string;
}

/** A window over the screen. */
export function Dialog({ title, onClose, children, close }: DialogProps) {
  const dialog = useModal();
  return (
    <dialog ref={dialog} aria-label={title} onClose={onClose}>
      <h2>{title}</h2>
      {children}
      <form method="dialog" class="row">
        <button type="submit" class="main" autofocus data-close>
          {close ?? say("web-close")}
        </button>
      </form>
    </dialog>
  );
}
