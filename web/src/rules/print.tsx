/** Sheets to print: what there is of a game, each kind on either paper, as a PDF of the server's. */

import { useSignal } from "@preact/signals";
import { printing, sheetsOf } from "../net/api";
import { IS_SITE } from "../net/here";
import { Dialog } from "../parts/dialog";
import { linkTo } from "../route";
import type { Printing } from "../wire";
import { language, say } from "../words";
import { useFetched } from "./fetched";
import "./print.css";

const PAPERS: Readonly<Record<string, string>> = { a4: "A4", letter: "Letter" };

interface PrintButtonProps {
  game: string;
  /** Where there is little room the word is left out, but still said. */
  isSmall?: boolean;
}

export function PrintButton({ game, isSmall = false }: PrintButtonProps) {
  const isOpen = useSignal(false);
  if (IS_SITE) return null; // what is printed is made by a server
  return (
    <>
      <button
        type="button"
        class="quiet icon"
        data-print={game}
        title={say("web-print")}
        aria-label={say("web-print")}
        onClick={() => (isOpen.value = true)}
      >
        <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z" />
        </svg>
        <span class={isSmall ? "wide-only" : ""}>{say("web-print")}</span>
      </button>
      {isOpen.value && <PrintWindow game={game} onClose={() => (isOpen.value = false)} />}
    </>
  );
}

function PrintWindow({ game, onClose }: { game: string; onClose: () => void }) {
  const { found, lost } = useFetched(game, printing);
  return (
    <Dialog title={say("web-print")} onClose={onClose}>
      {lost}
      {found && <Sheets game={game} found={found} />}
    </Dialog>
  );
}

function Sheets({ game, found }: { game: string; found: Printing }) {
  return (
    <>
      <p>{found.about}</p>
      <ul class="papers">
        {found.sheets.map(({ what, name }) => (
          <li key={what}>
            <span>{name}</span>
            {found.papers.map((paper) => (
              <a
                key={paper}
                class="button"
                href={sheetsOf(game, what, paper, language.value)}
                download
                data-sheets={`${what} ${paper}`}
                aria-label={`${name}, ${PAPERS[paper] ?? paper}`}
              >
                {PAPERS[paper] ?? paper}
              </a>
            ))}
          </li>
        ))}
      </ul>
      <p class="row">
        <a class="button" href={linkTo.score(game)} data-score={game}>
          {say("web-score-map")}
        </a>
      </p>
    </>
  );
}
