/** The games one sits at: those that go on first; nothing of them is lost by a tap. */

import { type Signal, useSignal } from "@preact/signals";
import { SmallMap } from "../board/map";
import { type KeptResult, keptResults, keyOf, seatsAt } from "../kept";
import { gameName } from "../names";
import { isHere } from "../net/here";
import { Dialog } from "../parts/dialog";
import { Icon } from "../parts/icon";
import { SeatLink } from "../parts/seat-link";
import { linkTo } from "../route";
import { bringTableBack, hidden, hideTable, standing, tables } from "../state/offer";
import type { MyTable } from "../wire";
import { language, say, spoken } from "../words";
import { moment } from "./moment";
import "./my-games.css";

/** Whether nothing is left to be done at a table. */
const isDone = ({ note, is_over }: MyTable) => is_over || Boolean(note);

function inOrder(all: readonly MyTable[]): MyTable[] {
  return [...all].sort(
    (a, b) =>
      Number(isDone(a)) - Number(isDone(b)) || Number(b.is_due) - Number(a.is_due) || b.since - a.since,
  );
}

export function MyGames() {
  const asked = useSignal<{ table: MyTable; about: "link" | "remove" } | null>(null);
  const gone = useSignal<MyTable | null>(null);
  const ask = (table: MyTable, about: "link" | "remove") => {
    asked.value = { table, about };
  };
  const hide = (table: MyTable) => {
    asked.value = null;
    gone.value = table;
    hideTable(table);
  };
  if (tables.value.length === 0 && hidden.value.length === 0) return null;
  const results = new Map(keptResults().map((result) => [result.table, result]));
  const close = () => {
    asked.value = null;
  };
  return (
    <section class="mine-list">
      <h2>{say("web-my-games")}</h2>
      <Undo gone={gone} />
      <ul class="my-games">
        {inOrder(tables.value).map((table) => (
          <li key={keyOf(table)}>
            <Entry table={table} result={results.get(table.table)} />
            {!isHere(table.table) && <LinkButton game={table.game} onUse={() => ask(table, "link")} />}
            <HideButton table={table} onUse={() => (isDone(table) ? hide(table) : ask(table, "remove"))} />
          </li>
        ))}
      </ul>
      {asked.value?.about === "link" && <LinkWindow table={asked.value.table} onClose={close} />}
      {asked.value?.about === "remove" && (
        <RemoveWindow table={asked.value.table} onRemove={hide} onClose={close} />
      )}
    </section>
  );
}

/** A game that was just hidden can be brought back at once. */
function Undo({ gone }: { gone: Signal<MyTable | null> }) {
  const undo = () => {
    if (gone.value) bringTableBack(gone.value);
    gone.value = null;
  };
  return (
    <div aria-live="polite" data-undo>
      {gone.value && (
        <p class="row">
          {say("web-hidden-now", { game: gameName(gone.value.game) })}
          <button type="button" onClick={undo}>
            {say("web-undo")}
          </button>
        </p>
      )}
    </div>
  );
}

function Entry({ table, result }: { table: MyTable; result: KeptResult | undefined }) {
  const stands = standing(table);
  const own = seatsAt(table.table);
  const token = own.length > 1 ? own.find(({ seat }) => seat === table.seat)?.token : undefined;
  return (
    <a
      href={token ? linkTo.seat(table.table, token) : linkTo.table(table.table)}
      data-done={isDone(table)}
      data-my-seat={table.seat}
    >
      {result && <SmallMap game={table.game} chart={{ figures: [], ...result, layers: [] }} label="" />}
      <span class="entry">
        <b>
          {gameName(table.game)}
          {own[0]?.isPractice && <i data-practice> · {say("review-practice")}</i>}
        </b>
        <span>{table.names.filter(Boolean).join(", ")}</span>
        {token && <span>{say("web-seat-of-mine", { seat: table.seat + 1 })}</span>}
        <Waiting table={table} />
        <span class="fine">{moment(table.since)}</span>
        {table.note && <span class="fine">{spoken(table.note)}</span>}
      </span>
      {result && <Points result={result} />}
      {stands && <span class={table.is_due ? "badge due" : "badge"}>{say(stands)}</span>}
    </a>
  );
}

/** Whose turn it is, where it is not one's own, and by when something has to happen. */
function Waiting({ table }: { table: MyTable }) {
  const { names, seat } = table;
  const { due = [], until = null } = table as Partial<MyTable>; // an older client may have kept it
  if (isDone(table)) return null;
  const others = due.filter((each) => each !== seat).map((each) => names[each] || `${each + 1}`);
  const isOthers = others.length > 0 && !due.includes(seat);
  const waits =
    isOthers && say("web-waits-for", { names: new Intl.ListFormat(language.value).format(others) });
  const by = until !== null && say("web-until", { moment: moment(until) });
  if (!waits && !by) return null;
  return (
    <span class="fine" data-waits>
      {[waits, by].filter(Boolean).join(" · ")}
    </span>
  );
}

function Points({ result: { points, isWon } }: { result: KeptResult }) {
  return (
    <span class="points" data-points={points}>
      {points}
      {isWon && <span title={say("web-won")}> ★</span>}
    </span>
  );
}

function LinkButton({ game, onUse }: { game: string; onUse: () => void }) {
  const label = say("web-seat-link-of", { game: gameName(game) });
  return (
    <button type="button" class="quiet icon" title={label} aria-label={label} data-seat-of onClick={onUse}>
      <Icon name="link" />
    </button>
  );
}

function HideButton({ table, onUse }: { table: MyTable; onUse: () => void }) {
  const way = isDone(table) ? "hide" : "remove";
  const label = say(`web-${way}-game`, { game: gameName(table.game) });
  return (
    <button type="button" class="quiet icon" title={label} aria-label={label} data-hide={way} onClick={onUse}>
      <Icon name="remove" />
    </button>
  );
}

function LinkWindow({ table, onClose }: { table: MyTable; onClose: () => void }) {
  const seat = seatsAt(table.table).find((each) => each.seat === table.seat);
  return (
    <Dialog title={gameName(table.game)} onClose={onClose}>
      {seat && <SeatLink table={seat.table} token={seat.token} />}
    </Dialog>
  );
}

interface RemoveProps {
  table: MyTable;
  onRemove: (table: MyTable) => void;
  onClose: () => void;
}

function RemoveWindow({ table, onRemove, onClose }: RemoveProps) {
  return (
    <Dialog title={say("web-remove-really")} onClose={onClose} close={say("web-keep-game")}>
      <p>
        <b>{gameName(table.game)}</b> · {table.names.filter(Boolean).join(", ")}
      </p>
      <p>{say("web-remove-about")}</p>
      <button type="button" data-remove onClick={() => onRemove(table)}>
        {say("web-remove")}
      </button>
    </Dialog>
  );
}
