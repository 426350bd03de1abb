import "./style/base.css";
import "./fonts/fonts.css";
import { render } from "preact";
import { App } from "./app";
import { keepLayout } from "./layout";
import { keptPack } from "./net/here";
import { keepShell } from "./net/shell";
import { keepSettings } from "./settings";
import { learnToSpeak } from "./words";

const RETRY = 2000;

/** Shows the client as soon as there are words for it. */
async function begin(): Promise<void> {
  try {
    await learnToSpeak();
  } catch {
    setTimeout(() => void begin(), RETRY);
    return;
  }
  const root = document.getElementById("app");
  if (root) render(<App />, root);
}

keepSettings();
keepLayout();
keepShell();
void begin();
// A newer client, or a newer pack, takes the place of what is kept.
if (keptPack()) void import("./state/keeping").then((found) => found.look());
