/** What is kept about people, for how long, and how to have it deleted. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { keeping } from "../net/api";
import { Icon } from "../parts/icon";
import { LanguageSwitch } from "../parts/switches";
import { linkTo } from "../route";
import type { Keeping } from "../wire";
import { say } from "../words";
import "./privacy.css";

export function Privacy() {
  const kept = useKeeping();
  useEffect(() => {
    document.title = `${say("web-privacy")} · Landscribe`;
  }, []);
  return (
    <main class="page privacy">
      <header class="row">
        <a class="button quiet icon" href={linkTo.home} title={say("web-home")}>
          <Icon name="home" />
          <span class="unseen">{say("web-home")}</span>
        </a>
        <h1>{say("web-privacy")}</h1>
        <LanguageSwitch />
      </header>
      <p class="lead">{say("web-privacy-short")}</p>
      <Part name="server" about={["seat", "token", "contests", "address", "seen"]} />
      <Part name="device" about={["browser"]} />
      {kept && <Times kept={kept} />}
      <Part name="delete" about={["how"]} />
      {kept?.contact && (
        <section class="panel" data-contact>
          <h2>{say("web-privacy-contact")}</h2>
          <p>{kept.contact}</p>
        </section>
      )}
      <p>
        <a href="licences.txt">{say("web-privacy-licences")}</a>
      </p>
    </main>
  );
}

function useKeeping(): Keeping | null {
  const kept = useSignal<Keeping | null>(null);
  useEffect(() => {
    keeping().then(
      (found) => {
        kept.value = found;
      },
      () => {},
    );
  }, []);
  return kept.value;
}

function Part({ name, about }: { name: string; about: readonly string[] }) {
  return (
    <section class="panel">
      <h2>{say(`web-privacy-${name}`)}</h2>
      {about.map((each) => (
        <p key={each}>{say(`web-privacy-${each}`)}</p>
      ))}
    </section>
  );
}

/** What this server's host has set. */
function Times({ kept: { finished, forgotten } }: { kept: Keeping }) {
  return (
    <section class="panel" data-times>
      <h2>{say("web-privacy-time")}</h2>
      <p>{say("web-privacy-finished", { days: finished ?? 0 })}</p>
      <p>{say("web-privacy-forgotten", { days: forgotten ?? 0 })}</p>
      <p>{say("web-privacy-backups")}</p>
    </section>
  );
}
