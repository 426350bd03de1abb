/** What can be done now: the offer, the ways to use a thing, and the tools. */

import { useRef } from "preact/hooks";
import { About } from "../../explain/about";
import { isNarrow } from "../../layout";
import { isTouch } from "../../parts/touch";
import { placingOf } from "../../state/hold";
import { prompt } from "../../table/asked";
import { AwayOffer } from "../../table/away";
import type { Controller } from "../../table/controller";
import { canPlace, itemLabel, waysOf } from "../../table/things";
import { advice, Confirm, HintTool, TakeBackTool, Tool, TurnTools } from "../../table/tools";
import type { Item, Page, Table } from "../../wire";
import { capital, say, spoken } from "../../words";
import "./act.css";
import { CardButton } from "./cards";
import { useFit } from "./fit";
import { Face } from "./item";
import { type Laid, laidOut, type Slot } from "./slots";
import { stageOf, thingsOf, tilesOf } from "./stage";
import { UseButton } from "./use-button";
import { Ways } from "./ways";

export function ActPanel({ controller }: { controller: Controller }) {
  const laid = useRef<Laid | null>(null);
  const at = controller.session.table.value;
  if (!at) return null;
  const { page } = at;
  const choosing = controller.choosing.value;
  const ways = choosing === null ? [] : waysOf(page, choosing);
  const things = isNarrow() ? thingsOf(page) : [...tilesOf(page), ...thingsOf(page)];
  laid.current = laidOut(laid.current, stageOf(page), things);
  const { stage, slots } = laid.current;
  return (
    <section class="panel act" aria-label={say("web-card")}>
      <Asked controller={controller} at={at} isChoosing={ways.length > 0} />
      <Tools controller={controller} at={at} />
      {ways.length > 0 && <Ways controller={controller} at={at} ways={ways} />}
      {ways.length === 0 && slots.length > 0 && (
        <Offer
          key={`${stage} ${slots.map(({ item }) => item.key)}`}
          controller={controller}
          at={at}
          slots={slots}
        />
      )}
    </section>
  );
}

/** What is asked, and what a finger points at: a second tap takes it, the sign explains it. */
function Asked({ controller, at, isChoosing }: { controller: Controller; at: Table; isChoosing: boolean }) {
  const { page, game } = at;
  const key = controller.pointed.value?.key ?? "";
  const pointed = isTouch() ? named(page).find((each) => each.key === key) : undefined;
  const { refusal, isThinking, grade } = controller.session;
  const total = page.sheets[controller.shownSeat.value]?.total ?? 0;
  return (
    <div class="asked">
      <p class={isThinking.value || grade.value ? "prompt hint-words" : "prompt"}>
        {isChoosing ? which(page, controller.choosing.value ?? "") : capital(prompt(controller))}
      </p>
      {page.task === null && !isNarrow() && <AwayOffer controller={controller} />}
      <p class={refusal.value ? "advice whole refusal" : "advice whole"} data-needed={isNeeded(controller)}>
        {aside(controller, page)}
      </p>
      {!isNarrow() && <Latest controller={controller} />}
      {pointed?.card && <About game={game} card={pointed.card} label={spoken(pointed.name)} isLarge />}
      <p key={`total ${total}`} class="sum">
        {say("web-total")} <b>{total}</b>
      </p>
    </div>
  );
}

/** What the others did, the newest first, in a line: where the offer leaves no room for more. */
function Latest({ controller }: { controller: Controller }) {
  const log = controller.session.log.value.slice(-4).reverse();
  const told = log.map(({ note }) => spoken(note)).join(" ");
  return (
    <p key={told} class="latest" aria-hidden="true">
      {told}
    </p>
  );
}

/** What is asked while one of several ways is chosen. */
function which(page: Page, key: string): string {
  const name = named(page).find((each) => each.key === key)?.name;
  return say("web-which", { what: name ? capital(spoken(name)) : "" });
}

/** Everything that can be pointed at, by its key. */
function named(page: Page): readonly Pick<Item, "key" | "name" | "card">[] {
  const trays = [...page.trays, ...page.charts.flatMap((chart) => chart.trays)];
  return [
    ...page.goals.map(({ label, name, card }) => ({ key: label, name, card })),
    ...trays.flatMap((tray) => tray.items),
  ];
}

interface OfferProps {
  controller: Controller;
  at: Table;
  slots: readonly Slot[];
}

