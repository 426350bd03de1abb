/** Cards as large as the place where they lie allows: their type and drawings grow with `--fit`. */

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import "./fit.css";

const LEAST = 0.6;
const STEPS = 6;

/** An element whose contents are enlarged, up to `most` times, as long as all are in sight; and again when they change. */
export function useFit(most: number, contents: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const measure = () => place.current && enlarge(place.current, most);
  useLayoutEffect(() => void measure(), [contents]);
  useLayoutEffect(() => {
    if (!place.current) return;
    const seen = new ResizeObserver(() => void measure());
    seen.observe(place.current);
    document.fonts.addEventListener("loadingdone", measure);
    return () => {
      seen.disconnect();
      document.fonts.removeEventListener("loadingdone", measure);
    };
  }, []);
  return place;
}

function enlarge(place: HTMLElement, most: number): void {
  const isFitting = (size: number) => {
    place.style.setProperty("--fit", String(size));
    return place.scrollHeight <= place.clientHeight && place.scrollWidth <= place.clientWidth;
  };
  if (place.clientHeight === 0 || isFitting(most)) return;
  let [low, high] = [LEAST, most];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (isFitting(middle)) low = middle;
    else high = middle;
  }
  isFitting(low);
}
