/** One's own things beside the mural: the reserve, the tokens, and what two of them can be traded for. */

import { isNarrow, layout } from "../../layout";
import { placingOf } from "../../state/hold";
import type { Controller } from "../../table/controller";
import { signed, thingsGained } from "../../table/gains";
import { canPlace, itemLabel, waysOf } from "../../table/things";
import type { Item, Table, Tray } from "../../wire";
import { capital, say, spoken } from "../../words";
import { Ankhs } from "./ankhs";
import { Face } from "./item";
import { UseButton } from "./use-button";
import "./reserve.css";
import { Signs } from "./signs";

export function ReservePanel({ controller }: { controller: Controller }) {
  const at = controller.session.table.value;
  if (!at) return null;
  const { page, game } = at;
  const trays = page.charts[controller.shownSeat.value]?.trays ?? [];
  const tray = (name: Tray["name"]) => trays.find((each) => each.name === name);
  const [reserve, tokens, trades] = [tray("reserve"), tray("tokens"), tray("trades")];
  const row = reserve && <ReserveRow controller={controller} at={at} tray={reserve} />;
  const things = (
    <section
      class="panel mine"
      aria-label={say("web-mine")}
      data-ahead={controller.session.previewTrays.value ? "" : undefined}
    >
      {!isNarrow() && row}
      {tokens && (
        <Row tray={tokens}>
          {tokens.items.map((item) => (
            <TokenCount key={item.key} game={game} item={item}>
              <More controller={controller} tray={tokens} item={item} />
            </TokenCount>
          ))}
        </Row>
      )}
      {trades && <TradesRow controller={controller} at={at} tray={trades} />}
      {layout.value === "desk" && <Ankhs controller={controller} />}
    </section>
  );
  if (!isNarrow() || !reserve) return things;
  return (
    <>
      <section class="panel reserve" aria-label={spoken(reserve.title)}>
        {row}
      </section>
      {things}
    </>
  );
}

interface RowProps {
  controller: Controller;
  at: Table;
  tray: Tray;
}

/** The tiles one has, to be placed. */
function ReserveRow({ controller, at: { page, game }, tray }: RowProps) {
  const hold = controller.session.hold.value;
  const held = hold ? placingOf(page, hold).item : null;
  return (
    <Row tray={tray}>
      {tray.items.length === 0 && <li class="fine">{say("web-none")}</li>}
      {tray.items.map((item) => (
        <li key={item.key}>
          <UseButton
            controller={controller}
            name={item.key}
            label={itemLabel(item, game)}
            class={item.key === held ? "piece-button held" : "piece-button"}
            isOff={!canPlace(page, item.key)}
          >
            <Face game={game} item={item} />
          </UseButton>
        </li>
      ))}
    </Row>
  );
}

function TradesRow({ controller, at: { page, game }, tray }: RowProps) {
  return (
    <Row tray={tray}>
      {tray.items.map((item) => (
        <li key={item.key}>
          <UseButton
            controller={controller}
            name={item.key}
            label={capital(spoken(item.name))}
            class="trade"
            isOff={waysOf(page, item.key).length === 0}
          >
            <Face game={game} item={item} />
          </UseButton>
        </li>
      ))}
    </Row>
  );
}

export function Row({ tray, children }: { tray: Tray; children: preact.ComponentChildren }) {
  return (
    <div class="mine-row" data-tray={tray.name}>
      <h2>{spoken(tray.title)}</h2>
      <ul key={tray.items.map((item) => item.key).join()}>{children}</ul>
    </div>
  );
}

interface CountProps {
  game: string;
  item: Item;
  children?: preact.ComponentChildren;
}

export function TokenCount({ game, item, children }: CountProps) {
  return (
    <li class={item.number > 0 ? "token-count" : "token-count none"}>
      <Signs game={game} signs={item.signs} />
      <b aria-hidden="true">{item.number}</b>
      <span class="unseen">{spoken(item.name)}</span>
      {children}
    </li>
  );
}

/** What the held placement would bring of this. */
function More({ controller, tray, item }: { controller: Controller; tray: Tray; item: Item }) {
  const gained = thingsGained([tray], controller.session.previewTrays.value ?? []);
  const by = gained.find((each) => each.item.key === item.key)?.by;
  return by === undefined ? null : (
    <b class="more" data-more>
      {signed(by)}
    </b>
  );
}
