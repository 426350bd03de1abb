import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { part } from "../net/part";
import { Loading } from "../parts/trouble";

/** A screen that is loaded when it is first shown. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const found = signal<{ Screen: ComponentType<Props> } | null>(null);
  const seek = async () => {
    const Screen = await part(load);
    if (Screen) found.value = { Screen };
  };
  return (props) => {
    useEffect(() => {
      if (found.value) return;
      void seek();
      window.addEventListener("online", seek);
      return () => window.removeEventListener("online", seek);
    }, []);
    const known = found.value;
    return known ? <known.Screen {...props} /> : <Loading />;
  };
}
