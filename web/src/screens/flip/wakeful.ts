import { useEffect } from "preact/hooks";

/** A tablet in the middle of the table stays awake, where the browser lets it. */
export function useWakefulness(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    const stay = () => {
      if (document.hidden || !("wakeLock" in navigator)) return;
      navigator.wakeLock.request("screen").then(
        (found) => {
          lock = found;
        },
        () => {},
      );
    };
    stay();
    document.addEventListener("visibilitychange", stay);
    return () => {
      document.removeEventListener("visibilitychange", stay);
      void lock?.release();
    };
  }, []);
}
