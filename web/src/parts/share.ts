/** Links handed over: to the device's own sharing, or to the clipboard. */

/** Whether the device has a way of its own to send something. */
export const canSend = () => "share" in navigator;

/** Lets the device send a link; false where it was not sent. */
export async function send(url: string, title: string): Promise<boolean> {
  try {
    await navigator.share({ url, title });
    return true;
  } catch {
    return false;
  }
}

/** Puts a text into the clipboard; false where that is not allowed. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
