/** Cards that turn over, monsters that march in, coins and mountains: laid over the table, and gone at any tap. */

import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { MapInk, Names, viewBoxOf } from "../../../board/map";
import type { Controller } from "../../../table/controller";
import { useHappened } from "../../../table/scenes";
import { Leaf } from "./leaf";
import { Marks } from "./marks";
import { performAll } from "./perform";
import { largeCards, type Showing, turnedCard } from "./showing";
import "./theatre.css";

export function Theatre({ controller }: { controller: Controller }) {
  const showing = useSignal<Showing | null>(null);
  useHappened(controller, (happened) => {
    showing.value = { ...happened, number: (showing.peek()?.number ?? 0) + 1 };
  });
  const now = showing.value;
  if (!now) return null;
  return <Overlay key={now.number} controller={controller} now={now} />;
}

function Overlay({ controller, now }: { controller: Controller; now: Showing }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (root.current) performAll(controller, now, root.current);
  }, []);
  const { at, from } = now;
  const seat = controller.shownSeat.peek();
  const chart = at.page.charts[seat];
  const lying = turnedCard(now);
  const gone = from === seat ? undefined : at.page.charts[from];
  if (!chart) return null;
  return (
    <div ref={root} class="theatre" aria-hidden="true">
      {gone && (
        <svg
          class="board passing"
          viewBox={viewBoxOf(gone, true)}
          data-on={seat !== at.seat}
          aria-hidden="true"
        >
          <MapInk game={at.game} chart={gone} />
          <Names rows={gone.rows} cols={gone.cols} />
        </svg>
      )}
      <svg class="board over" viewBox={viewBoxOf(chart, true)} aria-hidden="true">
        <Marks game={at.game} chart={chart} scenes={at.page.scenes.filter((scene) => scene.seat === seat)} />
      </svg>
      {lying && (
        <div class="cover">
          <Leaf game={at.game} card={lying} />
        </div>
      )}
      {largeCards(now).map(({ card, kind }, number) => (
        <div key={number} class="large" data-scene={kind}>
          {card && <Leaf game={at.game} card={card} isMonster={kind === "ambush"} />}
        </div>
      ))}
    </div>
  );
}
