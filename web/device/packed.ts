/** The files of the pack, fetched and unpacked. */

import { XzReadableStream } from "xz-decompress";

const TYPES: Record<string, string> = { wasm: "application/wasm", json: "application/json" };

/** A file of the pack at this address, which ends with a slash; whoever counts is told how much of it has come. */
export async function fetchUnpacked(
  pack: string,
  name: string,
  count: (bytes: number) => void = () => {},
): Promise<Response> {
  const packed = await fetch(`${pack}${name}.xz`);
  if (!packed.ok || !packed.body) throw new Error(`${name} is not there: ${packed.status}`);
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, out) {
      count(chunk.length);
      out.enqueue(chunk);
    },
  });
  const headers = { "content-type": TYPES[name.split(".").at(-1) ?? ""] ?? "application/octet-stream" };
  const unpacked = new XzReadableStream(packed.body.pipeThrough(counting));
  return new Response(await new Response(unpacked).blob(), { headers }); // one stream waits until another is read
}

/** The files of a zip in which nothing is compressed, each with its name. */
export function* filesIn(zip: ArrayBuffer): Generator<[name: string, content: Uint8Array]> {
  const [view, text] = [new DataView(zip), new TextDecoder()];
  let place = 0;
  while (view.getUint32(place, true) === 0x04034b50) {
    const size = view.getUint32(place + 18, true);
    const named = view.getUint16(place + 26, true);
    const begins = place + 30 + named + view.getUint16(place + 28, true);
    yield [text.decode(new Uint8Array(zip, place + 30, named)), new Uint8Array(zip, begins, size)];
    place = begins + size;
  }
}
