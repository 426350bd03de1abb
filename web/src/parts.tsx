/** Small things that several screens use. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { isOnline } from "./net/online";
import { linkTo } from "./route";
import { sound, toggleSound } from "./state/alerts";
import { LANGUAGES, language, say, speak } from "./words";

export function LanguageSwitch() {
  return (
    <fieldset class="languages">
      <legend class="unseen">{say("web-language")}</legend>
      {LANGUAGES.map((each) => (
        <button
          key={each}
          type="button"
          class="quiet"
          lang={each}
          aria-pressed={language.value === each}
          onClick={() => speak(each)}
        >
          {each.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}

export function SoundSwitch() {
  const label = say(sound.value ? "web-sound-on" : "web-sound-off");
  return (
    <button type="button" class="quiet icon" aria-pressed={sound.value} title={label} onClick={toggleSound}>
      <span class="unseen">{label}</span>
      <Icon name={sound.value ? "sound" : "silence"} />
    </button>
  );
}

const ICONS = {
  sound: "M4 9v6h4l5 4V5L8 9zM16 8q3 4 0 8M18.500 5.500q5 6.500 0 13",
  silence: "M4 9v6h4l5 4V5L8 9zM16 9l5 6M21 9l-5 6",
  turn: "M19 12a7 7 0 1 1-2.500-5.400M17 3v4h-4",
  flip: "M12 3v18M9 7L3 17h6zM15 7l6 10h-6z",
  confirm: "M5 13l5 5L20 6",
  back: "M9 6l-5 5 5 5M4 11h10q6 0 6 7",
  hint: "M9 18h6M10 21h4M8 14q-3-3-2-6 2-5 6-5t6 5q1 3-2 6v2H8z",
  menu: "M4 7h16M4 12h16M4 17h16",
  home: "M4 11L12 4l8 7M6 10v10h12V10",
  shape: "M4 4h7v7H4zM11 11h7v7h-7z",
  lift: "M12 20V6M6 11l6-6 6 6",
  rules: "M12 6q-4-3-9-1v13q5-2 9 1 4-3 9-1V5q-5-2-9 1zM12 6v13",
  search: "M10.500 4a6.500 6.500 0 1 0 .010 0zM15.500 15.500L21 21",
  previous: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  first: "M18 5l-7 7 7 7M7 5v14",
  last: "M6 5l7 7-7 7M17 5v14",
} as const;

export type IconName = keyof typeof ICONS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  close?: string;
}

/** A window over the screen; the browser keeps the focus inside and gives it back. */
export function Dialog({ title, onClose, children, close }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    if (element) element.scrollTop = 0;
    return () => {
      element?.close();
      if (before instanceof HTMLElement || before instanceof SVGElement)
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

/** What is there until the server has answered. */
export function Loading() {
  return (
    <main class="page loading">
      <h1>{say(isOnline.value ? "web-connecting" : "web-offline")}</h1>
      {!isOnline.value && <p>{say("web-offline-wait")}</p>}
      <a class="button" href={linkTo.home}>
        {say("web-home")}
      </a>
    </main>
  );
}

/** A screen that could not be shown, and the way out. */
export function Trouble({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <main class="page trouble">
      <h1>{title}</h1>
      <p class="row">
        {children}
        <a class="button" href={linkTo.home}>
          {say("web-home")}
        </a>
      </p>
    </main>
  );
}
