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
   * An entry of a seat and id that was played before is answered with its frame, however long ago that was.
   */
  take(draft: (match: Match) => Entry): Promise<number>;
}

export interface Audience {
  show(frames: readonly Frame[], match: Match): void;
  /** Journal or picture failed: nothing more can be played. */
  stop(error: unknown): void;
}

export async function keep(id: string, game: Game, record: MatchRecord, journal: Journal, audience: Audience): Promise<Keeper> {
  const first = begin(game, record);
  await journal.open(id, record);
  let match = first.match;
  let stopped = false;
  let last: Promise<unknown> = Promise.resolve();
  const played = new Map<string, number>();

  async function play(draft: (match: Match) => Entry): Promise<number> {
    if (stopped) throw new Refusal("matchStopped");
    const entry = draft(match);
    const name = entry.id === undefined ? undefined : `${entry.seat} ${entry.id}`;
    const known = name === undefined ? undefined : played.get(name);
    if (known !== undefined) return known;
    const next = step(match, entry);
    try {
      await journal.append(id, match.record.entries.length, entry);
      match = next.match;
      if (name !== undefined) played.set(name, match.frame);
      audience.show(next.frames, match);
      if (outcome(match) !== undefined) await journal.close(id);
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
    take(draft) {
      const taken = last.then(() => play(draft));
      last = taken.catch(() => undefined);
      return taken;
    },
  };
}
