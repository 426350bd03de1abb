import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { part } from "../../net/part";
import type { Controller } from "../../table/controller";

type Theatre = typeof import("./theatre/theatre")["Theatre"];

const found = signal<{ Theatre: Theatre } | null>(null);

/** What is shown of what happens: loaded once the table is there, which can be played without it. */
export function TheatreLater({ controller }: { controller: Controller }) {
  useEffect(() => {
    if (found.value) return;
    void part(() => import("./theatre/theatre")).then((loaded) => {
      found.value = loaded;
    });
  }, []);
  const known = found.value;
  return known && <known.Theatre controller={controller} />;
}
