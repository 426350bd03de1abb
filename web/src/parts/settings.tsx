/** How this device likes it, to be chosen: theme, size of the text, motion, sounds. */

import { useSignal } from "@preact/signals";
import { choicesOf, choose, chosenOf, SETTINGS, type Setting } from "../settings";
import { sound, toggleSound } from "../state/alerts";
import { say } from "../words";
import { Dialog } from "./dialog";
import { Icon } from "./icon";
import "./settings.css";

export function SettingsButton() {
  const isOpen = useSignal(false);
  return (
    <>
      <button type="button" class="quiet icon" data-settings onClick={() => (isOpen.value = true)}>
        <Icon name="settings" />
        <span class="unseen">{say("settings")}</span>
      </button>
      {isOpen.value && (
        <Dialog title={say("settings")} onClose={() => (isOpen.value = false)}>
          <Settings />
        </Dialog>
      )}
    </>
  );
}

export function Settings() {
  return (
    <div class="settings">
      {SETTINGS.map((setting) => (
        <SettingChoice key={setting} setting={setting} />
      ))}
      <Choice
        name="sound"
        all={["on", "off"]}
        chosen={sound.value ? "on" : "off"}
        label={(each) => say(`settings-sound-${each}`)}
        onChoose={toggleSound}
      />
    </div>
  );
}

function SettingChoice({ setting }: { setting: Setting }) {
  return (
    <Choice
      name={setting}
      all={choicesOf(setting)}
      chosen={chosenOf(setting)}
      label={(each) =>
        setting === "letters"
          ? say("settings-letters-by", { by: Number(each) * 100 })
          : say(`settings-${setting}-${each}`)
      }
      onChoose={(each) => choose(setting, each)}
    />
  );
}

interface ChoiceProps {
  name: string;
  all: readonly string[];
  chosen: string;
  label: (each: string) => string;
  onChoose: (each: string) => void;
}

/** One of a few, all of them to be seen. */
function Choice({ name, all, chosen, label, onChoose }: ChoiceProps) {
  return (
    <fieldset data-setting={name}>
      <legend>{say(`settings-${name}`)}</legend>
      {all.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === chosen}
          data-value={each}
          onClick={() => {
            if (each !== chosen) onChoose(each);
          }}
        >
          {label(each)}
        </button>
      ))}
    </fieldset>
  );
}
