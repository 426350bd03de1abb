/** Every option of a game, whatever game it is. */

import type { Signal } from "@preact/signals";
import type { GameInfo, Note, OptionInfo, OptionValue } from "../wire";
import { say, spoken } from "../words";
import "./options.css";

interface OptionsProps {
  info: GameInfo;
  /** What differs from the defaults. */
  chosen: Signal<Record<string, string>>;
}

export function Options({ info, chosen }: OptionsProps) {
  return (
    <details class="panel options">
      <summary>{say("web-options")}</summary>
      {info.options.map((option) => (
        <OptionField
          key={option.name}
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
  option: OptionInfo;
  value: string;
  onChange: (value: string) => void;
  /** What it means that none of some is picked. */
  none?: string | undefined;
}

/** What a value is called; without a name, as it is written. */
function valueName({ name, value }: OptionValue): string {
  return name ? spoken(name) : value;
}

export function OptionField({ option, value, onChange, none }: FieldProps) {
  const note = option.about ? <small>{spoken(option.about)}</small> : null;
  switch (option.kind) {
    case "switch":
      return (
        <label class="field check">
          <input
            type="checkbox"
            checked={value === "yes"}
            onChange={(event) => onChange(event.currentTarget.checked ? "yes" : "no")}
          />
          <span>{spoken(option.title)}</span>
          {note}
        </label>
      );
    case "one":
      return (
        <label class="field">
          <span>{spoken(option.title)}</span>
          <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
            {option.values.map((each) => (
              <option key={each.value} value={each.value}>
                {valueName(each)}
              </option>
            ))}
          </select>
          {note}
        </label>
      );
    case "some":
      return <SomeField option={option} value={value} onChange={onChange} none={none} note={note} />;
  }
}

/** Presets, then values of one kind together, in the order they come. */
function groupsOf({ values, presets }: OptionInfo): { group: Note | null; values: OptionValue[] }[] {
  const found = new Map<string | undefined, { group: Note | null; values: OptionValue[] }>();
  for (const each of [...presets, ...values]) {
    const known = found.get(each.group?.message);
    if (known) known.values.push(each);
    else found.set(each.group?.message, { group: each.group, values: [each] });
  }
  return [...found.values()];
}

function SomeField({
  option,
  value,
  onChange,
  none,
  note,
}: FieldProps & { note: preact.JSX.Element | null }) {
  const picked = value.split(",").flatMap((part) => (part.trim() ? [part.trim()] : []));
  const isPreset = (each: string) => option.presets.some((preset) => preset.value === each);
  const toggled = (each: string) =>
    picked.includes(each)
      ? picked.filter((other) => other !== each)
      : [...picked.filter((other) => !isPreset(other) && !isPreset(each)), each];
  const offered = [...option.values, ...option.presets];
  const names = picked.flatMap((each) => offered.filter(({ value }) => value === each).map(valueName));
  return (
    <details class="field some">
      <summary>
        <span>{spoken(option.title)}</span> <em>{names.join(", ") || (none ?? say("web-by-chance"))}</em>
      </summary>
      {note}
      {groupsOf(option).map(({ group, values }) => (
        <fieldset key={group?.message ?? ""} class="values">
          <legend class={group ? "fine" : "unseen"}>{spoken(group ?? option.title)}</legend>
          {values.map((each) => (
            <label key={each.value} class="check">
              <input
                type="checkbox"
                checked={picked.includes(each.value)}
                onChange={() => onChange(toggled(each.value).join(", "))}
              />
              {valueName(each)}
            </label>
          ))}
        </fieldset>
      ))}
    </details>
  );
}
