/** How this device likes it, to be chosen: theme, size of the text, motion, sounds. */

import { choicesOf, choose, chosenOf, SETTINGS, type Setting } from "../settings";
import { canNotify, isForbidden, notices, notify } from "../state/alerts";
import { sound, toggleSound } from "../state/sounds";
import { isHeard, toggleTalk } from "../state/talk";
import { say } from "../words";
import "./settings.css";

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
      <Choice
        name="talk"
        all={["on", "off"]}
        chosen={isHeard.value ? "on" : "off"}
        label={(each) => say(`settings-talk-${each}`)}
        onChoose={toggleTalk}
      />
      {canNotify() && <Notices />}
    </div>
  );
}

/** The browser is asked only when it is tapped. */
function Notices() {
  return (
    <>
      <Choice
        name="notify"
        all={["on", "off"]}
        chosen={notices.value ? "on" : "off"}
        label={(each) => say(`settings-notify-${each}`)}
        onChoose={(each) => void notify(each === "on")}
      />
      <p class="fine">{say(isForbidden() ? "settings-notify-denied" : "settings-notify-about")}</p>
    </>
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
