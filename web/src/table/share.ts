/** Hands a link over to the device's own sharing, or to the clipboard; false where neither works. */
export async function share(url: string): Promise<boolean> {
  try {
    if (navigator.share && matchMedia("(pointer: coarse)").matches) await navigator.share({ url });
    else await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}
