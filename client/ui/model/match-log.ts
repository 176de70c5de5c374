/** The log of the whole match: what this page was shown, and, where something is missing, what it asks for. */
import { signal } from "@preact/signals-core";
import { Refusal } from "../../../shared/core/base/refusal.ts";
import { readLocal, writeLocal } from "../../base/storage.ts";
import type { Face } from "../../face/face.ts";
import type { Act } from "../../face/pose.ts";
import type { Feed, Moment } from "../../feed/feed.ts";
import { EMPTY_LOG, type Log, type LogLine, logged } from "./log-lines.ts";

interface MatchLogParts {
  readonly feed: Pick<Feed, "match" | "seat" | "past">;
  readonly face: Face;
  /** The last frame there is, in a replay or while looking back: what comes after the one shown is listed too. */
  last?(): number;
  /** Happened at this seat's table while its person was not looking: gone, or reloading. */
  missed(lines: readonly LogLine[]): void;
  /** The frames that another log of this match has. */
  readonly known?: MatchLog["known"] | undefined;
  /** From here on nothing more is asked for. */
  readonly signal: AbortSignal;
}

export interface MatchLog {
  readonly log: Log;
  /** The seat whose events it tells; undefined before the first frame. */
  readonly eyes: number | undefined;
  /** All frames it was told or has asked for, by number. */
  readonly known: ReadonlyMap<number, Known>;
  /** The lines of frames after the one shown. */
  readonly later: readonly LogLine[];
  /** Call it when there are more frames than before. */
  grown(): void;
  /** The picture has come to this frame. True if it follows the one before. */
  shown(moment: Moment, act: Act | undefined): boolean;
}

interface Known {
  readonly moment: Moment;
  act: Act | undefined;
}

const KEY = "quayside.shown";
/** Frames until what could not be had is asked for again; after each failure twice as many. */
const FIRST_RETRY = 4;
/** In a match in which no frames come, it is asked again after this many milliseconds, then after twice as many, this often at most. */
const FIRST_WAIT = 4_000;
const MOST_WAITS = 6;

export function matchLog({ feed, face, missed, last = () => 0, signal: ended, ...parts }: MatchLogParts): MatchLog {
  const known = new Map(parts.known);
  const remembers = feed.match !== "" && feed.seat >= 0;
  const shown = signal(EMPTY_LOG);
  const retold = (to: number): Log => retoldUpTo(to, known, face);
  /** The log of all frames that are known. */
  let whole = retold(Number.POSITIVE_INFINITY);
  let eyes: number | undefined;
  let newest = -1;
  /** The newest frame this page has shown. */
  let furthest = -1;
  let seen = remembers ? lastShown(feed.match) : undefined;
  let filling = false;
  const retries = retriesOf(ended, () => void fill());

  const end = (): number => Math.max(newest, last());
  const gap = () => firstGap(known, end());

  async function fill(): Promise<void> {
    if (filling) return;
    filling = true;
    try {
      for (let missing = gap(); missing !== undefined; missing = gap()) {
        const found = await feed.past(missing.from, missing.to);
        if (found.length === 0) break;
        for (const moment of found) known.set(moment.number, { moment, act: undefined });
      }
      whole = retold(end());
      shown.value = retold(newest);
    } catch (error) {
      // The match or the server is gone, or asked too often: until it is asked again the log shows that lines are missing.
      if (!(error instanceof Refusal)) globalThis.reportError?.(error);
    } finally {
      filling = false;
      retries.later(gap() !== undefined, newest);
    }
  }

  async function comeBack(since: number): Promise<void> {
    await fill();
    const lines = shown.peek().lines.filter(({ number, struck }) => number > since && !struck);
    if (lines.length > 0) missed(lines);
  }

  return {
    get log() {
      return shown.value;
    },
    get later() {
      // What comes later depends on what is shown.
      return shown.value !== undefined && newest < end() ? whole.lines.filter(({ number }) => number > newest) : [];
    },
    get eyes() {
      // They change with what is shown.
      return shown.value && eyes;
    },
    known,
    grown: () => void fill(),
    shown(moment, act) {
      const { number, sight } = moment;
      // Another seat is told other events.
      const sameEyes = eyes === undefined || eyes === sight.seat;
      if (!sameEyes) known.clear();
      eyes = sight.seat;
      const follows = number === newest + 1 && sameEyes;
      if (furthest >= 0) seen = furthest;
      newest = number;
      furthest = Math.max(furthest, number);
      known.set(number, { moment, act: act ?? known.get(number)?.act });
      shown.value = follows ? logged(shown.peek(), moment, act) : retold(number);
      if (!follows && remembers && seen !== undefined && seen < number) void comeBack(seen);
      else if ((!follows || newest < end() || newest >= retries.from) && gap() !== undefined) void fill();
      if (remembers) writeLocal(KEY, `${feed.match} ${furthest}`);
      return follows;
    },
  };
}

/** The log of the frames that are known up to this one. */
function retoldUpTo(to: number, known: MatchLog["known"], face: Face): Log {
  const numbers = [...known.keys()].filter((number) => number <= to).sort((a, b) => a - b);
  let so: Log = { ...EMPTY_LOG, lines: [], seen: [] };
  for (const number of numbers) {
    const frame = known.get(number) as Known;
    const before = known.get(number - 1);
    if (before !== undefined) frame.act ??= tryAct(face, frame.moment, before.moment);
    so = logged(so, frame.moment, frame.act, true);
  }
  return so;
}

/** The first stretch of frames up to this one that is not known. */
function firstGap(known: MatchLog["known"], end: number): { from: number; to: number } | undefined {
  for (let from = 0; from <= end; from++) {
    if (known.has(from)) continue;
    let to = from;
    while (to < end && !known.has(to + 1)) to++;
    return { from, to };
  }
  return undefined;
}

/** When what could not be had is asked for again: after some frames, or, where none come, after some time. */
function retriesOf(signal: AbortSignal, retry: () => void) {
  let from = Number.POSITIVE_INFINITY;
  let after = FIRST_RETRY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waits = 0;
  const stop = (): void => clearTimeout(timer);
  signal.addEventListener("abort", stop);
  return {
    /** The frame that is waited for. */
    get from() {
      return from;
    },
    /** Call it after each try, with whether another is needed. */
    later(isNeeded: boolean, newest: number): void {
      stop();
      from = isNeeded ? newest + after : Number.POSITIVE_INFINITY;
      after = isNeeded ? 2 * after : FIRST_RETRY;
      if (!isNeeded) waits = 0;
      else if (waits < MOST_WAITS && !signal.aborted) timer = setTimeout(retry, FIRST_WAIT * 2 ** waits++);
    },
  };
}

function lastShown(match: string): number | undefined {
  const [of, number] = (readLocal(KEY) ?? "").split(" ");
  return of === match ? Number(number) : undefined;
}

/** A line may be told without its act, if that fails. */
function tryAct(face: Face, now: Moment, before: Moment): Act | undefined {
  try {
    return face.act(now.event, before.sight, now.sight);
  } catch (error) {
    globalThis.reportError?.(error);
    return undefined;
  }
}
