// Generated from table/wire.py and table/contest_wire.py by `make wire`: not to be edited.

/** An action as text, for the turn the sender has seen; the same id twice changes nothing. */
export interface Act {
  readonly type: "act";
  readonly id: string;
  readonly turn: number;
  readonly action: string;
}

/** POST /api/deals, and POST /api/deals/{contest}/results: which browser asks. */
export interface Asking {
  readonly key: string;
}

/** A seat played by a bot. */
export interface Bot {
  readonly kind: "bot";
  readonly bot: string;
}

/** POST /api/challenges/{challenge}: who asks, and where they sat: who knows the cards practises. */
export interface Challenger {
  readonly key: string;
  readonly seats?: readonly SeatOfMine[];
}

export type ClientMessage = Hello | Act | TakeBack | Preview | Hint | Replace | SoloAmbush | Remove | Pledge | Reveal | Without | Ping;

/** The crest of a family: a charge on a tincture. */
export interface Crest {
  readonly charge: "tower" | "star" | "tree" | "mountain" | "wave" | "key" | "quill" | "sun";
  readonly tincture: "azure" | "gules" | "vert" | "purpure" | "sable";
}

/** Opens the connection; without a token one watches. Said again, it asks for the whole table.

Who takes changes is sent Changed instead of Table where they can put the table together by it. */
export interface Hello {
  readonly type: "hello";
  readonly token?: string | null;
  readonly takes_changes?: boolean;
}

/** Asks a bot for an action; the table remembers that hints were used. */
export interface Hint {
  readonly type: "hint";
  readonly id: string;
  readonly turn: number;
}

/** POST /api/tables/{table}/join: takes an open seat, the first one where none is named. */
export interface JoinTable {
  readonly name: string;
  readonly title?: string;
  readonly crest?: Crest | null;
  readonly seat?: number | null;
  readonly token?: string | null;
}

/** POST /api/tables/{table}/challenge, with the token of a seat. */
export interface MakeChallenge {
  readonly key: string;
}

/** A seat for whoever creates the table. */
export interface Me {
  readonly kind: "me";
  readonly name: string;
  readonly title?: string;
  readonly crest?: Crest | null;
}

/** POST /api/mine: the seats this device remembers. */
export interface Mine {
  readonly seats: readonly SeatOfMine[];
}

/** POST /api/tables; the newest rules where none are named. */
export interface NewTable {
  readonly game: string;
  readonly rules?: number | null;
  readonly options?: object;
  readonly seats: readonly (Me | Open | Bot)[];
  readonly seed?: string | null;
  readonly token?: string | null;
  readonly is_shuffled?: boolean;
}

/** A seat that waits for someone with the link. */
export interface Open {
  readonly kind: "open";
}

/** Asks whether the server is there; it answers Pong. */
export interface Ping {
  readonly type: "ping";
  readonly id: string;
}

/** POST /api/deals/{contest}/play. */
export interface PlayDeal {
  readonly key: string;
  readonly name: string;
  readonly title?: string;
  readonly crest?: Crest | null;
  readonly token: string;
}

/** Promises a number for the deal by its SHA-256, in this round; see Shuffled. */
export interface Pledge {
  readonly type: "pledge";
  readonly id: string;
  readonly round: number;
  readonly pledge: string;
}

/** POST /api/tables/{table}/practice: a table at which a seat goes on from a step of a finished game. */
export interface Practice {
  readonly seat: number;
  readonly step: number;
  readonly name: string;
  readonly title?: string;
  readonly crest?: Crest | null;
}

/** Asks what an action would do; changes nothing. */
export interface Preview {
  readonly type: "preview";
  readonly id: string;
  readonly turn: number;
  readonly action: string;
}

/** The owner takes a seat from whoever sits there; it is open then. */
export interface Remove {
  readonly type: "remove";
  readonly id: string;
  readonly seat: number;
}

/** The owner lets a bot take the seat of someone who is away, or gives the seat back to its link. */
export interface Replace {
  readonly type: "replace";
  readonly id: string;
  readonly seat: number;
  readonly bot: string | null;
}

