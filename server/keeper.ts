/**
 * Keeps one match: takes its entries one at a time, has each in the journal, and only then shows what came of it. Whatever
 * is refused, or thrown by a game, leaves the match as it was.
 */
import type { Game } from "../shared/core/game.ts";
import { outcome } from "../shared/core/outcome.ts";
import type { Entry, MatchRecord } from "../shared/core/record.ts";
import { Refusal } from "../shared/core/refusal.ts";
import { begin, type Match, step } from "../shared/core/step.ts";
import type { Frame } from "../shared/core/view.ts";
import type { Journal } from "./journal.ts";

export interface Keeper {
  readonly match: Match;
  /**
   * Plays the entry drafted from the match as it is when its turn comes; gives the number of the last frame it led to.
   * One of a name that was played before is answered with its frame, however long ago that was and whatever came since.
   */
  take(draft: (match: Match) => Entry, name?: string): Promise<number>;
}

export interface Audience {
  show(frames: readonly Frame[], match: Match): void;
  /** Journal or picture failed: nothing more can be played. */
  stop(error: unknown): void;
}

export interface KeeperParts {
  readonly id: string;
  readonly game: Game;
  readonly record: MatchRecord;
  readonly journal: Journal;
  /** How long the journal may take, in milliseconds. */
  readonly patience: number;
  readonly audience: Audience;
}

export async function keep({ id, game, record, journal, patience, audience }: KeeperParts): Promise<Keeper> {
  const first = begin(game, record);
  await inTime(journal.open(id, record), patience);
  let match = first.match;
  let stopped = false;
  let last: Promise<unknown> = Promise.resolve();
  const played = new Map<string, number>();

  async function play(draft: (match: Match) => Entry, name: string | undefined): Promise<number> {
    const known = name === undefined ? undefined : played.get(name);
    if (known !== undefined) return known;
    if (stopped) throw new Refusal("matchStopped");
    const entry = draft(match);
    const next = step(match, entry);
    try {
      await inTime(journal.append(id, match.record.entries.length, entry), patience);
      match = next.match;
      if (name !== undefined) played.set(name, match.frame);
      audience.show(next.frames, match);
      if (outcome(match) !== undefined) await inTime(journal.close(id), patience);
    } catch (error) {
      // Not on record, or on record and not shown: nobody can go on from here.
      stopped = true;
      audience.stop(error);
      throw new Refusal("matchStopped");
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
  };
}

async function inTime<T>(work: Promise<T>, patience: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_never, failed) => {
    timer = setTimeout(() => failed(new Error(`the journal has not answered for ${patience} ms`)), patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
