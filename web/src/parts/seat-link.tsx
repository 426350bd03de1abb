import { outsideLink } from "../net/outside";
import { linkTo } from "../route";
import { say } from "../words";
import { Copied } from "./copied";

/** The link that is a seat, to go on with another device. */
export function SeatLink({ table, token }: { table: string; token: string }) {
  return (
    <div class="field" data-seat-link>
      <span>{say("web-seat-link")}</span>
      <Copied text={outsideLink(linkTo.seat(table, token))} label={say("web-seat-link")} name="seat" />
      <small>{say("web-seat-link-about")}</small>
    </div>
  );
}