/** Tells the number, once everyone sits and has promised one. */
export interface Reveal {
  readonly type: "reveal";
  readonly id: string;
  readonly round: number;
  readonly nonce: string;
}

/** Whose game is to be reviewed. */
export interface ReviewOf {
  readonly seat: number;
}

/** A seat that a device remembers. */
export interface SeatOfMine {
  readonly table: string;
  readonly token: string;
}

export type SeatRequest = Me | Open | Bot;

/** The owner lets the solo rule draw the ambush of a seat that is away. */
export interface SoloAmbush {
  readonly type: "solo_ambush";
  readonly id: string;
  readonly turn: number;
  readonly seat: number;
}

/** Takes back the seat's last action, as long as nothing has been revealed since. */
export interface TakeBack {
  readonly type: "take_back";
  readonly id: string;
  readonly turn: number;
}

/** POST /api/challenges/{challenge}/play. */
export interface TakeChallenge {
  readonly key: string;
  readonly seats?: readonly SeatOfMine[];
  readonly name: string;
  readonly title?: string;
  readonly crest?: Crest | null;
  readonly token: string;
}

/** Lets the deal do without the number of a seat that is away, or of one's own. */
export interface Without {
  readonly type: "without";
  readonly id: string;
  readonly seat: number;
}

/** GET /api/address: where others reach this server; on its own machine, that of the network around it. */
export interface Address {
  readonly address: string;
}

/** An option by which a table is played, where it is not the usual: what it is called, and its values. */
export interface Agreed {
  readonly title: Note;
  readonly values: readonly (string | number | Note)[];
}

/** One of the maps that scored most. */
export interface BestMap {
  readonly table: string;
  readonly by: Player;
  readonly score: number;
  readonly chart: Chart;
}

/** What a shape can be drawn with; in the action's text {0} and {1} stand for the cells of the parts. */
export interface Brush {
  readonly name: Note;
  readonly letters: string;
  readonly action: string;
  readonly also: "drawn" | "attacked";
}

/** The card that lies there: its name, what it says, its shapes. */
export interface Card {
  readonly name: Note;
  readonly texts: readonly Note[];
  readonly pieces: readonly Piece[];
  readonly card: string | null;
}

/** GET /api/games/{game}/cards: every card with its explanation and an example. */
export interface Cards {
  readonly cards: readonly Explained[];
}

/** A finished game to be beaten on the same deal; it tells nothing of the cards, or of where they were. */
export interface Challenge {
  readonly challenge: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly agreed: readonly Agreed[];
  readonly players: readonly Player[];
  readonly seat: number;
  readonly by: Player;
  readonly score: number;
  readonly tries: number;
  readonly beaten: number;
  readonly is_seed_chosen: boolean;
  readonly counts: boolean;
}

/** What has changed at a table, for one who asked for it in Hello and saw the table of version `since`.

The table that one has, with these fields of it and of its page in place of the old ones, is the new one. */
export interface Changed {
  readonly type: "changed";
  readonly since: number;
  readonly table: TableChanges;
  readonly page: PageChanges;
  readonly answers: string | null;
}

/** A seat's board: a letter a cell in row order, '.' where it is empty, marked cells, facts and trays. */
export interface Chart {
  readonly seat: number;
  readonly rows: number;
  readonly cols: number;
  readonly letters: string;
  readonly layers: readonly Layer[];
  readonly facts: readonly Note[];
  readonly trays: readonly Tray[];
}

/** An action without a place, such as passing; an item or goal, signs and cells tell what it is about. */
export interface Choice {
  readonly action: string;
  readonly name: Note;
  readonly item: string | null;
  readonly signs: readonly Sign[];
  readonly cells: string;
}

/** How far a season or the rounds are: the season or phase, the time, and what is scored at its end. */
export interface Clock {
  readonly kind: "season" | "round";
  readonly name: Note;
  readonly time: number;
  readonly length: number;
  readonly scores: readonly string[];
}

/** What is played with the same deal at other tables too. */
export interface Contest {
  readonly contest: string;
  readonly kind: "challenge" | "day" | "week";
}

