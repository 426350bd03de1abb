/** The map or the mural that will be played on, as the options have it. */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { SmallMap } from "../board/map";
import { drawable } from "../net/api";
import { blankChosen } from "../state/drawing";
import type { Drawable, GameInfo } from "../wire";
import { spoken } from "../words";
import "./chosen-map.css";

interface ChosenMapProps {
  info: GameInfo;
  /** What differs from the defaults. */
  chosen: Signal<Record<string, string>>;
}

export function ChosenMap({ info, chosen }: ChosenMapProps) {
  const kit = useSignal<Drawable | null>(null);
  useEffect(() => {
    drawable(info.name).then(
      (found) => {
        kit.value = found;
      },
      () => {}, // a set-up does without
    );
  }, [info.name]);
  const blank = kit.value && blankChosen(kit.value, info, chosen.value);
  if (!blank) return null;
  return (
    <figure class="panel chosen-map" data-side={blank.side}>
      <SmallMap game={info.name} chart={blank.chart} label="" />
      <figcaption>{spoken(blank.name)}</figcaption>
    </figure>
  );
}
