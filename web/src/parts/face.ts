/** What a game looks like around its board: its colours stand on the document for as long as it is looked at. */

import { useLayoutEffect } from "preact/hooks";
import { applySettings } from "../settings";
import "./face.css";

export function useFace(game: string | undefined): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (game) dataset.face = game;
    applySettings();
    return () => {
      delete dataset.face;
      applySettings();
    };
  }, [game]);
}