/** How everyone has done who took no hint; `place` is one's own, unless one took some. */
export interface DealResults {
  readonly deal: SharedDeal;
  readonly spread: readonly Scored[];
  readonly place: number | null;
  readonly best: readonly BestMap[];
  readonly seed: string | null;
  readonly nonce: string | null;
}

/** POST /api/tables/T/delete: the table is gone. */
export interface Deleted {
  readonly table: string;
}

/** Points, and how far they may be off in 95 of 100 cases. */
export interface Estimate {
  readonly points: number;
  readonly bar: number;
}

/** A small board: a letter a cell in row order, the cells that count, the points, and these in words. */
export interface Example {
  readonly kind: "board" | "row";
  readonly rows: number;
  readonly cols: number;
  readonly letters: string;
  readonly cells: string;
  readonly points: number;
  readonly worth: Note;
}

/** A card with its name, its texts, its shapes, and examples where it has some. */
export interface Explained {
  readonly id: string;
  readonly name: Note;
  readonly texts: readonly Note[];
  readonly pieces: readonly Piece[];
  readonly examples: readonly Example[];
}

/** A game that can be played here. */
export interface GameInfo {
  readonly name: string;
  readonly fewest_seats: number;
  readonly most_seats: number;
  readonly most_by_rules: number;
  readonly options: readonly OptionInfo[];
  readonly bots: readonly string[];
  readonly usual_bot: string;
  readonly strongest_bot: string;
}

/** Something that scores: its points this moment on one's own board and where, and those earned. */
export interface Goal {
  readonly kind: "seasonal" | "constant" | "card" | "race";
  readonly label: string;
  readonly name: Note;
  readonly text: Note;
  readonly now: number;
  readonly cells: string;
  readonly earned: number;
  readonly is_next: boolean;
  readonly card: string | null;
  readonly asks: Note | null;
  readonly lacks: Note | null;
  readonly worth: number;
  readonly signs: readonly Sign[];
  readonly spaces: readonly Space[];
}

/** GET /api/health. */
export interface Health {
  readonly version: string;
  readonly processes: number;
  readonly tables: number;
  readonly viewers: number;
}

/** The answer to Hint: what the bot would do, and what that would bring, as Previewed says it.

It is unfolded in three grades: what matters now, where, and the action with its reasons; where nothing is
known of what matters, it has but one. */
export interface Hinted {
  readonly type: "hinted";
  readonly answers: string;
  readonly action: string;
  readonly bot: string;
  readonly late: string | null;
  readonly goals: readonly Goal[];
  readonly trays: readonly Tray[];
  readonly matter: Note | null;
  readonly region: Region | null;
  readonly reasons: readonly Reason[];
  readonly points: number;
}

/** Something that lies in a tray: how it is drawn, what it says, how many there are, what it is worth. */
export interface Item {
  readonly key: string;
  readonly kind: "card" | "piece" | "token" | "bonus" | "trade" | "stack";
  readonly name: Note;
  readonly signs: readonly Sign[];
  readonly text: Note | null;
  readonly number: number;
  readonly worth: number;
  readonly cells: string;
  readonly card: string | null;
}

/** A decision: what was played, and what would have been best.

`whose` is the seat by whose score it is judged; another's is better the lower it is. */
export interface Judged {
  readonly step: number;
  readonly clock: Clock | null;
  readonly whose: number;
  readonly verdict: "forced" | "good" | "thought";
  readonly played: string | number | Note;
  readonly best: string | number | Note;
  readonly drawn: string;
  readonly better: string;
  readonly expected: Estimate;
  readonly regret: Estimate;
}

/** GET /api/keeping: the days after the last thing happened at a table; null is for ever. */
export interface Keeping {
  readonly finished: number | null;
  readonly forgotten: number | null;
  readonly contact: string;
}

/** One orientation of a shape, every cell its anchor may lie on, and the lays that come next. */
export interface Lay {
  readonly squares: readonly Square[];
  readonly anchors: string;
  readonly shape: string;
  readonly turned: number;
  readonly flipped: number;
}

/** Cells to be marked on a board, such as those under attack. */
export interface Layer {
  readonly name: "attacked" | "chosen" | "reeds";
  readonly cells: string;
  readonly is_printed: boolean;
}

