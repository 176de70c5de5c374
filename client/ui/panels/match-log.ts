/** The log of the whole match: what this page was shown, and, where something is missing, what it asks for. */
import { Refusal } from "../../../shared/core/refusal.ts";
import type { Feed, Moment } from "../../feed/feed.ts";
import type { Face } from "../../games/face.ts";
import type { Act } from "../../stage/pose.ts";
import { keep, kept } from "../common/browser-memory.ts";
import { EMPTY_LOG, type Log, type LogLine, logged } from "./log-lines.ts";

export interface MatchLogParts {
  readonly feed: Pick<Feed, "match" | "seat" | "past">;
  readonly face: Face;
  /** What was missing has come. */
  filled(): void;
  /** Happened at this seat's table while its person was not looking: gone, or reloading. */
  missed(lines: readonly LogLine[]): void;
}

export interface MatchLog {
  readonly log: Log;
  /** The picture has come to this frame. True if it follows the one before. */
  shown(moment: Moment, act: Act | undefined): boolean;
}

interface Known {
  readonly moment: Moment;
  act: Act | undefined;
}

const KEY = "quayside.shown";

export function matchLog({ feed, face, filled, missed }: MatchLogParts): MatchLog {
  const known = new Map<number, Known>();
  const remembers = feed.match !== "" && feed.seat >= 0;
  let log = EMPTY_LOG;
  let newest = -1;
  let seen = remembers ? lastShown(feed.match) : undefined;
  let filling = false;

  function retold(): Log {
    const numbers = [...known.keys()].filter((number) => number <= newest).sort((a, b) => a - b);
    let so = EMPTY_LOG;
    for (const number of numbers) {
      const frame = known.get(number) as Known;
      const before = known.get(number - 1);
      if (before !== undefined) frame.act ??= tryAct(face, frame.moment, before.moment);
      so = logged(so, frame.moment, frame.act);
    }
    return so;
  }

  /** The first stretch of frames that is not known. */
  function gap(): { from: number; to: number } | undefined {
    for (let from = 0; from < newest; from++) {
      if (known.has(from)) continue;
      let to = from;
      while (!known.has(to + 1)) to++;
      return { from, to };
    }
    return undefined;
  }

  async function fill(): Promise<void> {
    if (filling) return;
    filling = true;
    try {
      for (let missing = gap(); missing !== undefined; missing = gap()) {
        const found = await feed.past(missing.from, missing.to);
        if (found.length === 0) break;
        for (const moment of found) known.set(moment.number, { moment, act: undefined });
      }
      log = retold();
      filled();
    } catch (error) {
      // The match or the server is gone: the log shows that lines are missing.
      if (!(error instanceof Refusal)) globalThis.reportError?.(error);
    } finally {
      filling = false;
    }
  }

  async function comeBack(since: number): Promise<void> {
    await fill();
    const lines = log.lines.filter(({ number, struck }) => number > since && !struck);
    if (lines.length > 0) missed(lines);
  }

  return {
    get log() {
      return log;
    },
    shown(moment, act) {
      const { number } = moment;
      const follows = number === newest + 1;
      if (newest >= 0) seen = newest;
      newest = number;
      known.set(number, { moment, act: act ?? known.get(number)?.act });
      log = follows ? logged(log, moment, act) : retold();
      if (!follows && remembers && seen !== undefined && seen < number) void comeBack(seen);
      else if (!follows) void fill();
      if (remembers) keep(KEY, `${feed.match} ${number}`);
      return follows;
    },
  };
}

function lastShown(match: string): number | undefined {
  const [of, number] = (kept(KEY) ?? "").split(" ");
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
