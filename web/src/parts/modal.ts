import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/**
 * A dialog, open as long as it is there: the browser keeps the focus inside and gives it back, unless it was moved on.
 * It is open before anything is painted, so that no key is lost that follows at once.
 *
 * A dialog that is taken away says `close` after the next one has opened, so it is not listened to any more.
 */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const closed = useRef(onClose);
  closed.current = onClose;
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    const tell = () => closed.current();
    element?.addEventListener("close", tell);
    element?.showModal();
    if (element) element.scrollTop = 0;
    return () => {
      element?.removeEventListener("close", tell);
      const now = document.activeElement;
      const isMoved = now !== null && now !== document.body && !element?.contains(now);
      element?.close();
      if (!isMoved && (before instanceof HTMLElement || before instanceof SVGElement))
        before.focus({ preventScroll: true });
    };
  }, []);
  return dialog;
}