/** A table whose cards are not dealt yet, since someone has to sit down or to tell a number. */
export interface Lobby {
  readonly type: "lobby";
  readonly table: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly agreed: readonly Agreed[];
  readonly version: number;
  readonly seat: number | null;
  readonly is_owner: boolean;
  readonly players: readonly Player[];
  readonly chart: Chart;
  readonly news: readonly Note[];
  readonly commitment: string;
  readonly shuffle: Shuffled;
  readonly awaited: readonly number[];
  readonly is_full: boolean;
  readonly answers: string | null;
}

/** A table of mine, as a list shows it; `since` is when it last changed, in seconds since 1970. */
export interface MyTable {
  readonly table: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seat: number;
  readonly names: readonly string[];
  readonly is_due: boolean;
  readonly is_over: boolean;
  readonly since: number;
  readonly note: Note | null;
}

/** A message to be said in the reader's language; a value may itself be a note. */
export interface Note {
  readonly message: string;
  readonly values: Readonly<Record<string, string | number | Note>>;
}

/** An option of a game: pick one value, pick some, or a yes/no switch; the default as text. */
export interface OptionInfo {
  readonly name: string;
  readonly title: Note;
  readonly about: Note | null;
  readonly kind: "one" | "some" | "switch";
  readonly values: readonly OptionValue[];
  readonly presets: readonly OptionValue[];
  readonly default: string;
}

/** A value of an option as it is written, what it is called, and the group to which it belongs. */
export interface OptionValue {
  readonly value: string;
  readonly name: Note | null;
  readonly group: Note | null;
}

/** The try of who asks that counts: where it is played, and how it ended. */
export interface OwnTry {
  readonly table: string | null;
  readonly score: number | null;
  readonly hints: number;
}

/** All that a seat, or someone who watches, is shown. */
export interface Page {
  readonly seat: number | null;
  readonly status: readonly Status[];
  readonly prompt: Note;
  readonly charts: readonly Chart[];
  readonly card: Card | null;
  readonly goals: readonly Goal[];
  readonly placings: readonly Placing[];
  readonly choices: readonly Choice[];
  readonly sheets: readonly ScoreSheet[];
  readonly result: readonly Note[];
  readonly trays: readonly Tray[];
  readonly kind: "map" | "cards";
  readonly target: Target | null;
  readonly task: "draw" | "take" | "drop" | "place" | "score" | "keep" | "bonus" | null;
}

/** The fields of a page that have changed, each as a whole. */
export interface PageChanges {
  readonly seat?: number | null;
  readonly status?: readonly Status[];
  readonly prompt?: Note;
  readonly charts?: readonly Chart[];
  readonly card?: Card | null;
  readonly goals?: readonly Goal[];
  readonly placings?: readonly Placing[];
  readonly choices?: readonly Choice[];
  readonly sheets?: readonly ScoreSheet[];
  readonly result?: readonly Note[];
  readonly trays?: readonly Tray[];
  readonly kind?: "map" | "cards";
  readonly target?: Target | null;
  readonly task?: "draw" | "take" | "drop" | "place" | "score" | "keep" | "bonus" | null;
}

/** A shape as printed, rows joined by '/': '.' a gap, '#' any terrain, 'x' attacked; and its coins. */
export interface Piece {
  readonly rows: string;
  readonly coins: number;
  readonly squares: readonly Square[];
  readonly shape: string;
}

/** Everything that can be aimed at one board: each brush with each form. */
export interface Placing {
  readonly seat: number;
  readonly brushes: readonly Brush[];
  readonly lays: readonly Lay[];
  readonly item: string | null;
}

/** Who sits where, and whether they are here and owe an action. */
export interface Player {
  readonly seat: number;
  readonly name: string;
  readonly kind: "human" | "open" | "bot";
  readonly bot: string | null;
  readonly is_here: boolean;
  readonly is_due: boolean;
  readonly hints: number;
  readonly title: string;
  readonly crest: Crest | null;
}

/** What a seat adds to the deal: the SHA-256 of its number, and the number once it is told. */
export interface Pledged {
  readonly seat: number;
  readonly pledge: string;
  readonly nonce: string | null;
}

