/** Seats that are open: whoever sits at the table invites friends to them, whoever watches can still sit down. */

import { signal, useSignal } from "@preact/signals";
import { gameName } from "../names";
import { API } from "../net/api";
import { outsideLink } from "../net/outside";
import { Copied } from "../parts/copied";
import { Dialog } from "../parts/dialog";
import { Icon } from "../parts/icon";
import { canSend, send } from "../parts/share";
import { sentPath } from "../route";
import type { Lobby, Table } from "../wire";
import { say } from "../words";
import "./invite.css";

/** The tables at which one said that one only watches. */
export const onlyWatched = signal<ReadonlySet<string>>(new Set());

export const openSeats = (at: Table | Lobby) => at.players.filter((player) => player.kind === "open").length;

/** Whether whoever looks at the table could sit down. */
export const canSit = (at: Table | Lobby) =>
  at.seat === null && !(at.type === "table" && at.is_over) && openSeats(at) > 0;

/** At the top of the table, as long as a seat is open. */
export function SeatsButton({ at }: { at: Table }) {
  if (at.is_over || openSeats(at) === 0) return null;
  return at.seat === null ? <SitButton table={at.table} /> : <InviteButton at={at} />;
}

/** For whoever watches: back to the invitation. */
export function SitButton({ table }: { table: string }) {
  const sit = () => {
    onlyWatched.value = new Set([...onlyWatched.value].filter((each) => each !== table));
  };
  return (
    <button type="button" class="main seats-button" data-sit title={say("web-take-a-seat")} onClick={sit}>
      {say("web-join")}
    </button>
  );
}

function InviteButton({ at }: { at: Table }) {
  const isOpen = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="main seats-button"
        data-invite
        title={say("web-invite-title")}
        onClick={() => (isOpen.value = true)}
      >
        <Icon name="invite" />
        <span class="wide-only">{say("web-invite-friends")}</span>
      </button>
      {isOpen.value && <InviteWindow at={at} onClose={() => (isOpen.value = false)} />}
    </>
  );
}

function InviteWindow({ at, onClose }: { at: Table; onClose: () => void }) {
  return (
    <Dialog title={say("web-invite-title")} onClose={onClose}>
      <Invite at={at}>{say("web-invite-about")}</Invite>
    </Dialog>
  );
}

/** The link of a table, to be scanned, copied or sent. */
export function Invite({ at, children }: { at: Table | Lobby; children: string }) {
  const link = outsideLink(sentPath(at.table));
  return (
    <div class="invite">
      <img class="code" src={`${API}/tables/${at.table}/code.svg`} alt={say("web-invite-code")} />
      <div>
        <p>
          {say("web-invite-open", { number: openSeats(at) })} {children}
        </p>
        <Copied text={link} label={say("web-link")} name="link" />
        {canSend() && (
          <button type="button" class="main" data-send onClick={() => void send(link, gameName(at.game))}>
            {say("web-share")}
          </button>
        )}
      </div>
    </div>
  );
}
