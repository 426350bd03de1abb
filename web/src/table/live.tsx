/** Everything that happens, spoken: the news, what is asked, what the keys did, what a placement would bring. */

import type { Session, Told } from "../state/session";
import { say, spoken } from "../words";
import { asked } from "./asked";
import type { Controller } from "./controller";
import { gainsInWords, why } from "./gains";
import { SayingsSpoken } from "./talk";
import { TimeSpoken } from "./time-left";
import "./live.css";

export function LiveRegion({ controller }: { controller: Controller }) {
  const { session } = controller;
  const latest = newest(session.log.value);
  const refusal = session.refusal.value;
  const remark = controller.remark.value;
  const isDown = session.hold.value?.isDown ?? false;
  return (
    <div class="unseen">
      <div role="log" aria-live="polite" data-news>
        {latest.map((told) => (
          <p key={told.key}>{spoken(told.note)}</p>
        ))}
      </div>
      <SayingsSpoken session={controller.session} />
      <TimeSpoken controller={controller} />
      <div role="status" data-asked>
        {asked(controller)}
      </div>
      <div role="status" data-remark>
        {remark && <p key={remark.number}>{remark.text}</p>}
        {remark?.isAim && <Gains controller={controller} />}
        {(remark?.isAim || isDown) && why(controller) && <p>{why(controller)}</p>}
      </div>
      <div role="alert">{refusal && spoken(refusal)}</div>
    </div>
  );
}

interface NewsProps {
  session: Session;
  /** Shows no line that has no room, instead of fading it out. */
  isWhole?: boolean;
}

/** The same to look at, the newest first, where there is room: written anew, so that no line moves. */
export function NewsPanel({ session, isWhole = false }: NewsProps) {
  const lines = newest(session.log.value).reverse();
  return (
    <ul key={lines[0]?.key} class={isWhole ? "panel news whole" : "panel news"} aria-hidden="true">
      {lines.map((told) => (
        <li key={told.key}>{spoken(told.note)}</li>
      ))}
    </ul>
  );
}

function Gains({ controller }: { controller: Controller }) {
  const { table, preview, previewTrays } = controller.session;
  if (!table.value || !preview.value) return null;
  return <p>{gainsInWords(table.value, preview.value, previewTrays.value ?? []) || say("spoken-no-gain")}</p>;
}

function newest(log: Told[]): Told[] {
  return log.slice(-12);
}
