/**
 * The engine of every match: plays one entry and cuts it into frames. Pure: a match is a value, each entry gives a new one, and a refused
 * entry changes nothing. So a room can play an entry, write it to disk, and only then show it.
 */

import { clone, shareUnchanged } from "../base/plain.ts";
import { matchLuck, seedOf } from "../base/random.ts";
import { Refusal } from "../base/refusal.ts";
import { eraseShape, type Game, type Shape, type Sight, type State } from "../contract/game.ts";
import { type Match, traceOf } from "./match.ts";
import { outcome } from "./outcome.ts";
import {
  checkHead,
  type Entry,
  hasMoved,
  isEntry,
  type MatchRecord,
  MOST_ENTRIES,
  type MovesEntry,
  pickOptions,
  type UndoEntry,
} from "./record.ts";
import { checkTakebacks, couldUndoReveal, entriesInForce, isBotSeated, numbered, undoTarget } from "./undo.ts";
import { type CoreEvent, eventOf, type Frame, findMove, isUnrevealed, type ShownState, sightOf, silent, viewOf } from "./view.ts";

export interface Step<S extends Shape = Shape> {
  readonly match: Match<S>;
  readonly frames: readonly Frame<S>[];
}

/** The match before its first entry, with one frame that shows it. The record's entries are ignored. */
export function begin<S extends Shape>(game: Game<S>, record: MatchRecord): Step<S> {
  const state = firstState(game, record);
  const asks = withNewAsks(new Array(record.seats).fill(0), game.toAct(state.table));
  const bots = new Array<boolean>(record.seats).fill(false);
  const match = {
    game,
    record: { ...record, entries: [] },
    state,
    asks,
    frame: 0,
    traces: [],
    undoPoints: [],
    bots,
    takebacks: 0,
    resigned: [],
    ending: "",
    workingCopy: {},
  };
  return { match, frames: [frameOf(match, state, 0, { type: "began" })] };
}

/** Plays a new entry; throws a Refusal if it may not be played. */
export function step<S extends Shape>(match: Match<S>, entry: Entry): Step<S> {
  if ((entry as Entry | null)?.type === "undo") checkTakebacks(match);
  if ((entry as Entry | null)?.type === "seat") checkSeatChange(match, entry as SeatEntry);
  return playEntry(match, entry, true);
}

type SeatEntry = Extract<Entry, { type: "seat" }>;

/**
 * A player can leave and return without end, and must not use up the entries that the others need for their moves. Beyond half of the
 * entries a stand-in still plays, but only a player's return is recorded, so that nothing is taken back without asking that player.
 */
function checkSeatChange<S extends Shape>({ record, bots }: Match<S>, { seat, kind }: SeatEntry): void {
  if (record.entries.length < MOST_ENTRIES / 2) return;
  if (kind !== "person" || !bots[seat]) throw new Refusal("tooLong", { most: MOST_ENTRIES / 2 });
}

/** Plays an entry, new or on record. The limits of takebacks and seat changes hold for new ones only. */
function playEntry<S extends Shape>(match: Match<S>, entry: Entry, isNew = false): Step<S> {
  if (!isEntry(entry)) throw new Refusal("malformed");
  if (outcome(match) !== undefined) throw new Refusal("matchOver");
  const growing = entry.type === "moves" || entry.type === "undo" || entry.type === "hint";
  // The second half is for moves alone, so that endless takebacks cannot keep a match from its own end.
  const most = entry.type === "moves" ? MOST_ENTRIES : MOST_ENTRIES / 2;
  if (growing && match.record.entries.length >= most) throw new Refusal("tooLong", { most });
  const forTable = entry.type === "end";
  if (entry.seat >= match.record.seats || (entry.seat < 0 && !forTable)) throw new Refusal("foreignSeat", { seat: entry.seat });
  // `concat` copies these long lists once; a list written out with an item more is copied again as it grows.
  const record = { ...match.record, entries: match.record.entries.concat([entry]) };
  const next = { ...match, record, traces: match.traces.concat([traceOf(match.frame, false)]) };
  switch (entry.type) {
    case "moves":
      return playRow(next, match, entry);
    case "undo":
      return takeBack(next, match, entry, isNew);
    case "seat":
      return seat({ ...next, bots: match.bots.with(entry.seat, isBotSeated(entry, match.resigned)) }, entry);
    case "end":
      return show({ ...next, undoPoints: [], ending: entry.why }, { type: "ended", how: entry.why });
    case "hint":
      checkAsk(match, entry);
      return show(next, { type: "hinted", seat: entry.seat });
    case "resign":
      return resign(next, entry.seat, entry.by === "clock");
  }
}

