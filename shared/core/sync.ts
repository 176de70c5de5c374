/**
 * The room's schema around any game. The hidden drawer has no place in it, so it cannot leak by mistake; each seat has one
 * private object, made with the room and never replaced, which only that seat's client gets into its view.
 */
import { $childType, type ArraySchema, MapSchema, type Schema, type StateView, schema, t } from "@colyseus/schema";
import { packEvent, unpackEvent } from "./forms.ts";
import type { Definition, Game, Plain, Shape, Sight } from "./game.ts";
import type { BotLevel } from "./levels.ts";
import type { Match } from "./match.ts";
import type { SITTERS } from "./record.ts";
import { ownUndo } from "./undo.ts";
import type { CoreEvent, Drawers, Frame } from "./view.ts";
import { WATCHER } from "./view.ts";
import type { PROPOSALS } from "./wire.ts";

interface Private extends Schema {
  /** The seat's own twin of the event, packed; empty if it sees what all see. */
  event: string;
  forms: ArraySchema<string>;
  secret: Schema;
  /** The number of the entry this seat may take back now, or -1. */
  undo: number;
}

/** Who sits on a seat, as everybody may know it. */
const SeatStatus = schema(
  {
    name: t.string(), // as shown
    kind: t.string<(typeof SITTERS)[number]>(), // a bot, a person, or nobody yet
    colour: t.number(), // an index of the house's colours; settled when the match begins
    level: t.string<BotLevel>(), // how well a bot plays here, if one does
    here: t.boolean(), // a person whose connection stands
    rematch: t.boolean(), // wants to play again
    until: t.number(), // when a bot takes the seat of a player who is gone, by the server's elapsed time; 0 if nobody is waited for
    bank: t.number(), // milliseconds to think that are left while the clock stands; -1 without a clock
    deadline: t.number(), // when the time is over, by the server's elapsed time, while the clock runs; else 0
    whole: t.number(), // how many milliseconds the time that runs is in all; else 0
  },
  "Person",
);
export type SeatStatus = Plain<typeof SeatStatus>;

/** What is asked of the table now. */
const Asked = schema(
  {
    what: t.string<"" | (typeof PROPOSALS)[number]>(), // nothing if empty
    seat: t.number(), // whose wish it is
    agreed: t.array("number"), // seats that want it too
    from: t.number(), // the frame a takeback goes back to: all that came after it is undone; else -1
    reveals: t.boolean(), // a takeback goes behind something that has come to light
  },
  "Proposal",
);
export type Proposal = Readonly<Plain<typeof Asked>>;
export const NO_PROPOSAL: Proposal = { what: "", seat: -1, agreed: [], from: -1, reveals: false };

export interface Root extends Schema {
  frame: number;
  /** What led to this frame, packed. A joiner ignores it. */
  event: string;
  /** Of all events so far: what packed ones are read with. */
  forms: ArraySchema<string>;
  /** More frames of the same entry follow: nobody is asked yet. */
  more: boolean;
  table: Schema;
  /** By seat; a client gets its own alone. */
  seats: ArraySchema<Private>;
  /** How the table ended the match before the game did, and who resigned: for `outcome`. */
  ending: string;
  resigned: ArraySchema<number>;
  /** The ask each seat has to answer. */
  asks: ArraySchema<number>;
  /** By seat. People, unlike all above, are shown as they are now, not as of a frame. */
  people: ArraySchema<SeatStatus & Schema>;
  /** Beside the frames too: what is asked of the table, and whether the match rests. */
  proposal: Proposal & Schema;
  paused: boolean;
}

const roots = new Map<Game, { Root: new () => Root; Private: new () => Private }>();

/** The schema classes of a game's room; made once, because a client's decoder knows them by name. */
function classesOf(game: Game) {
  let classes = roots.get(game);
  if (classes === undefined) {
    const Private = schema({ event: t.string(), forms: t.array("string"), secret: game.Secret, undo: t.number() }, `${game.id}.Private`);
    const told = { frame: t.number(), event: t.string(), forms: t.array("string"), more: t.boolean() };
    const drawers = { table: game.Table, seats: t.array(Private).view() };
    const standing = { ending: t.string(), resigned: t.array("number"), asks: t.array("number") };
    const around = { people: t.array(SeatStatus), proposal: Asked, paused: t.boolean() };
    const Root = schema({ ...told, ...drawers, ...standing, ...around }, `${game.id}.Root`);
    classes = { Root: Root as unknown as new () => Root, Private: Private as unknown as new () => Private };
    roots.set(game, classes);
  }
  return classes;
}

export const rootClass = (game: Game): (new () => Root) => classesOf(game).Root;

/** The root of a room, to be filled frame by frame. */
export function makeRoot(game: Game, seats: number): Root {
  const { Root, Private } = classesOf(game);
  const root = new Root();
  for (let seat = 0; seat < seats; seat++) root.seats.push(new Private());
  writeRequests(root, NO_PROPOSAL, false);
  return root;
}

/** Gives a client its seat's private object, once, at joining; a watcher gets none. */
export function admit(root: Root, view: StateView, seat: number): void {
  if (seat === WATCHER) return;
  view.add(root.seats[seat] as Private);
  // The full state that follows holds it already. Sent again with the next patch, its lists would be read twice.
  view.changes.clear();
}

