/** A button that asks once more before it does something. */

import { useSignal } from "@preact/signals";
import { say } from "../words";
import { Dialog } from "./dialog";

interface QuestionProps {
  /** What is done, on the button and in the window. */
  label: string;
  /** What comes of it. */
  asked: string;
  onYes: () => void;
  isQuiet?: boolean;
  /** By which tests find the button. */
  name: string;
}

export function Question({ label, asked, onYes, isQuiet, name }: QuestionProps) {
  const isOpen = useSignal(false);
  const agree = () => {
    isOpen.value = false;
    onYes();
  };
  return (
    <>
      <button
        type="button"
        class={isQuiet ? "quiet" : ""}
        data-asks={name}
        onClick={() => (isOpen.value = true)}
      >
        {label}
      </button>
      {isOpen.value && (
        <Dialog title={label} close={say("web-back")} onClose={() => (isOpen.value = false)}>
          <p>{asked}</p>
          <button type="button" data-yes onClick={agree}>
            {label}
          </button>
        </Dialog>
      )}
    </>
  );
}