/** Plays a whole record; a Refusal names the entry it could not play. */
export function resume<S extends Shape>(game: Game<S>, record: MatchRecord): Match<S> {
  let match: Match<S> | undefined;
  for (const played of steps(game, record)) match = played.match;
  return match as Match<S>;
}

/** A frame as one seat saw it. */
export interface SeenFrame<S extends Shape = Shape> {
  readonly number: number;
  readonly event: Frame<S>["event"];
  readonly sight: Sight<S>;
  /** The seats asked after it; none while more frames of the same entry follow. */
  readonly asked: readonly number[];
}

/** What a seat saw from one frame to another, both included. */
export function* frames<S extends Shape>(
  game: Game<S>,
  record: MatchRecord,
  seat: number,
  from = 0,
  to = Infinity,
): Generator<SeenFrame<S>> {
  for (const played of steps(game, record)) {
    for (const frame of played.frames) {
      if (frame.number > to) return;
      if (frame.number < from) continue;
      const asked = frame.number === played.match.frame ? askedSeats(played.match) : [];
      yield { number: frame.number, event: eventOf(frame, seat), sight: sightOf(frame, seat), asked };
    }
  }
}

/** Every step of a record, the beginning first. */
export function* steps<S extends Shape>(game: Game<S>, record: MatchRecord): Generator<Step<S>> {
  let last = begin(game, record);
  yield last;
  for (const [at, entry] of record.entries.entries()) {
    try {
      last = playEntry(last.match, entry);
    } catch (error) {
      if (error instanceof Refusal) throw new Refusal(error.key, { ...error.args, entry: at });
      throw error;
    }
    yield last;
  }
}

/** Every seat that is asked for a choice now; none once the match is over. */
export function askedSeats<S extends Shape>(match: Match<S>): readonly number[] {
  return outcome(match) === undefined ? match.game.toAct(match.state.table) : [];
}

function playRow<S extends Shape>(next: Match<S>, match: Match<S>, entry: MovesEntry): Step<S> {
  const { game } = match;
  const { seat } = entry;
  const asked = checkAsk(match, entry);
  const playing = takeWorkingCopy(match);
  const newFrames: Frame<S>[] = [];
  for (const [at, notation] of entry.moves.entries()) {
    if (at > 0) {
      // Checked first: all further checks depend on what was revealed, and a refusal must not tell it.
      if (!isUnrevealed(game, match.state, playing, seat)) throw new Refusal("rowPastReveal", { move: notation });
      if (!game.toAct(playing.table).includes(seat)) throw new Refusal("rowPastTurn", { move: notation });
    }
    game.play(playing, seat, findMove(game, viewOf(playing, seat), notation), (event, to, own) => {
      const privateEvent = to === undefined || own === undefined ? undefined : { seat: to, event: own };
      const before = newFrames.at(-1) ?? match.state;
      newFrames.push(frameOf(match, playing, match.frame + newFrames.length + 1, event, before, privateEvent));
    });
  }
  // Frozen from here on. A move's last event comes after its last change, so the new state is the last frame and the hidden part.
  const { table, secrets } = newFrames.at(-1) as Frame<S>;
  const state: State<S> = { table, secrets: secrets as S["secret"][], hidden: shareUnchanged(match.state.hidden, playing.hidden) };
  const bot = match.bots[seat] as boolean;
  const answers = !bot || match.record.rated === true;
  const open = (to: number) => isUnrevealed(game, match.state, state, to);
  const kept = match.undoPoints.filter((past) => (!answers || past.seat === seat) && open(past.seat));
  const own = { entry: match.record.entries.length, seat, state: match.state, asks: match.asks };
  const reveals = !open(seat);
  const past = bot || reveals ? kept : [...kept, own];
  const traces = reveals ? next.traces.with(-1, traceOf(match.frame, reveals)) : next.traces;
  const newly = game.toAct(state.table).filter((other) => other === seat || !asked.includes(other));
  const asks = withNewAsks(match.asks, newly);
  return {
    match: { ...next, traces, state, undoPoints: past, asks, frame: match.frame + newFrames.length, workingCopy: { copy: playing } },
    frames: newFrames,
  };
}

/** Refuses what does not answer the open question of its seat. Gives all seats that are asked. */
function checkAsk<S extends Shape>({ game, state, asks }: Match<S>, { seat, ask }: Pick<MovesEntry, "seat" | "ask">): readonly number[] {
  const asked = game.toAct(state.table);
  if (!asked.includes(seat)) throw new Refusal("notAsked", { seat });
  if (asks[seat] !== ask) throw new Refusal("staleAsk", { ask });
  return asked;
}