/** The answer to Ping. */
export interface Pong {
  readonly type: "pong";
  readonly answers: string;
}

/** The answer to Preview: what every goal would stand at, the boards' letters, and the own trays.

The goals are those of the page's target where it has one, else those of the page. */
export interface Previewed {
  readonly type: "previewed";
  readonly answers: string;
  readonly goals: readonly Goal[];
  readonly letters: readonly string[];
  readonly trays: readonly Tray[];
}

/** The body of every HTTP answer that is not 200: a sentence as Accept-Language wants it, and its note. */
export interface Problem {
  readonly reason: string;
  readonly note: Note;
}

/** What a move does, and how many points more than by a middling move that brings by the end. */
export interface Reason {
  readonly subject: Note;
  readonly points: number;
}

/** Why a message changed nothing, as a sentence and as the note it says.

A fresh Table follows, but not where Preview asked for what the rules forbid. */
export interface Refusal {
  readonly type: "refusal";
  readonly answers: string | null;
  readonly reason: string;
  readonly note: Note;
  readonly culprits: string;
  readonly missing: string;
}

/** Where a move is: some cells around it on a seat's board, or the tray of what is taken. */
export interface Region {
  readonly seat: number;
  readonly cells: string;
  readonly tray: "offer" | "reserve" | "tokens" | "bonuses" | "cards" | "completed" | "trades" | "rival-cards" | "rival-pieces" | null;
}

/** GET /api/tables/{table}/replay: what was done, once the game is over. */
export interface Replay {
  readonly table: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly players: readonly Player[];
  readonly steps: readonly Step[];
}

/** GET /api/tables/{table}/replay/{step}: the page after that many steps, of a seat or a spectator. */
export interface Replayed {
  readonly step: number;
  readonly page: Page;
  readonly news: readonly Note[];
}

/** A finished game of a seat thought through again; start, luck and gain make the final score. */
export interface Review {
  readonly seat: number;
  readonly final: number;
  readonly start: number;
  readonly luck: Estimate;
  readonly gain: Estimate;
  readonly regret: Estimate;
  readonly decisions: readonly Judged[];
  readonly lessons: readonly number[];
}

/** POST /api/tables/{table}/review: the review of a seat's game once it is there, and how far it is. */
export interface Reviewed {
  readonly done: number;
  readonly length: number;
  readonly review: Review | null;
}

/** GET /api/tables/{table}/rival: the game that was to be beaten, once the own one is over. */
export interface Rival {
  readonly challenge: string;
  readonly table: string;
  readonly seat: number;
  readonly by: Player;
  readonly score: number;
}

/** A paragraph (one row of one cell), a list (a row an item) or a table (its head is the first row). */
export interface RuleBlock {
  readonly kind: "text" | "list" | "table";
  readonly rows: readonly (readonly (readonly RuleSpan[])[])[];
}

/** A part of the rules: its heading, how deep it stands, and what it says. */
export interface RuleSection {
  readonly title: string;
  readonly depth: number;
  readonly blocks: readonly RuleBlock[];
}

/** Words and how they are set; a ruling is where it is answered, a citation leads there. */
export interface RuleSpan {
  readonly style: "plain" | "bold" | "slanted" | "typed" | "citation" | "ruling";
  readonly text: string;
}

/** GET /api/rules/{game}?language=fr: the rules of a game and its rulings. */
export interface Rules {
  readonly game: string;
  readonly language: string;
  readonly sections: readonly RuleSection[];
}

/** A seat's score sheet: headed columns, a line a season, and the total. */
export interface ScoreSheet {
  readonly head: readonly Note[];
  readonly lines: readonly (readonly (string | number | Note)[])[];
  readonly total: number;
}

/** A score, and how many have it. */
export interface Scored {
  readonly score: number;
  readonly number: number;
}

/** The answer to both: the token is the seat, and is told only here. */
export interface Seated {
  readonly table: string;
  readonly seat: number;
  readonly token: string;
}

export type ServerMessage = Table | Lobby | Changed | Previewed | Hinted | Refusal | Pong | Unreadable;

