/** The drawings on buttons. */

import "./icon.css";

const ICONS = {
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
  invite: "M9 4a4 4 0 1 0 .010 0zM2 20q0-7 7-7 3 0 5 2M18 13v8M14 17h8",
  link: "M10 14l4-4M8 11l-3 3a4 4 0 0 0 5 5l3-3M16 13l3-3a4 4 0 0 0-5-5l-3 3",
  remove: "M6 6l12 12M18 6L6 18",
  settings: "M4 7h9M17 7h3M15 4.500v5M4 12h2M10 12h10M8 9.500v5M4 17h7M15 17h5M13 14.500v5",
  search: "M10.500 4a6.500 6.500 0 1 0 .010 0zM15.500 15.500L21 21",
  previous: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  first: "M18 5l-7 7 7 7M7 5v14",
  play: "M7 5l12 7-12 7z",
  pause: "M8 5v14M16 5v14",
  talk: "M4 5h16v11h-9l-5 4v-4H4zM8 9h8M8 12h5",
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
