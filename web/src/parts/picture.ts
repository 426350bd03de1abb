import { type Picture, pngOf, save } from "../board/picture";

/** Lets the device send a picture, or keeps it as a file where the device sends none; it holds what it shows, and no link. */
export async function sendPicture(picture: Picture, file: string): Promise<void> {
  const blob = await pngOf(picture);
  if (!blob) return;
  const shared = { files: [new File([blob], `${file}.png`, { type: blob.type })], title: picture.title };
  if (!navigator.canShare?.(shared)) save(blob, `${file}.png`);
  else await navigator.share(shared).catch(() => {}); // whoever thinks better of it sends nothing
}
