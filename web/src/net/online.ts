/** Whether the device has a network at all, as far as it knows. */

import { signal } from "@preact/signals";

export const isOnline = signal(navigator.onLine);

for (const event of ["online", "offline"])
  window.addEventListener(event, () => {
    isOnline.value = navigator.onLine;
  });
