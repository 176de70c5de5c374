/**
 * The room's schema around any game. It has no place for the hidden part of the state, so that cannot leak. Each seat has one private
 * object, made with the room and never replaced; only that seat's client has it in its view.
 */
import { $childType, type ArraySchema, MapSchema, type Schema, type StateView, schema, t } from "@colyseus/schema";
import { must } from "../base/checked.ts";
import type { BotLevel } from "../contract/bot-level.ts";
import type { Definition, Game, Plain, Shape, Sight } from "../contract/game.ts";
import type { Match } from "../match/match.ts";
import type { SITTERS } from "../match/record.ts";
import { undoNumber } from "../match/undo.ts";
import type { CoreEvent, Frame, ShownState } from "../match/view.ts";
import { WATCHER } from "../match/view.ts";
import { packEvent, unpackEvent } from "./forms.ts";
import type { PROPOSALS } from "./wire.ts";

interface Private extends Schema {
  /** The seat's private version of the event, packed; empty if it sees what all see. */
  event: string;
  forms: ArraySchema<string>;
  secret: Schema;
  /** The number of the entry this seat may take back now, or -1. */
  undo: number;
}

/** Who sits on a seat: public. */
const SeatStatus = schema(
  {
    name: t.string(), // as shown
    arms: t.string(), // the player's coat of arms; empty for bots, and in a replay where the server does not say
    kind: t.string<(typeof SITTERS)[number]>(), // a bot, a person, or nobody yet: a free seat
    colour: t.number(), // an index of the colours; settled when the match begins
    level: t.string<BotLevel | "">(), // of the bot that plays here, if one does; empty in a replay, for records do not say
    here: t.boolean(), // a connected player
    bot: t.number(), // which of the named bots plays here; NO_BOT for players and their stand-ins
    rematch: t.boolean(), // wants to play again
    sharesView: t.boolean(), // watchers may see the match with this player's eyes
    chosen: t.array("string"), // an AbsenceChoice or "" by seat, once the others may choose for this absent player; else empty
    until: t.number(), // when a bot takes the seat of an absent player, or the others choose, by the server's elapsed time; 0 if the seat is not held
    bank: t.number(), // milliseconds left in the bank while the clock is stopped; -1 without a clock
    deadline: t.number(), // when the time is over, by the server's elapsed time, while the clock runs; else 0
    whole: t.number(), // milliseconds of the running time in all; else 0
    thought: t.number(), // seconds thought in the match where time is unlimited, as of the last change of a seat; -1 elsewhere
  },
  "Person",
);
export type SeatStatus = Plain<typeof SeatStatus>;
/** A seat without clocks and arms, whose player wishes nothing. */
export const NO_CLOCKS = {
  arms: "",
  rematch: false,
  sharesView: false,
  chosen: [] as string[],
  until: 0,
  bank: -1,
  deadline: 0,
  whole: 0,
  thought: -1,
} satisfies Partial<SeatStatus>;

/** The open proposal of the table. */
const ProposalSchema = schema(
  {
    what: t.string<"" | (typeof PROPOSALS)[number]>(), // empty if there is none
    seat: t.number(), // who proposes it
    agreed: t.array("number"), // seats that have agreed
    from: t.number(), // the frame a takeback goes back to; else -1
    reveals: t.boolean(), // a takeback would hide something that was revealed
  },
  "Proposal",
);
export type Proposal = Readonly<Plain<typeof ProposalSchema>>;
export const NO_PROPOSAL: Proposal = { what: "", seat: -1, agreed: [], from: -1, reveals: false };

/** Who watches right now. Only players are told who looks on. */
const WatchersSchema = schema(
  {
    names: t.array("string"), // of the first that gave one
    count: t.number(), // of all, named or not
  },
  "Watchers",
);
export type Watchers = Readonly<Plain<typeof WatchersSchema>>;
export const NO_WATCHERS: Watchers = { names: [], count: 0 };
export const MOST_NAMED_WATCHERS = 12;

export interface Root extends Schema {
  frame: number;
  /** What led to this frame, packed. A client that has just joined ignores it. */
  event: string;
  /** The forms that packed events are read with. */
  forms: ArraySchema<string>;
  /** More frames of the same entry follow: no seat is asked yet. */
  more: boolean;
  table: Schema;
  /** Of the room's owners, in their order; a client gets only its own. */
  seats: ArraySchema<Private>;
  /** By seat, at a table with open hands; empty at others, and absent where the game has no hands. */
  openHands?: ArraySchema<Schema>;
  /** How the table ended the match before the game did, and who resigned: for `outcome`. */
  ending: string;
  resigned: ArraySchema<number>;
  /** By seat, the ask a move must answer. */
  asks: ArraySchema<number>;
  /** By seat. Unlike all above, as of now and not as of the frame. */
  people: ArraySchema<SeatStatus & Schema>;
  /** Like `people`, as of now: the open proposal, and whether the match is paused. */
  proposal: Proposal & Schema;
  paused: boolean;
  /** Filled in the players' room only. */
  watchers: Watchers & Schema;
}

/** What a room needs of its game. */
type RoomGame = Pick<Game, "id" | "Table" | "Secret" | "openHand">;

