import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../words";
import "./dialog.css";

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  close?: string;
}

/** A window over the screen; the browser keeps the focus inside and gives it back, unless it was moved on since. */
export function Dialog({ title, onClose, children, close }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    if (element) element.scrollTop = 0;
    return () => {
      const now = document.activeElement;
      const isMoved = now !== null && now !== document.body && !element?.contains(now);
      element?.close();
      if (!isMoved && (before instanceof HTMLElement || before instanceof SVGElement))
        before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog ref={dialog} aria-label={title} onClose={onClose}>
      <h2>{title}</h2>
      {children}
      <form method="dialog" class="row end">
        <button type="submit" class="main" autofocus data-close>
          {close ?? say("web-close")}
        </button>
      </form>
    </dialog>
  );
}
