import type { Face } from "../../table/face";
import { Retold } from "./retold";
import { MapTable } from "./table";

/** Games in which one draws shapes on a map: nothing lies around it. */
export const face: Face = {
  Table: MapTable,
  Things: () => null,
  Retold,
  keys: [],
};
