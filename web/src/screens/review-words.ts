/** How points of a review are said. */

import { language } from "../words";

const DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

export const points = (value: number) => value.toLocaleString(language.value, DIGIT);

export const signed = (value: number) =>
  value.toLocaleString(language.value, { ...DIGIT, signDisplay: "always" }).replace("-", "−");