/** Cards first, then pieces: as large as there is room for, and every card in words. */
function Offer({ controller, at, slots }: OfferProps) {
  const place = useFit(1.9, slots.map(({ item }) => itemLabel(item)).join());
  const cards = slots.filter(({ item }) => item.text);
  const pieces = slots.filter(({ item }) => !item.text);
  return (
    <div class="offer fitted" ref={place}>
      {cards.length > 0 && (
        <ul class="cards">
          {cards.map((slot, number) => (
            <Offered key={slot.item.key} controller={controller} at={at} slot={slot} number={number + 1} />
          ))}
        </ul>
      )}
      {pieces.length > 0 && (
        <ul class="pieces">
          {pieces.map((slot, number) => (
            <Offered
              key={slot.item.key}
              controller={controller}
              at={at}
              slot={slot}
              number={cards.length + number + 1}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface OfferedProps {
  controller: Controller;
  at: Table;
  slot: Slot;
  number: number;
}

function Offered({ controller, at: { game, page }, slot: { item, isTaken }, number }: OfferedProps) {
  if (canPlace(page, item.key))
    return <ToPlace controller={controller} game={game} page={page} item={item} />;
  const off = isTaken ? { isOff: true } : {};
  const use = { controller, label: itemLabel(item, game), cells: item.cells, number, ...off };
  const digit = !isTouch() && number < 10 && <kbd class="digit">{number}</kbd>;
  return (
    <li class={isTaken ? "taken" : ""}>
      {item.text ? (
        <CardButton {...use} game={game} item={item}>
          {digit}
        </CardButton>
      ) : (
        <UseButton {...use} name={item.key} class="tile" card={item.card} title={item.name}>
          <Face game={game} item={item} />
          {digit}
        </UseButton>
      )}
    </li>
  );
}

interface ToPlaceProps {
  controller: Controller;
  game: string;
  page: Page;
  item: Item;
}

/** A tile of the reserve that can be put down, drawn large. */
function ToPlace({ controller, game, page, item }: ToPlaceProps) {
  const hold = controller.session.hold.value;
  const isHeld = hold !== null && placingOf(page, hold).item === item.key;
  return (
    <li>
      <UseButton
        controller={controller}
        name={item.key}
        label={itemLabel(item, game)}
        class={isHeld ? "tile held" : "tile"}
      >
        <Face game={game} item={item} />
      </UseButton>
    </li>
  );
}

/** What a piece in hand is turned and put down with. */
function InHand({ controller }: { controller: Controller }) {
  return (
    <div class="in-hand">
      <TurnTools controller={controller} />
      <Confirm controller={controller} />
    </div>
  );
}

function Tools({ controller, at }: { controller: Controller; at: Table }) {
  const { session } = controller;
  if (at.seat === null) return null;
  const { page } = at;
  const hold = session.hold.value;
  const isSending = session.isSending.value;
  return (
    <div class="tools" role="group" aria-label={say("web-tools")}>
      <div class="always">
        {hold?.isDown ? (
          <Tool name="lift" icon="lift" keys="Esc" isOff={isSending} onUse={controller.lift} />
        ) : (
          <TakeBackTool controller={controller} />
        )}
        <HintTool controller={controller} />
        <FreeChoices controller={controller} page={page} />
        {isNarrow() && page.choices.every((choice) => choice.item !== null) && (
          <Aside controller={controller} page={page} />
        )}
      </div>
      {hold && <InHand controller={controller} />}
    </div>
  );
}

/** Where nothing is to be ended, there is room for those who are away, else for what happened. */
function Aside({ controller, page }: { controller: Controller; page: Page }) {
  return (
    <div class="beside">
      {page.task === null && <AwayOffer controller={controller} />}
      <Latest controller={controller} />
    </div>
  );
}

/** What can be done without any thing, such as being done. */
function FreeChoices({ controller, page }: { controller: Controller; page: Page }) {
  const { hold, hinted, isSending } = controller.session;
  return (
    <>
      {page.choices
        .filter((choice) => choice.item === null)
        .map((choice) => (
          <button
            key={choice.action}
            type="button"
            class={`${hold.value ? "done" : "main done"}${hinted.value === choice.action ? " hinted" : ""}`}
            data-choice={choice.action}
            disabled={isSending.value}
            onClick={() => controller.act(choice.action)}
          >
            {capital(spoken(choice.name))} <kbd class="wide-only">D</kbd>
          </button>
        ))}
    </>
  );
}

/** Whether it is about what is wrong, or what one more tap does: more than how to go on. */
function isNeeded({ session, pointed, isFitting }: Controller): boolean {
  const isAimed = typeof session.hold.value?.row === "number";
  return Boolean(session.refusal.value || pointed.value || (isAimed && !isFitting.value));
}

/** Why something was refused, what a second tap would do, or how to place. */
function aside(controller: Controller, page: Page): string {
  const { session } = controller;
  const key = controller.pointed.value?.key;
  if (session.refusal.value) return spoken(session.refusal.value);
  const ways = page.choices.filter((choice) => choice.item === key || choice.action === key);
  if (isTouch() && key !== undefined && ways.length === 1 && ways[0])
    return say("web-tap-again", { what: spoken(ways[0].name) });
  return session.hold.value ? advice(controller) : "";
}
