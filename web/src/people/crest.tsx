/** A family's crest: a charge on a tincture, drawn on a shield. */

import type { Crest as CrestParts } from "../wire";
import { say } from "../words";
import "./crest.css";

type Charge = CrestParts["charge"];
type Tincture = CrestParts["tincture"];

const CHARGES: Record<Charge, string> = {
  tower: "M9 26V13H8V8h3v2h3V8h4v2h3V8h3v5h-1v13h-5v-5h-4v5z",
  star: "M16 6l2.700 6.300 6.800.500-5.200 4.500 1.600 6.700-5.900-3.600-5.900 3.600 1.600-6.700-5.200-4.500 6.800-.500z",
  tree: "M16 5q8 3 7 9 2 6-5.500 6v6h-3v-6Q7 20 9 14 8 8 16 5z",
  mountain: "M5 24L13 9l4 7 3-4 7 12z",
  wave: "M5 10q5-4 11 0t11 0v4q-5 4-11 0T5 14zM5 19q5-4 11 0t11 0v4q-5 4-11 0T5 23z",
  key: "M16 5a5 5 0 1 0 .010 0zM16 8a2 2 0 1 1-.010 0zM14.500 14h3v12h-3zM17.500 19h4v3h-4zM17.500 24h3v2h-3z",
  quill: "M24 5Q10 7 10 20l-3 6 1.500 1 3-5Q25 20 24 5z",
  sun: "M16 10a6 6 0 1 0 .010 0zM15 4h2v4h-2zM15 24h2v4h-2zM4 15h4v2H4zM24 15h4v2h-4zM7 8.400L8.400 7l3 3-1.400 1.400zM20.600 22l1.400-1.400 3 3-1.400 1.400zM7 23.600l3-3 1.400 1.400-3 3zM20.600 10l3-3L25 8.400l-3 3z",
};

const TINCTURES: Record<Tincture, string> = {
  azure: "#2b5a8c",
  gules: "#9c2f28",
  vert: "#3d6b3a",
  purpure: "#6b3a74",
  sable: "#3a352f",
};

export const charges = Object.keys(CHARGES) as Charge[];
export const tinctures = Object.keys(TINCTURES) as Tincture[];

/** A crest as this device keeps it. */
export const writtenCrest = ({ charge, tincture }: CrestParts) => `${charge}-${tincture}`;

/** The crest that was kept with this text; nothing where there is none, or one that this client does not know. */
export function crestWritten(text: string): CrestParts | null {
  const all = charges.flatMap((charge) => tinctures.map((tincture) => ({ charge, tincture })));
  return all.find((crest) => writtenCrest(crest) === text) ?? null;
}

/** The crest in words. */
export function crestName({ charge, tincture }: CrestParts): string {
  return say("crest-named", {
    charge: say(`crest-charge-${charge}`),
    tincture: say(`crest-tincture-${tincture}`),
  });
}

export function Crest({ crest, isLarge }: { crest: CrestParts | null; isLarge?: boolean }) {
  if (!crest) return null;
  return (
    <svg
      class={isLarge ? "crest large" : "crest"}
      viewBox="0 0 32 36"
      role="img"
      data-crest={writtenCrest(crest)}
    >
      <title>{crestName(crest)}</title>
      <CrestInk crest={crest} />
    </svg>
  );
}

/** The shield itself, for drawings of any kind. */
export function CrestInk({ crest }: { crest: CrestParts }) {
  return (
    <>
      <path
        d="M2 2h28v16q0 10-14 16Q2 28 2 18z"
        style={{ fill: TINCTURES[crest.tincture], stroke: "currentColor" }}
      />
      <path d={CHARGES[crest.charge]} style={{ fill: "#f2dfa8", fillRule: "evenodd" }} />
    </>
  );
}
