import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** A dialog, open as long as it is there: the browser keeps the focus inside and gives it back, unless it was moved on. */
export function useModal(): RefObject<HTMLDialogElement | null> {
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
  return dialog;
}