const roots = new Map<RoomGame, { Root: new () => Root; Private: new () => Private }>();

/** The schema classes of a game's room; made once, because a client's decoder finds them by name. */
function classesOf(game: RoomGame) {
  let classes = roots.get(game);
  if (classes === undefined) {
    const Private = schema({ event: t.string(), forms: t.array("string"), secret: game.Secret, undo: t.number() }, `${game.id}.Private`);
    const newest = { frame: t.number(), event: t.string(), forms: t.array("string"), more: t.boolean() };
    const shown = { table: game.Table, seats: t.array(Private).view() };
    const progress = { ending: t.string(), resigned: t.array("number"), asks: t.array("number") };
    const current = { people: t.array(SeatStatus), proposal: ProposalSchema, paused: t.boolean(), watchers: WatchersSchema };
    const opened = game.openHand && { openHands: t.array(game.Secret) };
    const Root = schema({ ...newest, ...shown, ...progress, ...current, ...opened }, `${game.id}.Root`);
    classes = { Root: Root as unknown as new () => Root, Private: Private as unknown as new () => Private };
    roots.set(game, classes);
  }
  return classes;
}

export const rootClass = (game: RoomGame): (new () => Root) => classesOf(game).Root;

/** The root of a room; `writeFrame` fills it. `owners`: the seats whose private objects it has. */
export function makeRoot(game: RoomGame, owners: readonly number[]): Root {
  const { Root, Private } = classesOf(game);
  const root = new Root();
  const seats = owners.map(() => new Private());
  root.seats.push(...seats);
  lastWritten.set(root, { owners, seats, root: undefined, asks: undefined, state: undefined, privates: [] });
  writeRequests(root, NO_PROPOSAL, false);
  writeWatchers(root, NO_WATCHERS);
  return root;
}

/** Adds a seat's private object to the view of its client, once, at joining; a watcher gets none. */
export function admit(root: Root, view: StateView, seat: number): void {
  if (seat === WATCHER) return;
  const { owners, seats } = lastWrittenTo(root);
  view.add(seats[owners.indexOf(seat)] as Private);
  // The full state that follows contains it. With the next patch it would be sent, and its lists read, a second time.
  view.changes.clear();
}

/** What was last written to each room: reading it from the schema is slow, and frames share what has not changed. */
interface LastWritten {
  /** Seats, and the private object of each. */
  readonly owners: readonly number[];
  readonly seats: readonly Private[];
  root: LastRoot | undefined;
  /** Undefined until the first entry is complete. */
  asks: readonly number[] | undefined;
  state: ShownState<Shape> | undefined;
  readonly privates: (LastPrivate | undefined)[];
}
type LastRoot = Pick<Match, "ending" | "resigned"> & { readonly frame: number; readonly event: string; readonly more: boolean };
type LastPrivate = Pick<Private, "event" | "undo">;
const lastWritten = new WeakMap<Root, LastWritten>();

const lastWrittenTo = (root: Root): LastWritten => must(lastWritten.get(root), "the root of a room");

/** Writes one frame in place. What has not changed is not touched, so it is not sent. Asks change with an entry's last frame. */
export function writeFrame<S extends Shape>(root: Root, frame: Frame<S>, match: Match<S>): void {
  const before = lastWrittenTo(root);
  const { ending, resigned, asks } = match;
  const more = frame.number !== match.frame;
  const next = { frame: frame.number, event: packEvent(root.forms, frame.event), more, ending, resigned };
  // The root first: changes are sent in order, and a patch that begins at the root need not name it.
  write(root, next, before.root);
  if (!more) write(root, { asks }, before.asks && { asks: before.asks });
  write(root.table, frame.table, before.state?.table);
  for (let index = 0; index < before.seats.length; index++) {
    const seat = before.owners[index] as number;
    const mine = before.seats[index] as Private;
    const was = before.privates[index];
    const event = frame.privateEvent?.seat === seat ? packEvent(mine.forms, frame.privateEvent.event) : "";
    const undo = more ? (was?.undo ?? NO_UNDO) : (undoNumber(match, seat) ?? NO_UNDO);
    if (was?.event !== event || was.undo !== undo) {
      const own = { event, undo };
      write(mine, own, was);
      before.privates[index] = own;
    }
    const secret = frame.secrets[seat] as object;
    if (before.state?.secrets[seat] !== secret) write(mine.secret, secret, before.state?.secrets[seat]);
  }
  const { openHands } = frame;
  if (openHands !== undefined) write(root, { openHands }, before.state?.openHands && { openHands: before.state.openHands });
  before.root = next;
  if (!more) before.asks = asks;
  before.state = frame;
}

const NO_UNDO = -1;

export function writeSeats(root: Root, people: readonly SeatStatus[]): void {
  write(root, { people });
}

/** Whether a client has a seat's private object. */
export const hasSeat = (root: Root): boolean => root.seats.toArray().some((own) => own !== undefined);

export function writeRequests(root: Root, proposal: Proposal, paused: boolean): void {
  write(root, { proposal, paused });
}

