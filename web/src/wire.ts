// Generated from table/wire/ by `make wire`: not to be edited.

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

export type ClientMessage = Hello | Act | TakeBack | Preview | Hint | Replace | SoloAmbush | StepIn | Remove | Pledge | Reveal | Without | Say | Mark | Ping;

/** The crest of a family: a charge on a tincture. */
export interface Crest {
  readonly charge: "tower" | "star" | "tree" | "mountain" | "wave" | "key" | "quill" | "sun";
  readonly tincture: "azure" | "gules" | "vert" | "purpure" | "sable";
}

/** POST /api/score: a map as `landscribe score` reads it. */
export interface DrawnMap {
  readonly text: string;
}

/** POST /api/games: a game that was played to its end without this server, and who is known of it. */
export interface HandedGame {
  readonly record: string;
  readonly seats: readonly (Me | Open | Bot)[];
  readonly token: string;
  readonly is_practice?: boolean;
  readonly hints?: number;
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

/** Points at a cell of a seat's map, for all to see; cells are counted from 0, row by row. */
export interface Mark {
  readonly type: "mark";
  readonly id: string;
  readonly seat: number;
  readonly cell: number;
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

/** POST /api/games/{game}/evening: cards for people with paper maps; a seed deals the same again. */
export interface NewEvening {
  readonly seats?: number;
  readonly options?: object;
  readonly seed?: string | null;
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
  readonly timer?: Timer | null;
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

/** Says a set phrase to all; nothing of it is kept. */
export interface Say {
  readonly type: "say";
  readonly id: string;
  readonly phrase: "hello" | "good-luck" | "your-turn" | "one-moment" | "back-soon" | "i-am-back" | "well-drawn" | "what-a-card" | "ouch" | "sorry" | "thank-you" | "good-game";
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

/** Lets a bot, or a rule of the game, act in this turn for someone else whose time is up. */
export interface StepIn {
  readonly type: "step_in";
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

/** The time that a turn may take: then the others may let a bot act, or where it is strict a bot does. */
export interface Timer {
  readonly pace: "gentle" | "strict";
  readonly seconds: number;
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

/** Something that scores; where those who come first get more, its spaces and the one after each. */
export interface Aim {
  readonly label: string;
  readonly name: Note;
  readonly text: Note;
  readonly card: string | null;
  readonly spaces: readonly number[];
  readonly following: readonly number[];
}

/** A number that everyone is asked for: what it is worth, and whether it breaks ties. */
export interface Asked {
  readonly name: Note;
  readonly label: string;
  readonly worth: number;
  readonly is_claimed: boolean;
  readonly breaks: number;
}

/** One of the maps that scored most. */
export interface BestMap {
  readonly table: string;
  readonly by: Player;
  readonly score: number;
  readonly chart: Chart;
}

/** A map as it is printed, and what stands above the rows of a drawing on it. */
export interface Blank {
  readonly side: string;
  readonly name: Note;
  readonly chart: Chart;
  readonly given: Readonly<Record<string, string>>;
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
  readonly picture: "dragon" | "zombie" | "troll" | "gorgon" | "dobrik" | "wren" | "freyla" | "dal" | null;
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

/** Where a season or a round of a finished game begins: after so many steps. */
export interface Chapter {
  readonly step: number;
  readonly clock: Clock;
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
  readonly figures: readonly Figure[];
  readonly coins: CoinTrack | null;
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

/** The coins taken, of those that can be. */
export interface CoinTrack {
  readonly taken: number;
  readonly length: number;
}

/** What is played with the same deal at other tables too. */
export interface Contest {
  readonly contest: string;
  readonly kind: "challenge" | "day" | "week";
  readonly ends: number | null;
}

/** What can be drawn: the letter it leaves on each printed letter, and on no other. */
export interface Crayon {
  readonly name: Note;
  readonly on: Readonly<Record<string, string>>;
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

/** So many items from a pile, in its order. */
export interface Dealt {
  readonly pile: number;
  readonly number: number;
}

/** POST /api/tables/T/delete: the table is gone. */
export interface Deleted {
  readonly table: string;
}

/** GET /api/games/{game}/drawable: all that is needed to draw a map of a game. */
export interface Drawable {
  readonly blanks: readonly Blank[];
  readonly crayons: readonly Crayon[];
  readonly options: readonly OptionInfo[];
  readonly begins: OptionInfo | null;
}

/** Points, and how far they may be off in 95 of 100 cases. */
export interface Estimate {
  readonly points: number;
  readonly bar: number;
}

/** All of it; a pile is in the order in which it is dealt. */
export interface Evening {
  readonly aims: readonly Aim[];
  readonly flips: readonly Flip[];
  readonly piles: readonly (readonly Item[])[];
  readonly refill: readonly number[];
  readonly hands: readonly (readonly Item[])[];
  readonly extra: Extra | null;
  readonly most_claims: number;
  readonly rating: Rating | null;
  readonly rival: Opponent | null;
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

/** What someone may draw besides: of so many items they keep one. */
export interface Extra {
  readonly name: Note;
  readonly deals: Dealt;
  readonly is_at_end: boolean;
}

/** Someone on a board who is drawn as who they are, where a letter only says what they are. */
export interface Figure {
  readonly name: Note;
  readonly picture: "dragon" | "zombie" | "troll" | "gorgon" | "dobrik" | "wren" | "freyla" | "dal";
  readonly cells: string;
}

/** One thing of the evening: what lies there, what is done with it, what is asked. */
export interface Flip {
  readonly kind: "begin" | "card" | "act" | "draft" | "claim" | "score" | "over";
  readonly name: Note;
  readonly texts: readonly Note[];
  readonly status: readonly Status[];
  readonly card: Card | null;
  readonly inks: string;
  readonly passing: "left" | "right" | null;
  readonly asked: readonly Asked[];
  readonly deals: readonly Dealt[];
  readonly takers: readonly number[];
  readonly is_last: boolean;
  readonly has_extra: boolean;
  readonly is_after_extra: boolean;
  readonly has_rival: boolean;
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

/** Where a rival without a seat lays what it gets; above a goal only until that one is closed. */
export interface Heap {
  readonly name: Note;
  readonly aim: number | null;
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
  readonly drawn_figures: readonly Figure[];
  readonly better_figures: readonly Figure[];
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

/** A seat points at a cell of a seat's map: shown for a while. */
export interface Marked {
  readonly type: "marked";
  readonly by: number;
  readonly seat: number;
  readonly cell: number;
  readonly answers: string | null;
}

/** What a rival does when it can: it gives up so many items of a heap for a space of a goal.

Whether it does, the rules have said for every case, `1` for yes: how many spaces it has, how many of this
goal and of the goal before, and whether the player has the goal; in this order, the last changes first. */
export interface Move {
  readonly heap: number;
  readonly number: number;
  readonly aim: number;
  readonly before: number;
  readonly cases: string;
}

/** A table of mine, as a list shows it; `since` is when it last changed, in seconds since 1970. */
export interface MyTable {
  readonly table: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seat: number;
  readonly names: readonly string[];
  readonly due: readonly number[];
  readonly is_due: boolean;
  readonly is_over: boolean;
  readonly since: number;
  readonly until: number | null;
  readonly note: Note | null;
}

/** A message to be said in the reader's language; a value may itself be a note. */
export interface Note {
  readonly message: string;
  readonly values: Readonly<Record<string, string | number | Note>>;
}

/** An opponent without a seat, who is played by itself. */
export interface Opponent {
  readonly name: Note;
  readonly heaps: readonly Heap[];
  readonly lies: Readonly<Record<string, number>>;
  readonly moves: readonly Move[];
  readonly most: number;
  readonly most_each: number;
  readonly bonus: number;
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
  readonly season_end: SeasonEnd | null;
  readonly scenes: readonly Scene[];
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
  readonly season_end?: SeasonEnd | null;
  readonly scenes?: readonly Scene[];
}

/** All that is turned over in an evening on paper, and what it was dealt with. */
export interface PaperEvening {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly options: Readonly<Record<string, string>>;
  readonly evening: Evening;
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

/** The answer to Ping, with the time of day at the server, in seconds since 1970. */
export interface Pong {
  readonly type: "pong";
  readonly answers: string;
  readonly now: number;
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

/** GET /api/games/{game}/sheets?language=fr: what can be printed of a game, and on which papers. */
export interface Printing {
  readonly about: string;
  readonly sheets: readonly Sheets[];
  readonly papers: readonly string[];
}

/** The body of every HTTP answer that is not 200: a sentence as Accept-Language wants it, and its note. */
export interface Problem {
  readonly reason: string;
  readonly note: Note;
}

/** What points are worth alone: less so much, and the title of the highest rating that is reached. */
export interface Rating {
  readonly less: number;
  readonly titles: readonly Title[];
  readonly lowest: Note;
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
  readonly chapters: readonly Chapter[];
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

/** A seat says a phrase: shown for a while, in the reader's own words. */
export interface Said {
  readonly type: "said";
  readonly by: number;
  readonly phrase: "hello" | "good-luck" | "your-turn" | "one-moment" | "back-soon" | "i-am-back" | "well-drawn" | "what-a-card" | "ouch" | "sorry" | "thank-you" | "good-game";
  readonly answers: string | null;
}

/** Something that has just happened, to be shown as it happened. */
export interface Scene {
  readonly kind: "card" | "ambush" | "closed" | "coins";
  readonly seat: number | null;
  readonly cells: string;
  readonly number: number;
  readonly card: Card | null;
  readonly walk: readonly number[];
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

/** A seat's board as a season found it, what it brought, in order, and the total after it. */
export interface ScoredBoard {
  readonly chart: Chart;
  readonly parts: readonly ScoredPart[];
  readonly total: number;
}

/** What a card, or something else that counts, brings on a map, and the cells that earn it. */
export interface ScoredGoal {
  readonly goal: string;
  readonly name: Note;
  readonly card: string | null;
  readonly text: Note | null;
  readonly points: number;
  readonly cells: string;
}

/** The map that was read, under which options, and what it is worth. */
export interface ScoredMap {
  readonly game: string;
  readonly given: Readonly<Record<string, string>>;
  readonly letters: string;
  readonly goals: readonly ScoredGoal[];
  readonly others: readonly ScoredGoal[];
  readonly remarks: readonly Note[];
  readonly start: Readonly<Record<string, string>> | null;
}

/** What one thing brought at the end of a season, and the cells that earned it. */
export interface ScoredPart {
  readonly name: Note;
  readonly label: string;
  readonly points: number;
  readonly cells: string;
}

/** The season that was scored last, by seat. */
export interface SeasonEnd {
  readonly season: Note;
  readonly number: number;
  readonly boards: readonly ScoredBoard[];
}

/** The answer to both: the token is the seat, and is told only here. */
export interface Seated {
  readonly table: string;
  readonly seat: number;
  readonly token: string;
}

export type ServerMessage = Table | Lobby | Changed | Previewed | Hinted | Refusal | Pong | Said | Marked | Unreadable;

/** The deal of a day or a week, the same for everyone here; moments are in seconds since 1970. */
export interface SharedDeal {
  readonly contest: string;
  readonly game: string;
  readonly kind: "day" | "week";
  readonly begins: number;
  readonly ends: number;
  readonly previous: string;
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

/** Sheets of a kind, called so in the reader's language. */
export interface Sheets {
  readonly what: string;
  readonly name: string;
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
  readonly short: Note | null;
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
  readonly owner: number | null;
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
  readonly timer: Timer | null;
  readonly until: number | null;
  readonly answers: string | null;
}

/** The fields of a table that can change, those that have. */
export interface TableChanges {
  readonly version?: number;
  readonly turn?: number;
  readonly is_owner?: boolean;
  readonly owner?: number | null;
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
  readonly until?: number | null;
}

/** Another's board, where a seat draws on it: whose it is, and what scores on it. */
export interface Target {
  readonly seat: number;
  readonly goals: readonly Goal[];
}

/** What one is called from a rating on. */
export interface Title {
  readonly least: number;
  readonly name: Note;
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
