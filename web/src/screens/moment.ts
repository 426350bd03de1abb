import { language } from "../words";

/** A moment, in seconds since 1970, as the reader writes it. */
export function moment(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString(language.value, { dateStyle: "medium", timeStyle: "short" });
}
