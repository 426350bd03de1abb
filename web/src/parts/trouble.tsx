/** Screens that have nothing to show yet, or never will, and the way out. */

import type { ComponentChildren } from "preact";
import { isOnline } from "../net/online";
import { linkTo } from "../route";
import { say } from "../words";
import "./page.css";

/** What is there until the server has answered. */
export function Loading() {
  return (
    <main class="page loading">
      <h1>{say(isOnline.value ? "web-connecting" : "web-offline")}</h1>
      {!isOnline.value && <p>{say("web-offline-wait")}</p>}
      <a class="button" href={linkTo.home}>
        {say("web-home")}
      </a>
    </main>
  );
}

/** A screen that could not be shown, and the way out. */
export function Trouble({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <main class="page trouble">
      <h1>{title}</h1>
      <p class="row">
        {children}
        <a class="button" href={linkTo.home}>
          {say("web-home")}
        </a>
      </p>
    </main>
  );
}
