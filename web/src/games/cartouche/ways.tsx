/** The different ways to use one thing: as many as there is room for, and the others one tap away. */

import { batch, useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Controller } from "../../table/controller";
import type { Choice, Table } from "../../wire";
import { capital, say, spoken } from "../../words";
import { Signs } from "./signs";
import { UseButton } from "./use-button";
import "./ways.css";

interface WaysProps {
  controller: Controller;
  at: Table;
  ways: readonly Choice[];
}

/** Which tokens, which icon under a black tile, which bonus. */
export function Ways({ controller, at, ways }: WaysProps) {
  const { place, first, size, turn } = usePages(ways.map(({ action }) => action));
  const shown = ways.slice(first, first + size);
  const isDrawn = ways.every(({ signs }) => signs.length > 0);
  return (
    <ul ref={place} class={isDrawn ? "ways drawn" : "ways"} data-pages={Math.ceil(ways.length / size)}>
      {shown.map((way, number) => (
        <li key={way.action}>
          <UseButton
            controller={controller}
            name={way.item ?? ""}
            label={capital(spoken(way.name))}
            class="way"
            cells={way.cells}
            choice={way}
            number={number + 1}
          >
            {way.signs.length > 0 ? <Signs game={at.game} signs={way.signs} /> : spoken(way.name)}
          </UseButton>
        </li>
      ))}
      {size < ways.length && (
        <li>
          <button type="button" class="quiet" data-next-ways onClick={turn}>
            {say("web-ways-more", { first: first + 1, last: first + shown.length, of: ways.length })}
          </button>
        </li>
      )}
      <li>
        <button type="button" class="quiet" data-cancel onClick={() => (controller.choosing.value = null)}>
          {say("web-cancel")}
        </button>
      </li>
    </ul>
  );
}

/** Pages of as many things as find room in a place, which is measured whenever it or they change. */
function usePages(keys: readonly string[]) {
  const place = useRef<HTMLUListElement>(null);
  const first = useSignal(0);
  const size = useSignal(keys.length);
  const measured = useSignal(0);
  useLayoutEffect(() => {
    const begin = () =>
      batch(() => {
        first.value = 0;
        size.value = keys.length;
        measured.value += 1;
      });
    begin();
    addEventListener("resize", begin);
    return () => removeEventListener("resize", begin);
  }, [keys.join()]);
  /** One fewer, and measured again, until nothing is out of sight. */
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = place.current ?? {};
    if (scrollHeight > clientHeight && size.value > 1) size.value -= 1;
  }, [keys.join(), size.value, measured.value]);
  const turn = () => {
    const next = first.value + size.value;
    first.value = next < keys.length ? next : 0;
  };
  return { place, first: first.value, size: size.value, turn };
}
