/** Score my map: what lies on a paper map, tapped onto a drawn one, and what every card makes of it at once. */

import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { keep, kept } from "../kept";
import { gameName } from "../names";
import { drawable, score, why } from "../net/api";
import { useFace } from "../parts/face";
import { Icon } from "../parts/icon";
import { LanguageSwitch } from "../parts/switches";
import { Loading, Trouble } from "../parts/trouble";
import { go, linkTo, replaceWith } from "../route";
import { blankDrawing, type Drawing, keepDrawing, keptDrawing, packed, unpacked } from "../state/drawing";
import { offered, refreshing } from "../state/offer";
import type { Drawable, Note } from "../wire";
import { capital, language, learn, say, spoken } from "../words";
import { PaintBoard } from "./score-board";
import { Crayons } from "./score-crayons";
import { Goals } from "./score-goals";
import { ShareButtons } from "./score-share";
import { type Sheet, useSheet } from "./score-sheet";
import "./score.css";

interface ScoreProps {
  game: string;
  /** A drawing that came with the link. */
  text: string;
}

/** The screen, once it has words. */
export async function scoreScreen() {
  await learn(
    import.meta.glob<string>("../../../src/landscribe/texts/*/score.ftl", {
      query: "?raw",
      import: "default",
    }),
  );
  return ScoreScreen;
}

const LAST = "drawn";

function ScoreScreen({ game, text }: ScoreProps) {
  const shown = game || kept(LAST) || offered.value[0]?.name || "";
  const kit = useKit(shown);
  const { first, number, problem, keepIn } = useFirst(shown, kit, text);
  useFace(shown);
  useEffect(refreshing, []);
  useEffect(() => {
    document.title = `${say("web-score-map")} · Landscribe`;
    if (shown) keep(LAST, shown);
  }, [shown, language.value]);
  if (problem) return <NotRead why={problem} game={shown} />;
  return kit && first ? <Drawn key={number} kit={kit} first={first} keep={keepIn} /> : <Loading />;
}

/** A link whose map cannot be shown, and why. */
function NotRead({ why, game }: { why: Note; game: string }) {
  return (
    <Trouble title={capital(spoken(why))}>
      <a class="button" href={linkTo.score(game)}>
        {say("web-score-map")}
      </a>
    </Trouble>
  );
}

/** What maps of a game are drawn with, once it is there. */
function useKit(game: string): Drawable | null {
  const found = useSignal<{ game: string; kit: Drawable } | null>(null);
  useSought(async () => {
    if (game && found.peek()?.game !== game) found.value = { game, kit: await drawable(game) };
  }, game);
  return found.value?.game === game ? found.value.kit : null;
}

/** Looks for something on the server, and again when there is a network. */
function useSought(look: () => Promise<void>, what: string): void {
  useEffect(() => {
    const seek = () => void look().catch(() => {});
    seek();
    window.addEventListener("online", seek);
    return () => window.removeEventListener("online", seek);
  }, [what]);
}

/** What is on the map at first: that of the link, which stays there; else what was last drawn on this device. */
function useFirst(game: string, kit: Drawable | null, link: string) {
  const linked = useSignal<Linked | null>(null);
  const problem = useSignal<Note | null>(null);
  useSought(async () => {
    problem.value = null;
    if (!link || linked.peek()?.link === link) return;
    try {
      const { game: of, given, letters } = await score(unpacked(link));
      const number = (linked.peek()?.number ?? 0) + 1;
      linked.value = { link, drawing: { game: of, given, letters }, number };
      if (of !== game) go(linkTo.score(of, link));
    } catch (error) {
      problem.value = why(error);
    }
  }, link);
  const own = useMemo(() => kit && ownDrawing(game, kit), [kit, Boolean(link)]);
  const keepIn = (drawing: Drawing, text: string) => {
    const at = linked.peek();
    if (!link || !at) return keepDrawing(drawing);
    linked.value = { ...at, link: packed(text), drawing };
    replaceWith(linkTo.score(drawing.game, packed(text)));
  };
  const at = linked.value;
  const shown = link ? { first: at?.drawing, number: at?.number ?? 0 } : { first: own, number: 0 };
  return { ...shown, problem: link ? problem.value : null, keepIn };
}

/** The map of a link, as it is now; the number tells links apart that came one after the other. */
interface Linked {
  link: string;
  drawing: Drawing;
  number: number;
}

function ownDrawing(game: string, kit: Drawable): Drawing | null {
  const found = keptDrawing(game);
  const fits = kit.blanks.some(({ chart }) => chart.letters.length === found?.letters.length);
  const [first] = kit.blanks;
  return found && fits ? found : first ? blankDrawing(game, first) : null;
}

interface DrawnProps {
  kit: Drawable;
  first: Drawing;
  keep: (drawing: Drawing, text: string) => void;
}

function Drawn({ kit, first, keep }: DrawnProps) {
  const sheet = useSheet(kit, first, keep);
  const lit = useSignal<string | null>(null);
  const cells = useComputed(() => sheet.cellsOf(lit.value));
  return (
    <main class="page score">
      <header class="row">
        <a class="button quiet icon" href={linkTo.home} title={say("web-home")}>
          <Icon name="home" />
          <span class="unseen">{say("web-home")}</span>
        </a>
        <h1>{say("web-score-map")}</h1>
        <LanguageSwitch />
      </header>
      <p class="fine about">
        {say("score-about")} <span class="keys">{say("score-keys")}</span>
      </p>
      <Sides sheet={sheet} />
      <div class="score-paper">
        <PaintBoard sheet={sheet} lit={cells.value} />
        <Crayons sheet={sheet} />
        <ShareButtons sheet={sheet} />
      </div>
      <Goals sheet={sheet} lit={lit} />
    </main>
  );
}

/** Which game, and which side of its maps. */
function Sides({ sheet }: { sheet: Sheet }) {
  const { kit, drawing, blank } = sheet;
  const { game } = drawing.value;
  const names = [...new Set([game, ...offered.value.map(({ name }) => name)])];
  return (
    <p class="row score-what">
      <select
        name="game"
        aria-label={say("score-game")}
        value={game}
        onChange={(event) => go(linkTo.score(event.currentTarget.value))}
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {gameName(name)}
          </option>
        ))}
      </select>
      {kit.blanks.length > 1 && <SideChoice sheet={sheet} side={blank.value.side} />}
    </p>
  );
}

function SideChoice({ sheet, side }: { sheet: Sheet; side: string }) {
  const { kit } = sheet;
  return (
    <select
      name="side"
      aria-label={say("score-side")}
      value={side}
      onChange={(event) => {
        const blank = kit.blanks.find((each) => each.side === event.currentTarget.value);
        if (blank) sheet.begin(blank);
      }}
    >
      {!side && <option value="">{say("score-side-other")}</option>}
      {kit.blanks.map((each) => (
        <option key={each.side} value={each.side}>
          {spoken(each.name)}
        </option>
      ))}
    </select>
  );
}
