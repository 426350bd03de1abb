/** What every screen may have: a switch of the language. */

import { part } from "../net/part";
import { LANGUAGES, language, say, speak } from "../words";
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
          onClick={() => void part(() => speak(each))}
        >
          {each.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
