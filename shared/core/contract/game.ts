/**
 * The contract. A Game is all that the rest of the program knows of a game. ARCHITECTURE.md says what the words mean, CONTRIBUTING.md how to
 * write a game.
 */
import type { Schema, ToJSON } from "@colyseus/schema";
import type { Luck } from "../base/random.ts";
import type { Earner } from "./earnings.ts";
import type { Manner, Temper } from "./manner.ts";
import type { Mind } from "./mind.ts";
import type { Shape, Sight, State, View } from "./shape.ts";

export type { OpenHands, OptionList, OptionValue, Picked, Shape, Sight, State, View } from "./shape.ts";

/** A schema definition, as `schema({...}, "Name")` makes it, for plain data of this shape. */
export type Definition<T extends object = object> = new () => Schema & { toJSON(): T };
/** The plain data a schema definition describes: what the engine works on. */
export type Plain<D extends { prototype: Schema }> = ToJSON<D["prototype"]>;

/** Reports an event right after its change: to all, or `privateEvent` to one seat and the public `event` to all others. */
export type Tell<E> = (event: E, seat?: number, privateEvent?: E) => void;

/** What a match starts from. */
export interface Start<S extends Shape = Shape> {
  readonly seats: number;
  readonly options: S["options"];
  readonly luck: Luck;
  /** The version of the rules the match is played by; keep it on the table if a fix ever needs to ask. */
  readonly rules: number;
  /** By seat, an index of the colours; the seat's own number if left out. */
  readonly colours?: readonly number[];
}

/** How a match ended. */
export interface Result {
  /** How it was won: a word of the game, or of the core (resigned, agreed, abandoned). */
  readonly how: string;
  /** The place of each seat, 1 is best; seats that share a place have the same number; empty if there are no places. */
  readonly places: readonly number[];
  /** The points of each seat by source; empty records if points were not counted. */
  readonly points: readonly Readonly<Record<string, number>>[];
  /** The tie-breaker by seat, if it is not among the points. */
  readonly ties?: readonly number[];
}

export interface Game<S extends Shape = Shape> {
  /** Short name; its folder has the same. */
  readonly id: string;
  /** The newest version of its rules; older ones can still be played. */
  readonly rules: number;
  readonly seats: { readonly fewest: number; readonly most: number };
  /** How many colours it has pieces in, if not in all. */
  readonly colours?: number;
  /** The values of each option, the default first. `setup` copies onto the table what the rules need later. */
  readonly options: { readonly [K in keyof S["options"]]: readonly S["options"][K][] };
  readonly Table: Definition<S["table"]>;
  readonly Secret: Definition<S["secret"]>;
  /** The first state. `luck` goes into its hidden part. */
  setup(start: Start<S>): State<S>;
  /** Every seat that must choose now; none when the match is over. */
  toAct(table: S["table"]): readonly number[];
  /** All legal moves of a seat, from its view alone; none if it is not asked. */
  moves(view: View<S>): readonly S["move"][];
  /**
   * Changes the state by one legal move and tells each event right after its change, at least one per move.
   * A choice is passed over only where the rules leave none. Playing a sole legal move for a player is done outside the game.
   */
  play(state: State<S>, seat: number, move: S["move"], tell: Tell<S["event"]>): void;
  /**
   * Whether a foreign secret is the same after a move as far as it is not public knowledge; if left out, all of it counts.
   * What everyone can count belongs to no comparison: a move that changes nothing else can be undone.
   */
  isConcealedSame?(before: S["secret"], after: S["secret"]): boolean;
  /**
   * A secret with all but the cards in hand left blank: what everybody sees of it at a table with open hands. Left out where no seat holds
   * cards, so that there is nothing to open.
   */
  openHand?(secret: S["secret"]): S["secret"];
  /** How the match ended; undefined while it goes on. */
  result(table: S["table"]): Result | undefined;
  /** The round it is in, by the number that its words for rounds take; left out if the table does not tell. */
  round?(table: S["table"]): number;
  /** A move as short text, unique in its list: on the wire, in records, in the DOM mirror. */
  notation(move: S["move"]): string;
  /** A full state that agrees with a view, or with a watcher's sight; what is hidden is dealt by the given luck. Bots search in it. */
  imagine(sight: Sight<S>, luck: Luck): State<S>;
  /** A deep copy of a full state, as `clone` makes it, but by one that knows its shape (`copierOf`). */
  copy(state: State<S>): State<S>;
  /** What a search wants to know of the game; without it a search plays random matches to their end. */
  readonly mind?: Mind<S>;
  /** What roles, cards and buildings bring, for the score sheet. */
  readonly earner?: Earner<S>;
  /** What its bots may be like; if left out, they are all the same. */
  readonly manners?: readonly Manner<S>[];
  /** One legal move, at once. */
  bot(view: View<S>, luck: Luck, temper?: Temper<S>): S["move"];
  /** The move for a player whose time is up; undefined where the rules name none: then it is the bot's. */
  timeout?(view: View<S>): S["move"] | undefined;
}

/** A game without the types of its moves, events and tables. */
export type AnyGame = Game;

/** A game of unknown shape, for lists of games and for code that only passes a game on. Give its methods only what the same game has returned. */
export const eraseShape = <S extends Shape>(game: Game<S>): AnyGame => game as unknown as AnyGame;
