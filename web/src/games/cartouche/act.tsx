/** What can be done now: the offer, the ways to use a thing, and the tools. */

import { isTouch } from "../../parts/touch";
import { prompt } from "../../table/asked";
import { AwayOffer } from "../../table/away";
import type { Desk } from "../../table/desk";
import { NewsPanel } from "../../table/live";
import { itemLabel, waysOf } from "../../table/things";
import { advice, Confirm, Tool } from "../../table/tools";
import type { Choice, Goal, Item, Page, Table } from "../../wire";
import { capital, say, spoken } from "../../words";
import { Face, UseButton } from "./item";
import { Signs } from "./signs";

export function ActPanel({ desk }: { desk: Desk }) {
  const at = desk.session.table.value;
  if (!at) return null;
  const { page } = at;
  const choosing = desk.choosing.value;
  const ways = choosing === null ? [] : waysOf(page, choosing);
  const things = ways.length > 0 ? [] : thingsOf(page);
  return (
    <section class="panel act" aria-label={say("web-card")}>
      <header class="act-head">
        <div class="asked">
          <p class="prompt">{ways.length > 0 ? which(page, choosing ?? "") : prompt(desk)}</p>
          <AwayOffer desk={desk} />
          <p class={desk.session.refusal.value ? "advice refusal" : "advice"}>{aside(desk, page)}</p>
        </div>
        <Tools desk={desk} at={at} />
      </header>
      {ways.length > 0 && <Ways desk={desk} at={at} ways={ways} />}
      {things.length > 0 && (
        <ul class="cards offer">
          {things.map((item, number) => (
            <li key={item.key} class={item.text ? "wide" : undefined}>
              <UseButton
                desk={desk}
                name={item.key}
                label={itemLabel(item, at.game)}
                class={item.text ? "story" : "tile"}
                cells={item.cells}
                isOffered
                card={item.card}
                title={item.name}
              >
                <Face game={at.game} item={item} />
                {!isTouch() && number < 9 && <kbd class="digit wide-only">{number + 1}</kbd>}
              </UseButton>
            </li>
          ))}
        </ul>
      )}
      <NewsPanel session={desk.session} />
    </section>
  );
}

/** What is asked while one of several ways is chosen. */
function which(page: Page, key: string): string {
  const named = [...page.goals.map(({ label, name }) => ({ key: label, name })), ...itemsOf(page)];
  const name = named.find((each) => each.key === key)?.name;
  return say("web-which", { what: name ? capital(spoken(name)) : "" });
}

/** Everything around the own board. */
function itemsOf(page: Page): readonly Item[] {
  const own = page.seat === null ? [] : (page.charts[page.seat]?.trays ?? []);
  return own.flatMap((tray) => tray.items);
}

/** What is on offer; else everything around the own board, and every goal, that can be used now. */
function thingsOf(page: Page): readonly Item[] {
  const offer = page.trays.find((tray) => tray.name === "offer")?.items ?? [];
  const usable = itemsOf(page).filter(({ key, kind }) => kind !== "trade" && waysOf(page, key).length > 0);
  const claims = page.goals
    .filter((goal) => goal.kind === "race" && waysOf(page, goal.label).length > 0)
    .map(claimed);
  return page.choices.some((choice) => offer.some((item) => item.key === choice.item)) || usable.length === 0
    ? [...offer, ...claims]
    : [...usable, ...claims];
}

/** A goal that can be scored, as a card. */
function claimed({ label, name, asks, worth, cells, card }: Goal): Item {
  return { key: label, kind: "card", name, text: asks, signs: [], number: 1, worth, cells, card };
}

/** The different ways to use one thing: which tokens, which icon under a black tile, which bonus. */
function Ways({ desk, at, ways }: { desk: Desk; at: Table; ways: readonly Choice[] }) {
  return (
    <ul class="ways">
      {ways.map((way) => (
        <li key={way.action}>
          <UseButton
            desk={desk}
            name={way.item ?? ""}
            label={capital(spoken(way.name))}
            class="way"
            cells={way.cells}
            choice={way}
            isOffered
          >
            {way.signs.length > 0 ? <Signs game={at.game} signs={way.signs} /> : spoken(way.name)}
          </UseButton>
        </li>
      ))}
      <li>
        <button type="button" class="quiet" data-cancel onClick={() => (desk.choosing.value = null)}>
          {say("web-cancel")}
        </button>
      </li>
    </ul>
  );
}

function Tools({ desk, at }: { desk: Desk; at: Table }) {
  const { session } = desk;
  if (at.seat === null) return null;
  const { page } = at;
  const hold = session.hold.value;
  const free = page.choices.filter((choice) => choice.item === null);
  const isSending = session.isSending.value;
  const isDue = page.choices.length + page.placings.length > 0;
  return (
    <div class="tools" role="group" aria-label={say("web-tools")}>
      {hold && (
        <>
          <Tool name="turn" icon="turn" keys="R" isOff={!desk.canTurn.value} onUse={desk.turn} />
          <Tool name="flip" icon="flip" keys="F" isOff={!desk.canFlip.value} onUse={desk.flip} />
        </>
      )}
      {hold?.isDown ? (
        <Tool name="lift" icon="lift" keys="Esc" isOff={isSending} onUse={desk.lift} />
      ) : (
        <Tool name="take-back" icon="back" keys="U" isOff={!desk.canTakeBack.value} onUse={desk.takeBack} />
      )}
      <Tool
        name="hint"
        icon="hint"
        isOff={!isDue || isSending}
        isBusy={session.isThinking.value}
        onUse={desk.hint}
      />
      {hold && <Confirm desk={desk} />}
      {free.map((choice) => (
        <button
          key={choice.action}
          type="button"
          class={`${hold ? "done" : "main done"}${session.hinted.value === choice.action ? " hinted" : ""}`}
          data-choice={choice.action}
          disabled={isSending}
          onClick={() => desk.act(choice.action)}
        >
          {capital(spoken(choice.name))} <kbd class="wide-only">D</kbd>
        </button>
      ))}
    </div>
  );
}

/** Why something was refused, what is pointed at and what a second tap would do, or how to place. */
function aside(desk: Desk, page: Page): string {
  const key = desk.pointed.value?.key;
  if (desk.session.refusal.value || key === undefined)
    return desk.session.hold.value ? advice(desk) : refused(desk);
  const text = thingsOf(page).find((item) => item.key === key)?.text;
  const ways = page.choices.filter((choice) => choice.item === key || choice.action === key);
  const again = isTouch() && ways.length === 1 && ways[0];
  return [
    text ? `${capital(spoken(text))}.` : "",
    again ? say("web-tap-again", { what: spoken(again.name) }) : "",
  ].join(" ");
}

function refused({ session }: Desk): string {
  return session.refusal.value ? spoken(session.refusal.value) : "";
}
