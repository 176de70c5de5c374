/** What the data of a game are made of: the types of one game, the three parts of a state, and what a seat or a watcher has of it. Types only. */
import type { Luck } from "../base/random.ts";

/** The values each table option may have; the first is the default. */
export type OptionValue = string | number | boolean;
export type OptionList = Readonly<Record<string, readonly OptionValue[]>>;
/** One value picked for each option of a list. */
export type Picked<L extends OptionList> = { -readonly [K in keyof L]: L[K][number] };

/** The types of one game, under one name. */
export interface Shape {
  /** Public: every seat and every watcher sees it. */
  table: object;
  /** Seen by one seat; there is one per seat. */
  secret: object;
  /** Seen by no seat: decks, face-down cards, and always the luck. */
  hidden: { luck: Luck };
  /** What a seat can do: a union tagged by `type`. */
  move: { readonly type: string };
  /** What happened: a union tagged by `type`. */
  event: { readonly type: string };
  /** The table options as picked. */
  options: Record<string, OptionValue>;
}

/** In three parts: the part a datum is in decides who sees it. Secrecy is decided nowhere else. */
export interface State<S extends Shape = Shape> {
  table: S["table"];
  secrets: S["secret"][];
  hidden: S["hidden"];
}

/** What people are shown at a table with open hands. `viewOf` leaves it out: rules, bots and hints know one seat's secret alone. */
export interface OpenHands<S extends Shape = Shape> {
  /** By seat, what the game's `openHand` leaves of the secret; left out at all other tables. */
  readonly openHands?: readonly S["secret"][];
}

/** What one seat has: three references, no copy. */
export interface View<S extends Shape = Shape> extends OpenHands<S> {
  readonly table: S["table"];
  readonly secret: S["secret"];
  readonly seat: number;
}

/** What a watcher has. */
export interface Watch<S extends Shape = Shape> extends OpenHands<S> {
  readonly table: S["table"];
  readonly secret: undefined;
  readonly seat: -1;
}

/** What a client has, of a player or a watcher: layouts and logs work with either. */
export type Sight<S extends Shape = Shape> = View<S> | Watch<S>;
