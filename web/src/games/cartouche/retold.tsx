/** A table of cards and pieces as it lay at some step: things, stories and achievements to look at. */

import type { Signal } from "@preact/signals";
import type { RetoldProps } from "../../table/face";
import { itemLabel } from "../../table/things";
import type { Chart, Goal, Item, Page, Player, Tray } from "../../wire";
import { say } from "../../words";
import { Face } from "./item";
import { LadderFace, ladderLabel } from "./ladders";
import { OpponentPanel } from "./opponent";
import { Row, TokenCount } from "./reserve";
import "./retold.css";
import { StoryFace, storyLabel, Told } from "./stories";

/** The mural as it was, with what lay around it. */
export function Retold({ game, page, chart, players, lit, board, before }: RetoldProps) {
  return (
    <div class="laid retold">
      <div class="own">
        {board}
        <RetoldThings game={game} chart={chart} />
      </div>
      <div class="side">
        {before}
        <RetoldGoals game={game} page={page} chart={chart} players={players} lit={lit} />
        <OpponentPanel game={game} page={page} />
      </div>
    </div>
  );
}

/** What lay beside the mural. */
function RetoldThings({ game, chart }: { game: string; chart: Chart }) {
  const tray = (name: Tray["name"]) => chart.trays.find((each) => each.name === name);
  const [reserve, tokens] = [tray("reserve"), tray("tokens")];
  return (
    <section class="panel mine" aria-label={say("web-mine")}>
      {reserve && (
        <Row tray={reserve}>
          {reserve.items.length === 0 && <li class="fine">{say("web-none")}</li>}
          {reserve.items.map((item) => (
            <li key={item.key} class="face">
              <Seen label={itemLabel(item, game)}>
                <Face game={game} item={item} />
              </Seen>
            </li>
          ))}
        </Row>
      )}
      {tokens && (
        <Row tray={tokens}>
          {tokens.items.map((item) => (
            <TokenCount key={item.key} game={game} item={item} />
          ))}
        </Row>
      )}
    </section>
  );
}

interface GoalsProps {
  game: string;
  page: Page;
  chart: Chart;
  players: readonly Player[];
  /** The goal whose cells are lit. */
  lit: Signal<number | null>;
}

/** The stories and achievements: each lights its cells. */
function RetoldGoals({ game, page, chart, players, lit }: GoalsProps) {
  const goals = page.goals.map((goal, number) => ({ goal, number }));
  const stories = goals.filter(({ goal }) => goal.kind === "card");
  const races = goals.filter(({ goal }) => goal.kind === "race");
  return (
    <>
      <section class="panel stories" aria-label={say("web-stories")}>
        <ul class="cards">
          {stories.map(({ goal, number }) => (
            <li key={goal.label}>
              <LitButton name="story" label={storyLabel(goal)} goal={goal} number={number} lit={lit}>
                <StoryFace game={game} goal={goal} />
              </LitButton>
            </li>
          ))}
          {stories.length === 0 && <li class="fine">{say("web-no-stories")}</li>}
        </ul>
        <RetoldStories items={itemsOf(chart, "completed")} />
      </section>
      <section class="panel ladders" aria-label={say("web-achievements")}>
        <ul>
          {races.map(({ goal, number }) => (
            <li key={goal.label}>
              <LitButton
                name="ladder"
                label={ladderLabel(page, goal, players)}
                goal={goal}
                number={number}
                lit={lit}
              >
                <LadderFace page={page} goal={goal} />
              </LitButton>
            </li>
          ))}
          <RetoldAnkhs game={game} items={itemsOf(chart, "bonuses")} />
        </ul>
      </section>
    </>
  );
}

function itemsOf({ trays }: Chart, name: Tray["name"]): readonly Item[] {
  return trays.find((tray) => tray.name === name)?.items ?? [];
}

function RetoldStories({ items }: { items: readonly Item[] }) {
  return (
    <Told items={items}>
      {(item, face) => (
        <span class="told-story">
          <Seen label={itemLabel(item)}>{face}</Seen>
        </span>
      )}
    </Told>
  );
}

function RetoldAnkhs({ game, items }: { game: string; items: readonly Item[] }) {
  return (
    <li class="ankhs">
      <h2>{say("web-ankhs")}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.key} class="ankh" title={itemLabel(item)}>
            <Seen label={itemLabel(item)}>
              <Face game={game} item={item} />
            </Seen>
          </li>
        ))}
      </ul>
    </li>
  );
}

interface LitProps {
  name: string;
  label: string;
  goal: Goal;
  number: number;
  lit: Signal<number | null>;
  children: preact.ComponentChildren;
}

function LitButton({ name, label, goal, number, lit, children }: LitProps) {
  return (
    <button
      type="button"
      class={`${name}${goal.now > 0 ? " fulfilled" : ""}${lit.value === number ? " pointed" : ""}`}
      aria-pressed={lit.value === number}
      data-item={goal.label}
      onClick={() => {
        lit.value = lit.value === number ? null : number;
      }}
    >
      <Seen label={label}>{children}</Seen>
    </button>
  );
}

/** Something drawn, and its words for those who do not see it. */
function Seen({ label, children }: { label: string; children: preact.ComponentChildren }) {
  return (
    <>
      <span class="unseen">{label}</span>
      <span class="shown" aria-hidden="true">
        {children}
      </span>
    </>
  );
}
