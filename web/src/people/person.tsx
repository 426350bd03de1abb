/** Who sits down: a name and, for those who like, a title and a crest; a device remembers them. */

import { type Signal, useSignal } from "@preact/signals";
import { keep, kept } from "../kept";
import type { Crest as CrestParts } from "../wire";
import { say } from "../words";
import { Crest, charges, crestWritten, tinctures, writtenCrest } from "./crest";
import "./person.css";

const TITLES = [
  "cartographer",
  "geometer",
  "scribe",
  "archivist",
  "guide",
  "botanist",
  "captain",
  "envoy",
] as const;

export interface Person {
  readonly name: string;
  readonly title: string;
  readonly crest: CrestParts | null;
}

/** What this device knows of its owner. */
export function usePerson(): Signal<Person> {
  return useSignal({
    name: kept("name") ?? "",
    title: kept("title") ?? "",
    crest: crestWritten(kept("crest") ?? ""),
  });
}

/** The person as they sit down, and are remembered. */
export function seatedAs({ name, title, crest }: Person): Person {
  const own = name.trim();
  keep("name", own);
  keep("title", title);
  keep("crest", crest ? writtenCrest(crest) : "");
  return { name: own, title, crest };
}

/** The title's name; nothing where there is none. */
export function titleName(title: string): string {
  return title ? say(`person-title-${title}`) : "";
}

/** The name, or what stands for one that was not given, with its title. */
export function styleOf({ name, title }: Pick<Person, "name" | "title">): string {
  const called = name || say("web-anonymous");
  return title ? say("person-styled", { name: called, title: titleName(title) }) : called;
}

export function NameField({ person }: { person: Signal<Person> }) {
  return (
    <label class="field">
      <span>{say("web-your-name")}</span>
      <input
        name="name"
        maxLength={40}
        autocomplete="nickname"
        value={person.value.name}
        placeholder={say("web-anonymous")}
        onInput={(event) => {
          person.value = { ...person.value, name: event.currentTarget.value };
        }}
      />
    </label>
  );
}

export function Bearings({ person }: { person: Signal<Person> }) {
  const { title, crest } = person.value;
  const set = (change: Partial<Person>) => {
    person.value = { ...person.value, ...change };
  };
  return (
    <details class="field bearings">
      <summary>
        <span>{say("web-bearings")}</span> <em>{titleName(title)}</em> <Crest crest={crest} />
      </summary>
      <div class="choices">
        <Choice
          label={say("web-person-title")}
          name="title"
          value={title}
          onChange={(each) => set({ title: each ?? "" })}
        >
          {TITLES.map((each) => [each, titleName(each)] as const)}
        </Choice>
        <CrestChoices crest={crest} onChange={(each) => set({ crest: each })} />
      </div>
    </details>
  );
}

interface CrestProps {
  crest: CrestParts | null;
  onChange: (crest: CrestParts | null) => void;
}

/** The charge and, once there is one, its tincture. */
function CrestChoices({ crest, onChange }: CrestProps) {
  return (
    <>
      <Choice
        label={say("web-crest")}
        name="charge"
        value={crest?.charge ?? null}
        onChange={(charge) => onChange(charge && { charge, tincture: crest?.tincture ?? "azure" })}
      >
        {charges.map((each) => [each, say(`crest-charge-${each}`)] as const)}
      </Choice>
      {crest && (
        <Choice
          label={say("web-tincture")}
          name="tincture"
          value={crest.tincture}
          onChange={(tincture) => onChange(tincture && { ...crest, tincture })}
          isNeeded
        >
          {tinctures.map((each) => [each, say(`crest-tincture-${each}`)] as const)}
        </Choice>
      )}
    </>
  );
}

interface ChoiceProps<Value> {
  label: string;
  name: string;
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** Whether one of them has to be chosen. */
  isNeeded?: boolean;
  children: readonly (readonly [Value, string])[];
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, name, value, onChange, isNeeded, children } = props;
  const choose = (text: string) => onChange(children.find(([each]) => each === text)?.[0] ?? null);
  return (
    <label class="field">
      <span>{label}</span>
      <select name={name} value={value ?? ""} onChange={(event) => choose(event.currentTarget.value)}>
        {!isNeeded && <option value="">{say("web-value-none")}</option>}
        {children.map(([each, called]) => (
          <option key={each} value={each}>
            {called}
          </option>
        ))}
      </select>
    </label>
  );
}
