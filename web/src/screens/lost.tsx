import { isOnline } from "../net/online";
import { isLost } from "../state/offer";
import { say } from "../words";

/** That the server is away, and what that means. */
export function LostNotice() {
  return (
    <div role="status" data-lost={isLost.value}>
      {isLost.value && (
        <p class="warning">
          <b>{say(isOnline.value ? "web-no-server" : "web-offline")}</b> {say("web-offline-about")}
        </p>
      )}
    </div>
  );
}