/** A copy of the state for one entry to play on; made only if the last entry left none. */
function takeWorkingCopy<S extends Shape>({ state, workingCopy }: Match<S>): State<S> {
  const { copy } = workingCopy;
  // The entry changes it, even if it is refused.
  workingCopy.copy = undefined;
  return copy ?? clone(state);
}

function takeBack<S extends Shape>(next: Match<S>, match: Match<S>, entry: UndoEntry, isNew: boolean): Step<S> {
  const known = match.undoPoints.find((past) => past.entry === entry.to && past.seat === entry.seat);
  if (known === undefined && !entry.consent && (isNew || !couldUndoReveal(match, entry.seat, entry.to))) {
    const may = undoTarget(match, entry.seat);
    throw new Refusal(typeof may === "number" ? "undoReveal" : may);
  }
  const state = known?.state ?? stateBefore(match, entry.to);
  const past = match.undoPoints.filter((earlier) => earlier.entry < entry.to);
  // A seat whose question has not changed keeps its ask: its answer may be on the way.
  const newlyAsked = match.game.toAct(state.table).filter((seat) => seat === entry.seat || match.asks[seat] !== known?.asks[seat]);
  return show(
    { ...next, state, undoPoints: past, asks: withNewAsks(match.asks, newlyAsked), takebacks: match.takebacks + 1, workingCopy: {} },
    { type: "takenBack", seat: entry.seat, to: entry.to },
  );
}

/** Told only if another player chose it. */
function seat<S extends Shape>(match: Match<S>, { seat, kind, chosenBy: by }: SeatEntry): Step<S> {
  return by === undefined || kind === "nobody" ? { match, frames: [] } : show(match, { type: "absent", seat, by, kind });
}

function resign<S extends Shape>(next: Match<S>, seat: number, late: boolean): Step<S> {
  if (next.resigned.includes(seat)) throw new Refusal("notAsked", { seat });
  const resigned = [...next.resigned, seat];
  const over = resigned.length >= next.record.seats - 1;
  // A rated match that a player left without a move is nobody's victory.
  const unmoved = next.record.rated === true && !hasMoved(next.record, seat);
  const isVoid = next.record.rated === true && resigned.some((gone) => !hasMoved(next.record, gone));
  const ending = over ? (isVoid ? "void" : late ? "timeout" : "resigned") : "";
  // A bot plays on for a player who resigned.
  return show(
    { ...next, undoPoints: [], bots: next.bots.with(seat, true), resigned, ending },
    { type: "resigned", seat, ...(late && { late }), ...(unmoved && { unmoved }) },
  );
}

/** The state before an entry in force, replayed from the start: the same cards come again. */
function stateBefore<S extends Shape>(match: Match<S>, to: number): State<S> {
  const line = entriesInForce(numbered(match.record));
  if (!line.some(({ number }) => number === to)) throw new Refusal("undoNothing");
  const state = firstState(match.game, match.record);
  for (const { entry } of line.filter(({ number }) => number < to)) {
    const { seat, moves } = entry;
    for (const notation of moves) match.game.play(state, seat, findMove(match.game, viewOf(state, seat), notation), silent);
  }
  return state;
}

function firstState<S extends Shape>(game: Game<S>, record: MatchRecord): State<S> {
  checkHead(eraseShape(game), record);
  if (record.position !== undefined) return clone(record.position) as State<S>;
  const { seats, rules, colours } = record;
  const luck = matchLuck(seedOf(record.deal.secret, record.deal.shares));
  const options = pickOptions(game.options, record.options) as S["options"];
  return game.setup({ seats, rules, luck, options, ...(colours && { colours }) });
}

function show<S extends Shape>(match: Match<S>, event: CoreEvent): Step<S> {
  const frame = match.frame + 1;
  return { match: { ...match, frame }, frames: [frameOf(match, match.state, frame, event, match.state)] };
}

/** A frame of the state as it is now. What has not changed is shared with the frame before. */
function frameOf<S extends Shape>(
  { game, record }: Pick<Match<S>, "game" | "record">,
  { table, secrets }: State<S>,
  number: number,
  event: Frame<S>["event"],
  before?: ShownState<S>,
  own?: Frame<S>["privateEvent"],
): Frame<S> {
  const opened = record.openHands && game.openHand && secrets.map(game.openHand);
  return {
    number,
    event,
    privateEvent: own,
    table: shareUnchanged(before?.table, table),
    secrets: shareUnchanged(before?.secrets, secrets),
    ...(opened && { openHands: shareUnchanged(before?.openHands, opened) }),
  };
}

const withNewAsks = (asks: readonly number[], seats: readonly number[]) => asks.map((ask, seat) => (seats.includes(seat) ? ask + 1 : ask));
