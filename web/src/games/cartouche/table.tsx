/** The table of a game with cards and pieces: everything at once on a desk, behind tabs on a phone. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isNarrow, layout } from "../../layout";
import type { Controller } from "../../table/controller";
import { EndPanel } from "../../table/end";
import { NewsPanel } from "../../table/live";
import { PlayBoard } from "../../table/play-board";
import { PlayersPanel } from "../../table/players";
import type { Page } from "../../wire";
import { capital, say, spoken } from "../../words";
import { ActPanel } from "./act";
import { useDealt } from "./dealt";
import { useOfferKeys } from "./keys";
import { LaddersPanel } from "./ladders";
import { OpponentPanel } from "./opponent";
import { ReservePanel } from "./reserve";
import { stageOf } from "./stage";
import { StoriesPanel } from "./stories";
import "./table.css";

const TABS = ["act", "stories", "ladders", "people"] as const;
type Tab = (typeof TABS)[number];

/** What is on offer to more players than this leaves little room for anything else. */
const CROWD = 2;

export function MuralTable({ controller }: { controller: Controller }) {
  const tab = useSignal<Tab>("act");
  useOfferKeys(controller);
  useDealt(controller);
  const at = controller.session.table.value;
  useEffect(() => {
    tab.value = "act";
  }, [at ? askedOf(at.page) : ""]);
  if (!at) return null;
  const stage = at.is_over ? "over" : stageOf(at.page);
  const isCovered = isNarrow() && stage === "offer" && tab.value === "act";
  return (
    <div
      class="laid"
      data-stage={stage}
      data-crowded={at.players.length > CROWD}
      data-tab={isNarrow() ? tab.value : undefined}
    >
      <div class="own">
        {!isCovered && <PlayBoard controller={controller} />}
        <ReservePanel controller={controller} />
        {!isNarrow() && <Standing page={at.page} />}
        {layout.value === "tablet" && <StoriesPanel controller={controller} />}
      </div>
      {isNarrow() && <Tabs tab={tab.value} onPick={(to) => (tab.value = to)} />}
      <div class="side">
        <Now controller={controller} isOver={at.is_over} />
        {layout.value !== "tablet" && <StoriesPanel controller={controller} />}
        <LaddersPanel controller={controller} />
        <div class="people">
          {isNarrow() && <Standing page={at.page} />}
          <PlayersPanel controller={controller} shape="grid" />
          <OpponentPanel game={at.game} page={at.page} />
        </div>
      </div>
    </div>
  );
}

/** What is asked, or the end; and what happened. */
function Now({ controller, isOver }: { controller: Controller; isOver: boolean }) {
  const news = <NewsPanel session={controller.session} isWhole />;
  return (
    <>
      {(isNarrow() || !isOver) && <ActPanel controller={controller} />}
      {isOver ? (
        <div class="ended">
          <EndPanel controller={controller} />
          {news}
        </div>
      ) : (
        news
      )}
    </>
  );
}

/** What is asked now, as a text that changes with it: where something new is asked, it is what is shown. */
function askedOf(page: Page): string {
  return `${page.task} ${stageOf(page)}`;
}

/** What the line at the top has no room for. */
function Standing({ page: { status } }: { page: Page }) {
  const lines = status.filter(({ kind }) => kind !== "clock").map(({ text }) => capital(spoken(text)));
  return <p class="standing fine">{lines.join(" · ")}</p>;
}

function Tabs({ tab, onPick }: { tab: Tab; onPick: (to: Tab) => void }) {
  return (
    <div class="tabs" role="tablist">
      {TABS.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          aria-selected={tab === each}
          data-to={each}
          onClick={() => onPick(each)}
        >
          {say(`web-tab-${each}`)}
        </button>
      ))}
    </div>
  );
}
