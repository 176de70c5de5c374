/**
 * The contract. A Game is all that the rest of the program knows of a game; nothing outside a game's own folder may ask
 * for more. Types only: what the words mean is written in ARCHITECTURE.md, how to write a game in CONTRIBUTING.md.
 */
import type { Schema, ToJSON } from "@colyseus/schema";
import type { Luck } from "./random.ts";

/** A schema definition, as `schema({...}, "Name")` makes it, for plain data of this shape. */
export type Definition<T extends object = object> = new () => Schema & { toJSON(): T };
/** The plain data a schema definition describes: what the engine works on. */
export type Plain<D extends { prototype: Schema }> = ToJSON<D["prototype"]>;

/** The values each table option may have; the first is the default. */
export type OptionValue = string | number | boolean;
export type OptionList = Readonly<Record<string, readonly OptionValue[]>>;
/** One value picked for each option of a list. */
export type Picked<L extends OptionList> = { -readonly [K in keyof L]: L[K][number] };

/** The types of one game, under one name. */
export interface Shape {
  /** What everybody sees. */
  table: object;
  /** What one seat sees; there is one per seat. */
  secret: object;
  /** What nobody sees: decks, face-down cards, and always the luck. */
  hidden: { luck: Luck };
  /** What a seat can do: a union tagged by `type`. */
  move: { readonly type: string };
  /** What happened: a union tagged by `type`. */
  event: { readonly type: string };
  /** The table options as picked. */
  options: Record<string, OptionValue>;
}

/** Three drawers. Where a datum lies decides who sees it; secrecy is decided nowhere else. */
export interface State<S extends Shape = Shape> {
  table: S["table"];
  secrets: S["secret"][];
  hidden: S["hidden"];
}

/** What one seat has: three references, no copy. */
export interface View<S extends Shape = Shape> {
  readonly table: S["table"];
  readonly secret: S["secret"];
  readonly seat: number;
}

/** What somebody without a seat has. */
export interface Watch<S extends Shape = Shape> {
  readonly table: S["table"];
  readonly secret: undefined;
  readonly seat: -1;
}

/** What anybody at all has: layouts and logs must do with either. */
export type Sight<S extends Shape = Shape> = View<S> | Watch<S>;

/** Tells an event at the moment it is true: for all, or `own` for one seat and its open twin for everybody else. */
export type Tell<E> = (event: E, seat?: number, own?: E) => void;

/** What a match starts from. */
export interface Start<S extends Shape = Shape> {
  readonly seats: number;
  readonly options: S["options"];
  readonly luck: Luck;
  /** The version of the rules the match is played by; keep it on the table if a fix ever needs to ask. */
  readonly rules: number;
  /** By seat, an index of the house's colours; as the seats are numbered if left out. */
  readonly colours?: readonly number[];
}

/** How a match ended. */
export interface Result {
  /** How it was won: a word of the game, or of the core (resigned, agreed, abandoned). */
  readonly how: string;
  /** The place of each seat, 1 is best; seats that share a place have the same number; empty if nobody is placed. */
  readonly places: readonly number[];
  /** The points of each seat by source; empty records if points were not counted. */
  readonly points: readonly Readonly<Record<string, number>>[];
  /** What broke a tie, or would have, by seat, if it is not among the points. */
  readonly ties?: readonly number[];
}

export interface Game<S extends Shape = Shape> {
  /** Short name, the folder's. */
  readonly id: string;
  /** The newest version of its rules; older ones can still be played. */
  readonly rules: number;
  readonly seats: { readonly fewest: number; readonly most: number };
  /** How many of the house's colours it has pieces in, if not in all. */
  readonly colours?: number;
  /** The values of each option, the default first; what the rules ask for later goes onto the table in `setup`. */
  readonly options: { readonly [K in keyof S["options"]]: readonly S["options"][K][] };
  readonly Table: Definition<S["table"]>;
  readonly Secret: Definition<S["secret"]>;
  /** The first state, all three drawers. `luck` goes into the hidden drawer. */
  setup(start: Start<S>): State<S>;
  /** Every seat that owes a choice now; none when the match is over. */
  toAct(table: S["table"]): readonly number[];
  /** All legal moves of a seat from its view alone; none if it does not owe a choice. */
  moves(view: View<S>): readonly S["move"][];
  /**
   * Change the state by one legal move; tell each event right after its change, at least one per move.
   * A choice is passed over only where the rules leave none; playing a sole legal move for somebody is the room's business.
   */
  play(state: State<S>, seat: number, move: S["move"], tell: Tell<S["event"]>): void;
  /**
   * What the other seats cannot work out of a secret: all of it, if this is left out. A change of the rest tells nobody anything, so
   * it does not keep a move from being taken back. Leave out only what follows from events that everybody was told.
   */
  concealed?(secret: S["secret"]): unknown;
  /** Nothing yet, or how it ended. */
  result(table: S["table"]): Result | undefined;
  /** A move as short text, different for all moves of one list: on the wire, in records, in the DOM mirror. */
  notation(move: S["move"]): string;
  /** A full state that agrees with a view, hidden things dealt by the given luck: what bots search in. */
  imagine(view: View<S>, luck: Luck): State<S>;
  /** The quick player: one legal move. */
  bot(view: View<S>, luck: Luck): S["move"];
  /** The move made for a player whose time is up; undefined where the rules name none, and the bot's is made. */
  timeout?(view: View<S>): S["move"] | undefined;
  /** How good a view looks for its seat: 0 lost, 1 won. */
  value(view: View<S>): number;
}
