/** What can be done with a drawn map: sent as a picture, a link or a text, printed, or played on. */

import { useSignal } from "@preact/signals";
import { mapPicture } from "../board/picture";
import { keepSeat } from "../kept";
import { gameName } from "../names";
import { create, score, why } from "../net/api";
import { outsideLink } from "../net/outside";
import { Copied } from "../parts/copied";
import { Dialog } from "../parts/dialog";
import { sendPicture } from "../parts/picture";
import { Refused } from "../parts/refused";
import { canSend, copy, send } from "../parts/share";
import { seatedAs, usePerson } from "../people/person";
import { go, linkTo } from "../route";
import { packed } from "../state/drawing";
import type { Note, OptionInfo } from "../wire";
import { has, say } from "../words";
import { OptionField } from "./options";
import type { Sheet } from "./score-sheet";

type Window = "share" | "text" | "practice";

export function ShareButtons({ sheet }: { sheet: Sheet }) {
  const open = useSignal<Window | null>(null);
  const close = () => {
    open.value = null;
  };
  const { begins } = sheet.kit;
  const windows: Window[] = begins ? ["share", "text", "practice"] : ["share", "text"];
  return (
    <div class="row wrap score-acts">
      {windows.map((each) => (
        <button key={each} type="button" data-open={each} onClick={() => (open.value = each)}>
          {say(`score-${each}`)}
        </button>
      ))}
      <button type="button" data-open="print" onClick={() => window.print()}>
        {say("web-print")}
      </button>
      <button type="button" data-clear onClick={() => sheet.begin(sheet.blank.peek())}>
        {say("score-clear")}
      </button>
      {open.value === "share" && <ShareWindow sheet={sheet} onClose={close} />}
      {open.value === "text" && <TextWindow sheet={sheet} onClose={close} />}
      {open.value === "practice" && begins && (
        <PracticeWindow sheet={sheet} begins={begins} onClose={close} />
      )}
    </div>
  );
}

interface WindowProps {
  sheet: Sheet;
  onClose: () => void;
}

function ShareWindow({ sheet, onClose }: WindowProps) {
  const { game } = sheet.drawing.value;
  const link = outsideLink(linkTo.score(game, packed(sheet.text.value)));
  const title = say("score-picture-title", { game: gameName(game) });
  const picture = () => sendPicture(mapPicture(game, sheet.chart.peek(), title), `${game}-map`);
  return (
    <Dialog title={say("score-share")} onClose={onClose}>
      <p>{say("score-share-about")}</p>
      <Copied text={link} label={say("score-link")} name="drawing" />
      <p class="row wrap">
        {canSend() && (
          <button type="button" onClick={() => void send(link, title)}>
            {say("score-send")}
          </button>
        )}
        <button type="button" data-picture onClick={() => void picture()}>
          {say("score-picture")}
        </button>
      </p>
    </Dialog>
  );
}

function TextWindow({ sheet, onClose }: WindowProps) {
  const text = useSignal(sheet.text.value);
  const problem = useSignal<Note | null>(null);
  const isCopied = useSignal(false);
  const draw = async () => {
    problem.value = await sheet.open(text.peek());
    if (!problem.peek()) onClose();
  };
  return (
    <Dialog title={say("score-text")} onClose={onClose} isLeftLast>
      <p id="score-text-about">{say("score-text-about")}</p>
      <textarea
        class="score-text"
        rows={16}
        spellcheck={false}
        aria-label={say("score-text")}
        aria-describedby="score-text-about"
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
      {problem.value && <Refused why={problem.value} />}
      <p class="row wrap">
        <button type="button" class="main" data-draw onClick={() => void draw()}>
          {say("score-draw")}
        </button>
        <button
          type="button"
          data-copy="text"
          onClick={() => void copy(text.peek()).then((done) => (isCopied.value = done))}
        >
          <span aria-live="polite">{say(isCopied.value ? "web-copied" : "web-copy")}</span>
        </button>
      </p>
    </Dialog>
  );
}

function PracticeWindow({ sheet, begins, onClose }: WindowProps & { begins: OptionInfo }) {
  const season = useSignal(begins.default);
  const { play, problem } = usePractice(sheet, season);
  const { game } = sheet.drawing.value;
  const own = `score-practice-about-${game}`;
  return (
    <Dialog title={say("score-practice")} onClose={onClose} isLeftLast>
      <p>{say(has(own) ? own : "score-practice-about")}</p>
      <OptionField
        option={begins}
        value={season.value}
        onChange={(value) => {
          season.value = value;
        }}
      />
      {problem && <Refused why={problem} />}
      <p class="row">
        <button type="button" class="main" data-practise onClick={() => void play()}>
          {say("web-begin")}
        </button>
      </p>
    </Dialog>
  );
}

/** Makes a table for one on this map, and goes there. */
function usePractice(sheet: Sheet, season: { peek: () => string }) {
  const person = usePerson();
  const problem = useSignal<Note | null>(null);
  const play = async () => {
    const { game } = sheet.drawing.peek();
    const me = seatedAs(person.peek());
    try {
      const { start } = await score(sheet.text.peek());
      const options = { ...start, begins: season.peek() };
      const seated = await create({ game, seats: [{ kind: "me", ...me }], options });
      keepSeat({ ...seated, game, name: me.name, at: Date.now(), isPractice: true });
      go(linkTo.table(seated.table));
    } catch (error) {
      problem.value = why(error);
    }
  };
  return { play, problem: problem.value };
}
