/** The log as data: one line per told event, struck through when taken back, in step with the frame on screen. */
import { isEqual } from "../../../shared/core/base/plain.ts";
import type { Sight } from "../../../shared/core/contract/game.ts";
import type { CoreEvent } from "../../../shared/core/match/view.ts";
import type { Detail, Face } from "../../face/face.ts";
import type { Act } from "../../face/pose.ts";
import type { Moment, Presence } from "../../feed/feed.ts";
import type { Line } from "../../text/grammar.ts";

export interface LogLine {
  /** The frame's. */
  readonly number: number;
  readonly line: Line;
  readonly pieces: readonly string[];
  /** The piece whose picture it bears, as it was then, if not the first of those that has one. */
  readonly pictured?: string | false | undefined;
  readonly sight?: Sight;
  /** The seat that the line is about, or that acted; undefined if none. */
  readonly seat: number | undefined;
  /** The seat whose answer it came with; undefined if nobody was asked, or if it cannot be told. */
  readonly by: number | undefined;
  /** The first line of a turn. */
  readonly turn: boolean;
  readonly struck: boolean;
  /** Whether it tells of a takeback or a hint, which cannot be taken back itself. */
  readonly lasting: boolean;
  /** Beside the matter: what the move cost. */
  readonly aside?: boolean;
}

interface Seen {
  readonly number: number;
  readonly sight: Sight;
  readonly struck: boolean;
  /** The last frame of a move. */
  readonly move: boolean;
  /** A seat is asked: what comes next is told of its answer. */
  readonly asks: boolean;
}

export interface Log {
  readonly lines: readonly LogLine[];
  /** Every frame seen, so that a takeback finds the one it went back to. */
  readonly seen: readonly Seen[];
  /** The seats that were last asked: the next frames are their doing. */
  readonly asked: readonly number[];
  /** The pieces of the last entry, to be marked. */
  readonly last: readonly string[];
  readonly fresh: boolean;
}

export const EMPTY_LOG: Log = { lines: [], seen: [], asked: [], last: [], fresh: true };

/** Sentences the ui has for what the core tells, if a game has none of its own. `undone`: how many moves were taken back. */
const coreLine = (event: CoreEvent | { readonly type: string }, undone: number): Line | undefined => {
  const core = event as CoreEvent;
  if (core.type === "takenBack") return [`core.${core.type}`, { seat: core.seat, n: undone }];
  if (core.type === "resigned" || core.type === "hinted") return [`core.${core.type}`, { seat: core.seat }];
  if (core.type === "absent") return [`core.absent.${core.kind}`, { seat: core.by, other: core.seat }];
  return core.type === "ended" ? [`core.ended.${core.how}`] : undefined;
};

/** The game's own sentence would tell it as the player's own decision, or without what it leads to. */
const lateLine = (event: CoreEvent | { readonly type: string }): Line | undefined => {
  const core = event as CoreEvent;
  if (core.type !== "resigned") return undefined;
  if (core.unmoved) return ["core.unmoved", { seat: core.seat }];
  return core.late ? ["core.late", { seat: core.seat }] : undefined;
};

function appended<T>(list: readonly T[], item: T, own: boolean): readonly T[] {
  if (!own) return [...list, item];
  (list as T[]).push(item);
  return list;
}

/** `own`: the log is the caller's alone, who tells a whole match: its lists grow instead of being copied for each of a thousand frames. */
export function logged(log: Log, moment: Moment, act: Act | undefined, own = false): Log {
  const newest = log.seen.at(-1)?.number;
  if (newest !== undefined && moment.number <= newest) return rewound(log, moment);
  const missed = newest === undefined ? moment.number > 0 : moment.number > newest + 1;
  const isTakenBack = !missed && moment.event.type === "takenBack";
  const before = missed ? withGap(log, moment) : isTakenBack ? struck(log, moment.sight) : log;
  const undone = isTakenBack ? movesIn(log) - movesIn(before) : 0;
  const line = missed ? undefined : (lateLine(moment.event) ?? act?.line ?? coreLine(moment.event, undone));
  const pieces = act?.pieces ?? [];
  const doer =
    act?.seat ?? coreDoer(moment.event) ?? subjectOf(line) ?? (before.asked.length === 1 ? before.asked[0] : seatOf(moment.event));
  const seat = doer === NOBODY ? undefined : doer;
  // A line that was taken back is folded away: the one before it is what this one is read after.
  const turn = before.lines.findLast((one) => !one.struck)?.seat !== seat;
  const by = before.asked.length === 1 ? before.asked[0] : before.asked.find((asked) => asked === seat);
  const lasting = LASTING.includes(moment.event.type);
  const { number, sight } = moment;
  const told = {
    number,
    sight,
    pieces,
    pictured: act?.pictured,
    seat,
    by,
    turn,
    struck: false,
    lasting,
    ...(act?.aside && { aside: true }),
  };
  return {
    lines: line === undefined ? before.lines : appended(before.lines, { ...told, line }, own),
    seen: appended(
      before.seen,
      { number: moment.number, sight: moment.sight, struck: false, move: endsMove(moment), asks: asks(moment) },
      own,
    ),
    asked: moment.asked.length > 0 ? moment.asked : before.asked,
    last: [...(before.fresh ? [] : before.last), ...(line === undefined ? [] : pieces)],
    fresh: moment.asked.length > 0,
  };
}

/** In force. */
const movesIn = ({ seen }: Log): number => seen.filter(({ move, struck }) => move && !struck).length;

