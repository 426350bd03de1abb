/** To keep Landscribe on this device: what that means, how large it is, how far it is. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { learnMore } from "../net/device-words";
import { IS_SITE } from "../net/here";
import { Icon } from "../parts/icon";
import { LanguageSwitch } from "../parts/switches";
import { linkTo } from "../route";
import { fetchPack, look, megabytes, pack, packKept, progress, removePack, trouble } from "../state/keeping";
import { say } from "../words";
import "./device.css";

export function DeviceScreen() {
  const isSpoken = useSignal(false);
  useEffect(() => {
    void learnMore().then(() => {
      isSpoken.value = true;
      document.title = `${say("device")} · Landscribe`;
    });
    void look();
  }, []);
  if (!isSpoken.value) return null;
  return (
    <main class="page device-screen">
      <header class="row">
        <a class="button quiet icon" href={linkTo.home} title={say("web-home")}>
          <Icon name="home" />
          <span class="unseen">{say("web-home")}</span>
        </a>
        <h1>{say("device")}</h1>
        <LanguageSwitch />
      </header>
      <section class="panel">
        <p>{say("device-about")}</p>
        <p>{say("device-bots-about")}</p>
        <Keeping />
      </section>
    </main>
  );
}

function Keeping() {
  const size = megabytes(pack.value?.bytes ?? 0);
  const room = megabytes(pack.value?.room ?? 0);
  return (
    <>
      <div role="status">
        {trouble.value && (
          <p class="warning" data-trouble={trouble.value}>
            {say(`device-${trouble.value}`, { room })}
          </p>
        )}
        {packKept.value && <p data-kept>{say("device-kept", { room })}</p>}
      </div>
      {progress.value !== null ? (
        <Progress done={progress.value} size={pack.value?.bytes ?? 1} />
      ) : packKept.value ? (
        <Remove />
      ) : (
        pack.value && (
          <button type="button" class="main large" data-keep onClick={() => void fetchPack()}>
            {say("device-keep", { size, room })}
          </button>
        )
      )}
    </>
  );
}

function Progress({ done, size }: { done: number; size: number }) {
  const label = say("device-fetching", { done: megabytes(done), size: megabytes(size) });
  return (
    <p class="progress">
      <progress value={done} max={size} aria-label={label} />
      <span>{label}</span>
    </p>
  );
}

function Remove() {
  if (IS_SITE) return null;
  return (
    <p class="row wrap">
      <button type="button" data-unkeep onClick={() => void removePack()}>
        {say("device-remove")}
      </button>
      <span class="fine">{say("device-remove-about")}</span>
    </p>
  );
}
