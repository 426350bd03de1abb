/** The client itself: kept on the device by its service worker, and renewed when the server has a newer one. */

import { HOME } from "./here";

/** The name of the client's first file, which changes with its content. */
const OWN = document.querySelector<HTMLScriptElement>("script[type=module]")?.src.split("/").at(-1) ?? "";

let registration: ServiceWorkerRegistration | null = null;
let isOutdated = false;

export function keepShell(): void {
  if (!import.meta.env.PROD) return;
  // A newer client is taken up between two screens, where nobody holds anything.
  window.addEventListener("hashchange", () => {
    if (isOutdated) location.reload();
  });
  window.addEventListener("load", () => void register());
}

async function register(): Promise<void> {
  try {
    registration = await navigator.serviceWorker.register(new URL("worker.js", HOME), {
      updateViaCache: "none",
    });
  } catch {
    // Only a secure address may have one, and private windows may refuse; nothing depends on it.
  }
}

/** Asks whether the server has a newer client: it was away, perhaps for that. */
export async function checkShell(): Promise<void> {
  if (!import.meta.env.PROD) return;
  try {
    await registration?.update();
    const page = await fetch(HOME, { cache: "no-cache" });
    if (page.ok) isOutdated = !(await page.text()).includes(OWN);
  } catch {
    // Away again: the next reconnection asks once more.
  }
}
