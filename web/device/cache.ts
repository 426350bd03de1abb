/** What a browser keeps of the pack, ready for use. */

export const CACHE = "pack";
/** What Python remembers of a start, beside the files of the pack: its memory, with all that is imported. */
export const MEMORY = "memory";

/** What is kept at this address, if anything is. */
export async function keptAt(address: string): Promise<Response | undefined> {
  try {
    return await caches.match(address);
  } catch {
    return undefined; // without a secure address there is nothing that keeps
  }
}
