/** Opens the settings, which are loaded when they are first wanted. */

import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { part } from "../net/part";
import { say } from "../words";
import { Dialog } from "./dialog";
import { Icon } from "./icon";

export function SettingsButton() {
  const found = useSignal<{ Settings: ComponentType } | null>(null);
  const open = async () => {
    found.value = await part(() => import("./settings"));
  };
  const Settings = found.value?.Settings;
  return (
    <>
      <button type="button" class="quiet icon" data-settings onClick={() => void open()}>
        <Icon name="settings" />
        <span class="unseen">{say("settings")}</span>
      </button>
      {Settings && (
        <Dialog title={say("settings")} onClose={() => (found.value = null)}>
          <Settings />
        </Dialog>
      )}
    </>
  );
}
