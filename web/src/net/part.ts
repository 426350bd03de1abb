/** Parts of the client that are loaded when they are first wanted. */

import { API } from "./api";

/** The part, or nothing without a connection; where the server has a newer client, that one is begun. */
export async function part<Part>(load: () => Promise<Part>): Promise<Part | null> {
  try {
    return await load();
  } catch {
    const answer = await fetch(`${API}/health`).catch(() => null);
    if (answer?.ok) location.reload();
    return null;
  }
}
