/** Sounds: a few notes each, made where they are heard, and none until they are wanted. */

import { signal } from "@preact/signals";
import { keep, kept } from "../kept";

export const sound = signal(kept("sound") === "on");

export function toggleSound(): void {
  sound.value = !sound.value;
  keep("sound", sound.value ? "on" : "off");
  play("turn");
}

/** When it begins and how long it lasts, in seconds; its pitch, and that to which it glides; how loud it is. */
type Tone = readonly [begin: number, lasts: number, pitch: number, to: number, volume: number];

const SOUNDS = {
  /** It is your turn: two notes, soft. */
  turn: [
    [0, 0.5, 587.3, 587.3, 0.08],
    [0.16, 0.5, 880, 880, 0.08],
  ],
  /** A card that is turned over. */
  card: [[0, 0.09, 1100, 320, 0.05]],
  /** A pen, three strokes. */
  ink: [
    [0.1, 0.06, 2400, 1900, 0.015],
    [0.22, 0.06, 2500, 1800, 0.015],
    [0.36, 0.08, 2300, 1700, 0.015],
  ],
  /** A drum, and something behind the hill. */
  ambush: [
    [0, 0.5, 98, 62, 0.16],
    [0.3, 0.9, 92, 55, 0.16],
    [0.35, 1, 185, 139, 0.04],
  ],
} as const satisfies Record<string, readonly Tone[]>;

let audio: AudioContext | null = null;

/** Silent where nobody wants it, and where the browser wants a click first. */
export function play(name: keyof typeof SOUNDS): void {
  if (!sound.value || !navigator.userActivation?.hasBeenActive) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume().catch(() => undefined);
    for (const tone of SOUNDS[name]) sing(audio, tone);
  } catch {
    // No sound here.
  }
}

function sing(audio: AudioContext, [begin, lasts, pitch, to, loud]: Tone): void {
  const start = audio.currentTime + begin;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.setValueAtTime(pitch, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + lasts);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + lasts + 0.05);
}