export function writeWatchers(root: Root, watchers: Watchers): void {
  write(root, { watchers });
}

/** What a client reads from a decoded root. */
export interface Received<S extends Shape = Shape> {
  readonly number: number;
  readonly event: S["event"] | CoreEvent;
  readonly sight: Sight<S>;
  readonly ending: string;
  readonly resigned: readonly number[];
  /** All 0 while more frames of the same entry follow. */
  readonly asks: readonly number[];
  /** The entry this seat may take back. */
  readonly undo: number | undefined;
  readonly people: readonly SeatStatus[];
  readonly proposal: Proposal;
  readonly paused: boolean;
}

/** Copies the newest frame out of a decoded root: later patches change the root in place. */
export function readFrame<S extends Shape>(root: Root, seat: number): Received<S> {
  const { ending, more, openHands, people, proposal, paused } = root;
  // A client's array holds one private object; at which index depends on the encoder.
  const own = seat === WATCHER ? undefined : (root.seats.toArray().find((mine) => mine !== undefined) as Private);
  const event = own?.event ? unpackEvent(own.forms, own.event) : unpackEvent(root.forms, root.event);
  return {
    number: root.frame,
    event: event as Received<S>["event"],
    sight: {
      table: root.table.toJSON(),
      seat,
      secret: own?.secret.toJSON(),
      ...(openHands?.length ? { openHands: openHands.toJSON() } : {}),
    } as unknown as Sight<S>,
    ending,
    resigned: root.resigned.toArray(),
    asks: more ? root.asks.map(() => 0) : root.asks.toArray(),
    undo: more || own === undefined || own.undo === NO_UNDO ? undefined : own.undo,
    people: people.toJSON() as SeatStatus[],
    proposal: proposal.toJSON() as Proposal,
    paused,
  };
}

type Plainly = Record<string, unknown>;

/**
 * Writes plain data into a schema object by assigning, pushing, popping, setting and deleting. `before` is what it holds now, given
 * because reading a schema is slow; what is identical to it has not changed.
 */
function write(target: Schema, plain: object, before?: object): void {
  const fields = target as unknown as Plainly;
  const known = before as Plainly | undefined;
  for (const key in plain) {
    const value: unknown = (plain as Plainly)[key];
    if (known !== undefined && known[key] === value) continue;
    if (typeof value !== "object") {
      if (known !== undefined || fields[key] !== value) setField(target, key, value);
      continue;
    }
    const held = fields[key];
    if (Array.isArray(value)) writeArray(held as ArraySchema<unknown>, value, known?.[key] as unknown[] | undefined);
    else if (held instanceof MapSchema) writeMap(held, value as Plainly);
    else write(held as Schema, value as object, known?.[key] as object | undefined);
  }
}

type SetValue = (this: Schema, value: unknown) => void;
const setters = new WeakMap<object, Map<string, SetValue>>();

/** Calls the field's setter by itself: V8 leaves compiled code to assign to a computed name that has a setter. */
function setField(target: Schema, key: string, value: unknown): void {
  const prototype: object = Object.getPrototypeOf(target);
  let known = setters.get(prototype);
  if (known === undefined) {
    known = new Map();
    setters.set(prototype, known);
  }
  let set = known.get(key);
  if (set === undefined) {
    set = setterOf(prototype, key);
    known.set(key, set);
  }
  set.call(target, value);
}

/** A class has the setters of those it extends; what is no field of the schema is set as on any object. */
function setterOf(prototype: object | null, key: string): SetValue {
  for (let of = prototype; of !== null; of = Object.getPrototypeOf(of)) {
    const set = Object.getOwnPropertyDescriptor(of, key)?.set;
    if (set !== undefined) return set;
  }
  return function (this: Schema, value: unknown): void {
    (this as unknown as Plainly)[key] = value;
  };
}

function writeArray(held: ArraySchema<unknown>, wanted: readonly unknown[], before?: readonly unknown[]): void {
  let { length } = before ?? held;
  for (; length > wanted.length; length--) held.pop();
  for (let at = 0; at < wanted.length; at++) {
    const item = wanted[at];
    if (before !== undefined && at < length && before[at] === item) continue;
    if (typeof item !== "object") {
      if (at >= length) held.push(item);
      else if (before !== undefined || held[at] !== item) held[at] = item;
    } else {
      if (at >= length) held.push(newItem(held));
      write(held[at] as Schema, item as object, at < length ? (before?.[at] as object | undefined) : undefined);
    }
  }
}

function writeMap(held: MapSchema<unknown>, wanted: Plainly): void {
  for (const key of [...held.keys()]) if (!Object.hasOwn(wanted, key)) held.delete(key);
  for (const [key, item] of Object.entries(wanted)) {
    if (typeof item !== "object") {
      if (held.get(key) !== item) held.set(key, item);
    } else {
      if (!held.has(key)) held.set(key, newItem(held));
      write(held.get(key) as Schema, item as object);
    }
  }
}

/** A new item of the class a collection holds. */
function newItem(held: ArraySchema<unknown> | MapSchema<unknown>): Schema {
  const Item = (held as unknown as { [$childType]: Definition })[$childType];
  return new Item();
}
