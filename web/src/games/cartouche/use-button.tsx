/** A thing that lies on the table as a button: pointing at it lights its cells, a click uses it. */

import type { ComponentChildren } from "preact";
import { About } from "../../explain/about";
import { explain } from "../../explain/open";
import { isTouch } from "../../parts/touch";
import { placingOf } from "../../state/hold";
import type { Controller } from "../../table/controller";
import { drag } from "../../table/drag";
import { canPlace, ownTrays, waysOf } from "../../table/things";
import type { Choice, Note, Page } from "../../wire";
import { spoken } from "../../words";
import { Seen } from "./item";
import "./use-button.css";

interface UseProps {
  controller: Controller;
  /** The key of an item, or the label of a goal. */
  name: string;
  label: string;
  class: string;
  cells?: string;
  /** One action of several; without it the click uses the item itself. */
  choice?: Choice;
  /** The number of what is on offer; the digit of the keyboard that takes it, where it is one. */
  number?: number;
  isOff?: boolean;
  /** Has nothing to show but its explanation. */
  isBare?: boolean;
  onPoint?: (isOn: boolean) => void;
  /** The card it is, where it can be explained, and its name. */
  card?: string | null;
  title?: Note;
  children: ComponentChildren;
}

/** The button, and where one can point without pressing the sign that explains it. */
export function UseButton(props: UseProps) {
  const { controller, label, title, card = null } = props;
  const { page, table } = controller.session;
  if (!page.value) return null;
  const button = <ThingButton {...props} page={page.value} />;
  if (card === null || isTouch()) return button;
  return (
    <>
      {button}
      <About game={table.peek()?.game ?? ""} card={card} label={title ? spoken(title) : label} />
    </>
  );
}

type ThingProps = UseProps & { page: Page };

function ThingButton(props: ThingProps) {
  const { controller, page, name, number, isOff } = props;
  const { session, pointed } = controller;
  const ways = waysWith(props);
  const isReady = ways.length > 0;
  const isPointed = pointed.value?.key === keyOf(props);
  const isHinted = ways.some((way) => way.action === session.hinted.value) || isInRegion(props);
  const isDraggable = canPlace(page, name);
  const hover = (isOn: boolean) => !isTouch() && point(props, isOn);
  const marks = { ready: isReady, hinted: isHinted, pointed: isPointed, draggable: isDraggable };
  return (
    <button
      type="button"
      class={[props.class, ...Object.entries(marks).flatMap(([mark, isOn]) => (isOn ? mark : []))].join(" ")}
      aria-pressed={isTouch() ? isPointed : undefined}
      data-item={name}
      data-offered={number}
      data-choice={number ? ways[0]?.action : undefined}
      disabled={isOff ?? (session.isSending.value && isReady)}
      aria-disabled={number && !isReady ? true : undefined}
      onPointerEnter={() => hover(true)}
      onPointerLeave={() => hover(false)}
      onFocus={() => hover(true)}
      onBlur={() => point(props, false)}
      onClick={() => press(props, isPointed)}
      onPointerDown={(event) =>
        isDraggable && drag(event, controller, () => isHeld(controller, page, name) || controller.use(name))
      }
    >
      <Seen label={props.label}>{props.children}</Seen>
    </button>
  );
}

const keyOf = ({ choice, name }: UseProps) => choice?.action ?? name;

function waysWith({ page, choice, name }: ThingProps): readonly Choice[] {
  return choice ? [choice] : waysOf(page, name);
}

/** Whether it lies where a hint says to look. */
function isInRegion({ controller, page, name }: ThingProps): boolean {
  const tray = ownTrays(page).find((each) => each.name === controller.session.region.value?.tray);
  return tray?.items.some((item) => item.key === name) ?? false;
}

function isHeld({ session }: Controller, page: Page, name: string): boolean {
  const hold = session.hold.peek();
  return hold !== null && placingOf(page, hold).item === name;
}

function point(props: UseProps, isOn: boolean): void {
  const { pointed } = props.controller;
  const key = keyOf(props);
  props.onPoint?.(isOn);
  if (isOn) pointed.value = { key, cells: props.cells ?? "0" };
  else if (pointed.peek()?.key === key) pointed.value = null;
}

/** A finger points first, where there is something to see: the second tap is the click. What cannot be used is explained. */
function press(props: ThingProps, isPointed: boolean): void {
  const { controller, page, name, choice, card = null, isBare = false } = props;
  const count = waysWith(props).length;
  const isPlaced = canPlace(page, name);
  const isIdle = count === 0 && !isPlaced;
  const isSeenFirst = count < 2 && !isPlaced && !(isIdle && isBare);
  if (isTouch() && isSeenFirst && !isPointed) {
    point(props, true);
  } else if (isIdle && card !== null) {
    explain(controller.session.table.peek()?.game ?? "", card);
  } else {
    if (isTouch() && count === 0) point(props, false);
    if (choice) controller.act(choice.action);
    else controller.use(name);
  }
}
