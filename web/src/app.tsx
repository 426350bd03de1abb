import { useEffect } from "preact/hooks";
import { route } from "./route";
import { Home } from "./screens/home";
import { ReplayScreen } from "./screens/replay";
import { Setup } from "./screens/setup";
import { TableScreen } from "./screens/table";
import { language } from "./words";

export function App() {
  const at = route.value;
  const speaking = language.value;
  useEffect(() => {
    document.documentElement.lang = speaking;
  }, [speaking]);
  switch (at.screen) {
    case "home":
      return <Home />;
    case "setup":
      return <Setup key={at.game} game={at.game} />;
    case "table":
      return <TableScreen key={at.table} table={at.table} token={at.token} />;
    case "replay":
      return <ReplayScreen key={at.table} table={at.table} step={at.step} />;
  }
}
