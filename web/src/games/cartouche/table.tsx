/** The table of a game with cards and pieces: everything at once on a desk, behind tabs on a phone. */

import { useSignal } from "@preact/signals";
import type { Desk } from "../../table/desk";
import { EndPanel } from "../../table/end";
import { NewsPanel } from "../../table/live";
import { PlayBoard } from "../../table/play-board";
import { PlayersPanel } from "../../table/players";
import { say } from "../../words";
import { ActPanel } from "./act";
import { useOfferKeys } from "./keys";
import { LaddersPanel } from "./ladders";
import { OpponentPanel } from "./opponent";
import { ReservePanel } from "./reserve";
import { StoriesPanel } from "./stories";

const TABS = ["act", "stories", "ladders", "people"] as const;

export function MuralTable({ desk }: { desk: Desk }) {
  const tab = useSignal<(typeof TABS)[number]>("act");
  useOfferKeys(desk);
  const at = desk.session.table.value;
  if (!at) return null;
  const isPlacing = at.page.placings.length > 0;
  return (
    <div class={isPlacing ? "laid placing" : "laid"} data-tab={tab.value}>
      <div class="own">
        <PlayBoard desk={desk} />
        <ReservePanel desk={desk} />
      </div>
      <div class="tabs" role="tablist">
        {TABS.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            aria-selected={tab.value === each}
            data-to={each}
            onClick={() => {
              tab.value = each;
            }}
          >
            {say(`web-tab-${each}`)}
          </button>
        ))}
      </div>
      <div class="side">
        {at.is_over ? <EndPanel desk={desk} /> : <ActPanel desk={desk} />}
        <StoriesPanel desk={desk} />
        <LaddersPanel desk={desk} />
        <div class="people">
          <PlayersPanel desk={desk} />
          <OpponentPanel game={at.game} page={at.page} />
          <NewsPanel session={desk.session} />
        </div>
      </div>
    </div>
  );
}
