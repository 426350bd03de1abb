/** What a page and its device say to each other. */

/** Begins, or only makes ready what a beginning is quicker with; asks as over HTTP, or talks on a live connection. */
export type ToDevice =
  | { type: "begin" | "remember"; pack: string; loader: string; runtime: string }
  | {
      type: "ask";
      id: number;
      method: string;
      path: string;
      body: string;
      token: string | null;
      language: string;
    }
  | { type: "open"; id: number; table: string; language: string }
  | { type: "say"; id: number; text: string }
  | { type: "leave"; id: number };

export type FromDevice =
  | { type: "failed"; why: string }
  | { type: "remembered" }
  | { type: "answer"; id: number; status: number; text: string }
  | { type: "said"; id: number; text: string }
  | { type: "ended"; id: number; code: number };