/** What each room was last given, so that it need not be read from the schema, which is slow. A frame shares with the one before what has not changed. */
interface Written {
  readonly seats: readonly Private[];
  told: Told | undefined;
  /** Nothing while the first entry is still being told. */
  asks: readonly number[] | undefined;
  drawers: Drawers<Shape> | undefined;
  readonly own: (Own | undefined)[];
}
type Told = Pick<Match, "ending" | "resigned"> & { readonly frame: number; readonly event: string; readonly more: boolean };
type Own = Pick<Private, "event" | "undo">;
const written = new WeakMap<Root, Written>();

function writtenTo(root: Root): Written {
  let memory = written.get(root);
  if (memory === undefined) {
    memory = { seats: root.seats.toArray(), told: undefined, asks: undefined, drawers: undefined, own: [] };
    written.set(root, memory);
  }
  return memory;
}

/** Writes one frame in place; what has not changed is not touched, so it does not travel. With its last frame an entry asks anew. */
export function writeFrame<S extends Shape>(root: Root, frame: Frame<S>, match: Match<S>): void {
  const before = writtenTo(root);
  const { ending, resigned, asks } = match;
  const more = frame.number !== match.frame;
  const told = { frame: frame.number, event: packEvent(root.forms, frame.event), more, ending, resigned };
  // The root first: what is changed first travels first, and a patch begins at the root without saying so.
  write(root, told, before.told);
  if (!more) write(root, { asks }, before.asks && { asks: before.asks });
  write(root.table, frame.table, before.drawers?.table);
  for (const [seat, mine] of before.seats.entries()) {
    const was = before.own[seat];
    const event = frame.own?.seat === seat ? packEvent(mine.forms, frame.own.event) : "";
    const undo = more ? (was?.undo ?? NO_UNDO) : (ownUndo(match, seat) ?? NO_UNDO);
    if (was?.event !== event || was.undo !== undo) {
      const own = { event, undo };
      write(mine, own, was);
      before.own[seat] = own;
    }
    const secret = frame.secrets[seat] as object;
    if (before.drawers?.secrets[seat] !== secret) write(mine.secret, secret, before.drawers?.secrets[seat]);
  }
  before.told = told;
  if (!more) before.asks = asks;
  before.drawers = frame;
}

const NO_UNDO = -1;

export function writeSeats(root: Root, people: readonly SeatStatus[]): void {
  write(root, { people });
}

/** Whether a client has been given a seat's private object. */
export const hasSeat = (root: Root): boolean => root.seats.toArray().some((own) => own !== undefined);

export function writeRequests(root: Root, proposal: Proposal, paused: boolean): void {
  write(root, { proposal, paused });
}

/** What a client has of a decoded root. */
export interface Received<S extends Shape = Shape> {
  readonly number: number;
  readonly event: S["event"] | CoreEvent;
  readonly sight: Sight<S>;
  readonly ending: string;
  readonly resigned: readonly number[];
  /** All 0 while more frames of the same entry follow. */
  readonly asks: readonly number[];
  /** The entry the own seat may take back. */
  readonly undo: number | undefined;
  readonly people: readonly SeatStatus[];
  readonly proposal: Proposal;
  readonly paused: boolean;
}

/** Copies the newest frame out of a decoded root, so that later patches do not change it. */
export function readFrame<S extends Shape>(root: Root, seat: number): Received<S> {
  const { ending, more, people, proposal, paused } = root;
  // A client's array holds its own seat alone, and where is the encoder's business.
  const own = seat === WATCHER ? undefined : (root.seats.toArray().find((mine) => mine !== undefined) as Private);
  const event = own?.event ? unpackEvent(own.forms, own.event) : unpackEvent(root.forms, root.event);
  return {
    number: root.frame,
    event: event as Received<S>["event"],
    sight: { table: root.table.toJSON(), seat, secret: own?.secret.toJSON() } as unknown as Sight<S>,
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
 * Writes plain data into a schema object: assigns, pushes, pops, sets and deletes, and nothing else. What it holds `before` need
 * not be read from it, which is slow; what is the very same has not changed.
 */
function write(target: Schema, plain: object, before?: object): void {
  const fields = target as unknown as Plainly;
  const known = before as Plainly | undefined;
  for (const key in plain) {
    const value: unknown = (plain as Plainly)[key];
    if (known !== undefined && known[key] === value) continue;
    if (typeof value !== "object") {
      if (known !== undefined || fields[key] !== value) fields[key] = value;
      continue;
    }
    const held = fields[key];
    if (Array.isArray(value)) writeArray(held as ArraySchema<unknown>, value, known?.[key] as unknown[] | undefined);
    else if (held instanceof MapSchema) writeMap(held, value as Plainly);
    else write(held as Schema, value as object, known?.[key] as object | undefined);
  }
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
      if (at >= length) held.push(fresh(held));
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
      if (!held.has(key)) held.set(key, fresh(held));
      write(held.get(key) as Schema, item as object);
    }
  }
}

/** A new item of the class a collection holds. */
function fresh(held: ArraySchema<unknown> | MapSchema<unknown>): Schema {
  const Item = (held as unknown as { [$childType]: Definition })[$childType];
  return new Item();
}