/** The deal of a day or a week, the same for everyone here; moments are in seconds since 1970. */
export interface SharedDeal {
  readonly contest: string;
  readonly game: string;
  readonly kind: "day" | "week";
  readonly begins: number;
  readonly ends: number;
  readonly agreed: readonly Agreed[];
  readonly players: readonly Player[];
  readonly commitment: string;
  readonly next_commitment: string;
  readonly tries: number;
  readonly mine: OwnTry | null;
}

/** What is played today and this week, and on how many days in a row one has played. */
export interface SharedDeals {
  readonly deals: readonly SharedDeal[];
  readonly streak: number;
}

/** The numbers of people in the deal; `round` grows where somebody leaves after a number was told. */
export interface Shuffled {
  readonly round: number;
  readonly numbers: readonly Pledged[];
}

/** A small drawing: a piece is rows joined by '/', any other kind a line of letters. */
export interface Sign {
  readonly kind: "piece" | "tokens" | "chamber" | "river" | "covers" | "repeat";
  readonly letters: string;
  readonly along: string;
}

/** A reward that waits for the first to reach a goal: its points, and who stands on it. */
export interface Space {
  readonly points: number;
  readonly seats: readonly number[];
  readonly rivals: number;
  readonly is_next: boolean;
}

/** A square of a form, relative to its anchor; part 0 is drawn, part 1 is what the action also names. */
export interface Square {
  readonly row: number;
  readonly col: number;
  readonly part: number;
}

/** A line about where the game stands: what it is, and in words. */
export interface Status {
  readonly kind: "clock" | "pending" | "supply" | "first" | "rival" | "other";
  readonly text: Note;
  readonly clock: Clock | null;
  readonly card: string | null;
}

/** An action of a finished game, by the seat itself, by a bot or by a rule in its stead. */
export interface Step {
  readonly seat: number;
  readonly action: string;
  readonly by: "seat" | "bot" | "rule";
  readonly bot: string | null;
}

/** The table as this viewer sees it; `version` grows with every change, `turn` with what is revealed. */
export interface Table {
  readonly type: "table";
  readonly table: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly agreed: readonly Agreed[];
  readonly version: number;
  readonly turn: number;
  readonly seat: number | null;
  readonly is_owner: boolean;
  readonly players: readonly Player[];
  readonly page: Page;
  readonly news: readonly Note[];
  readonly can_take_back: boolean;
  readonly is_over: boolean;
  readonly winners: readonly number[];
  readonly commitment: string;
  readonly seed: string | null;
  readonly nonce: string | null;
  readonly is_seed_chosen: boolean;
  readonly shuffle: Shuffled | null;
  readonly stand_ins: readonly number[];
  readonly rematch: string | null;
  readonly is_practice: boolean;
  readonly contest: Contest | null;
  readonly answers: string | null;
}

/** The fields of a table that can change, those that have. */
export interface TableChanges {
  readonly version?: number;
  readonly turn?: number;
  readonly is_owner?: boolean;
  readonly players?: readonly Player[];
  readonly news?: readonly Note[];
  readonly can_take_back?: boolean;
  readonly is_over?: boolean;
  readonly winners?: readonly number[];
  readonly seed?: string | null;
  readonly nonce?: string | null;
  readonly stand_ins?: readonly number[];
  readonly rematch?: string | null;
  readonly is_practice?: boolean;
  readonly contest?: Contest | null;
}

/** Another's board, where a seat draws on it: whose it is, and what scores on it. */
export interface Target {
  readonly seat: number;
  readonly goals: readonly Goal[];
}

/** Things that lie together, such as a reserve or what is on offer. */
export interface Tray {
  readonly name: "offer" | "reserve" | "tokens" | "bonuses" | "cards" | "completed" | "trades" | "rival-cards" | "rival-pieces";
  readonly title: Note;
  readonly items: readonly Item[];
  readonly is_rival: boolean;
}

/** A table that cannot be played on: what is known of it, and why; the connection is closed after it. */
export interface Unreadable {
  readonly type: "unreadable";
  readonly table: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly names: readonly string[];
  readonly since: number;
  readonly reason: string;
  readonly note: Note;
}
