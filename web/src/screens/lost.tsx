import { IS_SITE, isKept } from "../net/here";
import { isOnline } from "../net/online";
import { isLost } from "../state/offer";
import { say } from "../words";

/** That the server is away, and what that means. */
export function LostNotice() {
  const isShown = isLost.value && !IS_SITE;
  return (
    <div role="status" data-lost={isShown}>
      {isShown && (
        <p class="warning">
          <b>{say(isOnline.value ? "web-no-server" : "web-offline")}</b>{" "}
          {say(isKept() ? "web-offline-here" : "web-offline-about")}
        </p>
      )}
    </div>
  );
}
