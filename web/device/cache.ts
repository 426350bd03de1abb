/** What a browser keeps of the pack, ready for use. */

export const CACHE = "pack";

/** What is kept at this address, if anything is. */
export async function keptAt(address: string): Promise<Response | undefined> {
  try {
    return await caches.match(address);
  } catch {
    return undefined; // without a secure address there is nothing that keeps
  }
}
