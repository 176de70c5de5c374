/**
 * Keeps one match: takes its entries one at a time, has each in the journal, and only then shows what came of it. Whatever
 * is refused, or thrown by a game, leaves the match as it was.
 */
import type { Game } from "../../shared/core/game.ts";
import type { Match } from "../../shared/core/match.ts";
import { outcome } from "../../shared/core/outcome.ts";
import type { Entry, MatchRecord } from "../../shared/core/record.ts";
import { Refusal, type RefusalKey } from "../../shared/core/refusal.ts";
import { begin, type Step, step, steps } from "../../shared/core/step.ts";
import type { Frame } from "../../shared/core/view.ts";
import { report } from "../context.ts";
import { type Journal, Taken } from "../data/journal.ts";
import { withTimeout } from "../ops/with-timeout.ts";

export interface Keeper {
  readonly match: Match;
  /**
   * Plays the entry drafted from the match as it is when those before it are played; gives the number of the last frame it led to.
   * One of a name that was played before is answered with its frame, however long ago that was and whatever came since.
   */
  take(draft: (match: Match) => Entry, name?: string): Promise<number>;
  /** Resolves when nothing is being taken. */
  idle(): Promise<void>;
}

export interface MatchListener {
  show(frames: readonly Frame[], match: Match): void;
  /** Journal or picture failed: nothing more can be played. Gives what players are told. */
  stop(error: unknown): RefusalKey;
  /** Another process has gone on with the match: it is played there. */
  takenOver(): void;
}

export interface KeeperParts {
  readonly id: string;
  readonly game: Game;
  readonly journal: Journal;
  /** How long the journal may take, in milliseconds. */
  readonly timeout: number;
  readonly audience: MatchListener;
}

const JOURNAL = "the journal";

/** A match from its beginning. */
export async function startMatch(parts: KeeperParts, record: MatchRecord): Promise<Keeper> {
  const first = begin(parts.game, record);
  await withTimeout(parts.journal.open(parts.id, record), parts.timeout, JOURNAL);
  return keeper(parts, first, new Map());
}

/** A match that has been played so far, and how many entries of its record could not be read or played. */
export interface ResumedMatch {
  readonly keeper: Keeper;
  readonly lost: number;
}

/** Goes on from the last entry that can be played: one that cannot is put aside with all that follow, of the `length` that were there. */
export async function resumeMatch(
  parts: KeeperParts,
  record: MatchRecord,
  length: number,
  passing: (played: Step) => void,
): Promise<ResumedMatch> {
  const { id, journal, timeout: patience } = parts;
  let last: Step | undefined;
  const answered = new Map<string, number>();
  try {
    for (const played of steps(parts.game, record)) {
      const { match } = played;
      last = { match, frames: played.frames.length > 0 ? played.frames.slice(-1) : (last?.frames ?? []) };
      const entry = match.record.entries.at(-1);
      if (entry?.id !== undefined) answered.set(entryKey(entry.seat, entry.id), match.frame);
      passing(played);
    }
  } catch (error) {
    // Without a beginning there is nothing to go on from.
    if (last === undefined) throw error;
    report(`match ${id}, entry ${last.match.record.entries.length}`, error);
  }
  const kept = last as Step;
  const lost = await withTimeout(journal.repair(id, kept.match.record.entries.length, length), patience, JOURNAL);
  return { keeper: keeper(parts, kept, answered), lost };
}

/** The name of an entry that somebody calls so. */
export const entryKey = (seat: number, id: string): string => `${seat} ${id}`;

function keeper({ id, journal, timeout: patience, audience }: KeeperParts, first: Step, played: Map<string, number>): Keeper {
  let { match } = first;
  let stopped: RefusalKey | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function play(draft: (match: Match) => Entry, name: string | undefined): Promise<number> {
    const known = name === undefined ? undefined : played.get(name);
    if (known !== undefined) return known;
    if (stopped !== undefined) throw new Refusal(stopped);
    const entry = draft(match);
    const next = step(match, entry);
    try {
      await withTimeout(journal.append(id, match.record.entries.length, entry), patience, JOURNAL);
      match = next.match;
      if (name !== undefined) played.set(name, match.frame);
      audience.show(next.frames, match);
      // That nothing follows is only said for the sake of order, and can be said later.
      if (outcome(match) !== undefined)
        await withTimeout(journal.close(id), patience, JOURNAL).catch((error: unknown) => report(`match ${id}`, error));
    } catch (error) {
      // Not on record, or on record and not shown: nobody can go on from here.
      stopped = "matchStopped";
      if (error instanceof Taken) audience.takenOver();
      else stopped = audience.stop(error);
      throw new Refusal(stopped);
    }
    return match.frame;
  }

  audience.show(first.frames, match);
  return {
    get match() {
      return match;
    },
    take(draft, name) {
      const taken = last.then(() => play(draft, name));
      last = taken.catch(() => undefined);
      return taken;
    },
    idle: async () => void (await last),
  };
}
