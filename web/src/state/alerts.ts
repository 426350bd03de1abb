/** It is your turn: the title, a sound, a notification. */

import { signal } from "@preact/signals";
import { keep, kept } from "../kept";
import { say } from "../words";

export const sound = signal(kept("sound") !== "off");

export function toggleSound(): void {
  sound.value = !sound.value;
  keep("sound", sound.value ? "on" : "off");
  if (sound.value) chime();
}

let audio: AudioContext | null = null;

/** Two notes, soft; silent where the browser wants a click first. */
function chime(): void {
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume().catch(() => undefined);
    for (const [number, pitch] of [587.3, 880].entries()) {
      const start = audio.currentTime + number * 0.16;
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, start);
      volume.gain.exponentialRampToValueAtTime(0.08, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.55);
    }
  } catch {
    // No sound here.
  }
}

export function canNotify(): boolean {
  return "Notification" in window && Notification.permission === "default";
}

export async function allowNotifications(): Promise<void> {
  if ("Notification" in window) await Notification.requestPermission();
}

export function entitle(isDue: boolean, game: string): void {
  document.title = isDue ? say("web-title-due", { game }) : say("web-title", { game });
}

export function alertTurn(game: string): void {
  if (sound.value && navigator.userActivation?.hasBeenActive) chime();
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(say("web-your-turn"), { body: game, tag: "landscribe" });
    notice.onclick = () => window.focus();
  } catch {
    // Some phones allow notifications to service workers only.
  }
}
