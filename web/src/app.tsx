import { useEffect, useRef } from "preact/hooks";
import { type Route, route } from "./route";
import { Home } from "./screens/home";
import { later } from "./screens/later";
import { language } from "./words";

const Setup = later(() => import("./screens/setup").then((found) => found.Setup));
const Flip = later(() => import("./screens/flip/flip").then((found) => found.speakingFlip()));
const TableScreen = later(() => import("./screens/table").then((found) => found.TableScreen));
const Privacy = later(() => import("./screens/privacy").then((found) => found.Privacy));
const ReplayScreen = later(() => import("./screens/replay").then((found) => found.ReplayScreen));
const ReviewScreen = later(() => import("./screens/review").then((found) => found.ReviewScreen));
const ChallengeScreen = later(() => import("./screens/challenge").then((found) => found.ChallengeScreen));
const CompareScreen = later(() => import("./screens/compare").then((found) => found.CompareScreen));
const Today = later(() => import("./screens/today").then((found) => found.Today));
const Year = later(() => import("./screens/year").then((found) => found.Year));
const ScoreScreen = later(() => import("./screens/score").then((found) => found.scoreScreen()));
const DeviceScreen = later(() => import("./screens/device").then((found) => found.DeviceScreen));
const ResultsScreen = later(() => import("./screens/results").then((found) => found.ResultsScreen));

export function App() {
  const at = route.value;
  const speaking = language.value;
  useEffect(() => {
    document.documentElement.lang = speaking;
  }, [speaking]);
  useFocusOn(at);
  switch (at.screen) {
    case "home":
      return <Home />;
    case "today":
      return <Today />;
    case "year":
      return <Year />;
    case "score":
      return <ScoreScreen key={at.game} game={at.game} text={at.text} />;
    case "device":
      return <DeviceScreen />;
    case "results":
      return <ResultsScreen key={at.contest} contest={at.contest} />;
    case "privacy":
      return <Privacy />;
    case "setup":
      return <Setup key={at.game} game={at.game} />;
    case "flip":
      return <Flip key={at.game} game={at.game} />;
    case "table":
      return <TableScreen key={at.table} table={at.table} token={at.token} />;
    case "replay":
      return <ReplayScreen key={at.table} table={at.table} step={at.step} seat={at.seat} />;
    case "review":
      return <ReviewScreen key={at.table} table={at.table} seat={at.seat} />;
    case "challenge":
      return <ChallengeScreen key={at.challenge} challenge={at.challenge} />;
    case "compare":
      return <CompareScreen key={at.table} table={at.table} step={at.step} />;
  }
}

/** Whoever comes to another screen begins at its start, not where the last one was left. */
function useFocusOn(at: Route): void {
  const screen = "table" in at ? `${at.screen} ${at.table}` : at.screen;
  const last = useRef(screen);
  useEffect(() => {
    if (last.current !== screen) document.getElementById("app")?.focus({ preventScroll: true });
    last.current = screen;
  }, [screen]);
}
