import type { Face } from "../../table/face";
import { Trays } from "./item";
import { Retold } from "./retold";
import { MuralTable } from "./table";

/** A mural with tiles, stories and achievements around it. */
export const face: Face = {
  Table: MuralTable,
  Things: Trays,
  Retold,
  keys: [
    ["1 – 9", "web-key-offer"],
    ["D", "web-key-done"],
  ],
};