const CORE: readonly string[] = ["began", "takenBack", "resigned", "hinted", "absent", "ended"] satisfies CoreEvent["type"][];
const asks = ({ asked }: Moment): boolean => asked.length > 0;
const endsMove = (moment: Moment): boolean => asks(moment) && !CORE.includes(moment.event.type);

const LASTING: readonly string[] = ["takenBack", "hinted", "absent"] satisfies CoreEvent["type"][];

/** The seat that an act gives if it is about nobody. */
const NOBODY = -1;

const seatOf = (event: { readonly type: string; readonly seat?: unknown }): number | undefined =>
  typeof event.seat === "number" ? event.seat : undefined;

/** The seat a sentence is about, if not the one that was asked. */
const subjectOf = (line: Line | undefined): number | undefined => {
  const seat = line?.[1]?.seat;
  return typeof seat === "number" ? seat : undefined;
};

/** Resigning and taking back are not answers to an ask. */
const coreDoer = (event: CoreEvent | { readonly type: string }): number | undefined =>
  event.type === "resigned" || event.type === "hinted" || event.type === "takenBack" ? seatOf(event) : undefined;

/** The picture went back to an earlier frame (a replay): what came after it is not known yet. */
function rewound(log: Log, moment: Moment): Log {
  const { number, sight, asked } = moment;
  const lines = log.lines.filter((line) => line.number <= number);
  const now = { number, sight, struck: false, move: endsMove(moment), asks: asks(moment) };
  const seen = [...log.seen.filter((frame) => frame.number < number), now];
  return { lines, seen, asked, last: [], fresh: true };
}

function withGap(log: Log, { number }: Moment): Log {
  const gap: LogLine = {
    number,
    line: ["core.missed"],
    pieces: [],
    seat: undefined,
    by: undefined,
    turn: false,
    struck: false,
    lasting: false,
  };
  return { ...log, lines: [...log.lines, gap], asked: [], last: [], fresh: true };
}

/** Everything after the frame that looked as it looks again now is taken back. */
function struck(log: Log, now: Sight): Log {
  const to = log.seen.findLast((frame) => !frame.struck && isEqual(frame.sight, now));
  if (to === undefined) return log;
  const strike = <T extends { readonly number: number; readonly lasting?: boolean }>(item: T): T =>
    item.number > to.number && item.lasting !== true ? { ...item, struck: true } : item;
  return { ...log, lines: log.lines.map(strike), seen: log.seen.map(strike), asked: [], last: [], fresh: true };
}

/** The lines of the log that a takeback that is proposed would undo. */
export const takenBy = ({ what, from }: Presence["proposal"], lines: readonly LogLine[]): LogLine[] =>
  what === "takeback" ? lines.filter(({ number, struck, lasting }) => number > from && !struck && !lasting) : [];

/** Whether a seat has moved. Where lines are missing, it counts as having moved. */
export const hasAnswered = (lines: readonly LogLine[], seat: number): boolean =>
  lines.some(({ line: [key], by }) => key === "core.missed" || (by === seat && !key.startsWith("core.")));

/** What these frames of one answer tell, without the next turn, which is no part of it; what it cost others is. */
export function linesOfAnswer({ lines }: Log, from: number, to: number): readonly LogLine[] {
  const between = lines.filter(({ number }) => number >= from && number <= to);
  const next = between.findIndex(({ turn, by, seat, aside = false }, at) => at > 0 && turn && seat !== by && !aside);
  return next < 0 ? between : between.slice(0, next);
}

/** What was done last: how the newest answer begins, but for what it cost. What it turned over, and whose turn follows, comes after that. */
export function newestDeed({ lines, seen }: Log): LogLine | undefined {
  const newest = lines.at(-1);
  if (newest === undefined) return undefined;
  const before = seen.findLast(({ number, asks }) => asks && number < newest.number)?.number ?? -1;
  const deeds = lines.slice(lines.findLastIndex(({ number }) => number <= before) + 1);
  return deeds.find(({ aside = false }) => !aside) ?? deeds[0];
}

/** `most` lines in their order: those that tell what a move cost are left out first. */
export function shortened(lines: readonly LogLine[], most: number): readonly LogLine[] {
  const byWeight = lines.toSorted((a, b) => Number(a.aside ?? false) - Number(b.aside ?? false));
  const shown = new Set(byWeight.slice(0, most));
  return lines.filter((line) => shown.has(line));
}

/** The card of the piece that a line is about: its picture stands in the line. */
export const pictured = ({ sight, pieces, pictured: piece }: LogLine, face: Pick<Face, "detail">): Detail | undefined =>
  piece === false || sight === undefined
    ? undefined
    : (piece === undefined ? pieces : [piece]).map((one) => face.detail(one, sight)).find((card) => card !== undefined);

/** So many characters stay on one line with the picture: a Chinese sentence is one word, longer than the log is wide. */
const WITH_PICTURE = 8;

/** Where the picture of a piece stands in a sentence: before its name, or at the end of a sentence that names it in other words. */
export function pictureIn(words: string, name: string): { readonly from: number; readonly to: number; readonly isNamed: boolean } {
  const found = words.toLowerCase().indexOf(name.toLowerCase());
  const from = found < 0 ? Math.max(words.lastIndexOf(" ") + 1, words.length - WITH_PICTURE) : found;
  const end = words.indexOf(" ", from);
  return { from, to: Math.min(end < 0 ? words.length : end, from + WITH_PICTURE), isNamed: found >= 0 };
}
