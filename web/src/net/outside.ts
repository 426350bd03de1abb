/** Links that lead here from elsewhere: on the server's own machine the address in the window leads nowhere else. */

import { signal } from "@preact/signals";
import { address } from "./api";
import { HOME } from "./here";

/** It ends with a slash. */
const outside = signal(HOME.href);
let isAsked = false;

/** The whole address of a path or a place in the client, for other devices; as known now, and told when it changes. */
export function outsideLink(path: string): string {
  if (!isAsked) {
    isAsked = true;
    address().then(
      (found) => {
        outside.value = `${found.address}/`;
      },
      () => {
        isAsked = false;
      },
    );
  }
  return new URL(path, outside.value).href;
}
