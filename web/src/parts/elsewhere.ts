/** Whether a key means something else: in a field, on a heading that opens, in a window, or with Ctrl and its like. */
export function isElsewhere({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  return target instanceof Element && target.closest("input, select, textarea, dialog, summary") !== null;
}
