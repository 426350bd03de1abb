/** SHA-256 (FIPS 180-4): the browser's own is missing where a page comes without TLS, as on a network at home. */

const WORD = 2 ** 32;

/** The first 32 bits after the point of the roots of the first primes. */
function roots(count: number, power: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    let isPrime = true;
    for (let by = 2; by * by <= number; by++) isPrime &&= number % by !== 0;
    if (isPrime) found.push(((number ** power % 1) * WORD) | 0);
  }
  return found;
}

const START = roots(8, 1 / 2);
const ROUNDS = roots(64, 1 / 3);

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The bytes with a one, zeros and their length in bits, as whole blocks of 16 words. */
function blocksOf(bytes: Uint8Array): Int32Array {
  const words = new Int32Array(((bytes.length + 8) >> 6) * 16 + 16);
  const put = (at: number, byte: number) => {
    words[at >> 2] = (words[at >> 2] ?? 0) | (byte << (24 - (at % 4) * 8));
  };
  bytes.forEach((byte, at) => {
    put(at, byte);
  });
  put(bytes.length, 0x80);
  words[words.length - 1] = bytes.length * 8;
  return words;
}

/** The message schedule of a block. */
function scheduleOf(block: Int32Array): Int32Array {
  const words = new Int32Array(64);
  words.set(block);
  const at = (index: number) => words[index] ?? 0;
  for (let n = 16; n < 64; n++) {
    const [early, late] = [at(n - 15), at(n - 2)];
    const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const two = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[n] = at(n - 16) + one + at(n - 7) + two;
  }
  return words;
}

function compressed(state: readonly number[], block: Int32Array): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  scheduleOf(block).forEach((word, n) => {
    const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + mixed + ((e & f) ^ (~e & g)) + (ROUNDS[n] ?? 0) + word) | 0;
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  });
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + (state[at] ?? 0)) | 0);
}

/** The hash of a text, in hexadecimal. */
export function sha256(text: string): string {
  const words = blocksOf(new TextEncoder().encode(text));
  let state: readonly number[] = START;
  for (let at = 0; at < words.length; at += 16) state = compressed(state, words.subarray(at, at + 16));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
