/** It is your turn: the title, a sound, a notification. */

import { signal } from "@preact/signals";
import { keep, kept } from "../kept";
import { say } from "../words";
import { play } from "./sounds";

export const canNotify = (): boolean => "Notification" in window;

const isGranted = () => canNotify() && Notification.permission === "granted";

/** Whether one is notified; what was allowed before there was a setting still is. */
export const notices = signal(kept("notify") !== "off" && isGranted());

/** Whether the browser was told never to ask. */
export const isForbidden = (): boolean => canNotify() && Notification.permission === "denied";

/** Asks the browser, once it is wanted: never before. */
export async function notify(isWanted: boolean): Promise<void> {
  if (isWanted && canNotify() && !isGranted()) await Notification.requestPermission();
  notices.value = isWanted && isGranted();
  keep("notify", notices.value ? "on" : "off");
}

/** The title, and the mark on the icon where the client is installed. */
export function entitle(isDue: boolean, game: string): void {
  const marking = isDue ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  marking?.catch(() => undefined);
  document.title = isDue ? say("web-title-due", { game }) : say("web-title", { game });
}

export function alertTurn(game: string): void {
  play("turn");
  if (document.hidden && notices.value && isGranted()) showNotice(game);
}

function showNotice(game: string): void {
  const [title, options] = [say("web-your-turn"), { body: game, tag: "landscribe" }];
  try {
    const notice = new Notification(title, options);
    notice.onclick = () => window.focus();
  } catch {
    // Some phones allow notifications to service workers only.
    const shown = navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, options));
    shown?.catch(() => undefined);
  }
}
