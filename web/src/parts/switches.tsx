/** Switches that every screen may have: the language, the sound. */

import { sound, toggleSound } from "../state/alerts";
import { LANGUAGES, language, say, speak } from "../words";
import { Icon } from "./icon";
import "./switches.css";

export function LanguageSwitch() {
  return (
    <fieldset class="languages">
      <legend class="unseen">{say("web-language")}</legend>
      {LANGUAGES.map((each) => (
        <button
          key={each}
          type="button"
          class="quiet"
          lang={each}
          aria-pressed={language.value === each}
          onClick={() => speak(each)}
        >
          {each.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}

export function SoundSwitch() {
  const label = say(sound.value ? "web-sound-on" : "web-sound-off");
  return (
    <button type="button" class="quiet icon" aria-pressed={sound.value} title={label} onClick={toggleSound}>
      <span class="unseen">{label}</span>
      <Icon name={sound.value ? "sound" : "silence"} />
    </button>
  );
}
