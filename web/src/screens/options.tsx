/** Every option of a game, whatever game it is. */

import type { Signal } from "@preact/signals";
import { optionName, valueName } from "../names";
import type { GameInfo, OptionInfo } from "../wire";
import { has, say, slug } from "../words";

interface OptionsProps {
  info: GameInfo;
  /** What differs from the defaults. */
  chosen: Signal<Record<string, string>>;
}

export function Options({ info, chosen }: OptionsProps) {
  return (
    <details class="options">
      <summary>{say("web-options")}</summary>
      {info.options.map((option) => (
        <OptionField
          key={option.name}
          game={info.name}
          option={option}
          value={chosen.value[option.name] ?? option.default}
          onChange={(value) => {
            const { [option.name]: _, ...rest } = chosen.value;
            chosen.value = value === option.default ? rest : { ...rest, [option.name]: value };
          }}
        />
      ))}
    </details>
  );
}

interface FieldProps {
  game: string;
  option: OptionInfo;
  value: string;
  onChange: (value: string) => void;
}

function OptionField({ game, option, value, onChange }: FieldProps) {
  const about = `web-option-${slug(option.name)}-about`;
  const note = has(about) ? <small>{say(about)}</small> : null;
  switch (option.kind) {
    case "switch":
      return (
        <label class="field check">
          <input
            type="checkbox"
            checked={value === "yes"}
            onChange={(event) => onChange(event.currentTarget.checked ? "yes" : "no")}
          />
          <span>{optionName(option.name)}</span>
          {note}
        </label>
      );
    case "one":
      return (
        <label class="field">
          <span>{optionName(option.name)}</span>
          <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
            {option.values.map((each) => (
              <option key={each} value={each}>
                {valueName(game, option.name, each)}
              </option>
            ))}
          </select>
          {note}
        </label>
      );
    case "some":
      return <SomeField game={game} option={option} value={value} onChange={onChange} note={note} />;
  }
}

/** Presets, then values of one kind together, in the order they come. */
function groupsOf({ values, kinds, presets }: OptionInfo): { kind: string; values: string[] }[] {
  const order = new Set([...presets.map(() => ""), ...values.map((_, number) => kinds[number] ?? "")]);
  return [...order].map((kind) => ({
    kind,
    values: [
      ...(kind === "" ? presets : []),
      ...values.filter((_, number) => (kinds[number] ?? "") === kind),
    ],
  }));
}

function SomeField({
  game,
  option,
  value,
  onChange,
  note,
}: FieldProps & { note: preact.JSX.Element | null }) {
  const picked = value.split(",").flatMap((part) => (part.trim() ? [part.trim()] : []));
  const isPreset = (each: string) => option.presets.includes(each);
  const toggled = (each: string) =>
    picked.includes(each)
      ? picked.filter((other) => other !== each)
      : [...picked.filter((other) => !isPreset(other) && !isPreset(each)), each];
  const names = picked.map((each) => valueName(game, option.name, each)).join(", ");
  return (
    <details class="field some">
      <summary>
        <span>{optionName(option.name)}</span> <em>{names || say("web-by-chance")}</em>
      </summary>
      {note}
      {groupsOf(option).map(({ kind, values }) => (
        <fieldset key={kind} class="values">
          <legend class={kind ? "fine" : "unseen"}>
            {kind ? say(`kind-${kind}`) : optionName(option.name)}
          </legend>
          {values.map((each) => (
            <label key={each} class="check">
              <input
                type="checkbox"
                checked={picked.includes(each)}
                onChange={() => onChange(toggled(each).join(", "))}
              />
              {valueName(game, option.name, each)}
            </label>
          ))}
        </fieldset>
      ))}
    </details>
  );
}
