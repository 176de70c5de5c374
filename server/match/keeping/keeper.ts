/**
 * Keeper of one match: plays its entries one at a time, appends each to the journal, and only then shows its frames. A refused
 * entry, or an error thrown by a game, leaves the match as it was.
 */

import { Refusal, type RefusalKey } from "../../../shared/core/base/refusal.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import { frameBefore, type Match } from "../../../shared/core/match/match.ts";
import { outcome } from "../../../shared/core/match/outcome.ts";
import type { MatchRecord } from "../../../shared/core/match/record.ts";
import { begin, type Step, step, steps } from "../../../shared/core/match/step.ts";
import type { Frame } from "../../../shared/core/match/view.ts";
import { report } from "../../base/log.ts";
import { withTimeout } from "../../base/with-timeout.ts";
import { EntryConflict, type Journal } from "../../store/journal.ts";
import { type EntryDraft, shareRow } from "../entries.ts";

export interface MatchListener {
  show(frames: readonly Frame[], match: Match): void;
  /** Journal or frames failed: nothing more can be played. Returns what players are told. */
  stop(error: unknown): RefusalKey;
  /** Called when another process has gone on with the match. */
  takenOver(): void;
}

export interface KeeperOptions {
  readonly id: string;
  readonly game: Game;
  readonly journal: Journal;
  /** How long the journal may take for one call, in milliseconds. */
  readonly timeout: number;
  readonly listener: MatchListener;
}

const JOURNAL = "the journal";

/** An entry under the id that its sender gave it. */
export interface SentEntry {
  readonly seat: number;
  readonly id: string;
  /** The ask it answers, if it is moves. */
  readonly ask: number | undefined;
}

export class Keeper {
  readonly #options: KeeperOptions;
  #match: Match;
  #stopped: RefusalKey | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: KeeperOptions, { match, frames }: Step) {
    this.#options = options;
    this.#match = match;
    options.listener.show(frames, match);
  }

  get match(): Match {
    return this.#match;
  }

  /**
   * Queues an entry; it is drafted from the match as it is when all before it are played. Gives the number of its last frame.
   * Idempotent: an entry that is sent again returns its original frame.
   */
  take(draft: EntryDraft, sent?: SentEntry): Promise<number> {
    const taken = this.#last.then(() => this.#play(draft, sent));
    this.#last = taken.catch(() => undefined);
    return taken;
  }

  /** Resolves when no entry is queued. */
  async idle(): Promise<void> {
    await this.#last;
  }

  async #play(draft: EntryDraft, sent: SentEntry | undefined): Promise<number> {
    const { id, journal, timeout, listener } = this.#options;
    const known = sent && frameOf(this.#match, sent);
    if (known !== undefined) return known;
    if (this.#stopped !== undefined) throw new Refusal(this.#stopped);
    const entry = draft(this.#match);
    const { match, frames } = step(this.#match, entry);
    try {
      await withTimeout(journal.append(id, this.#match.record.entries.length, entry), timeout, JOURNAL);
      this.#match = match;
      if (entry.type === "moves") shareRow(entry);
      listener.show(frames, match);
      // Closing only marks the record as complete: a failure is logged and the match goes on.
      if (outcome(match) !== undefined)
        await withTimeout(journal.close(id), timeout, JOURNAL).catch((error: unknown) => report(`match ${id}`, error));
    } catch (error) {
      // The entry is not on record, or on record and not shown: players would disagree with the record.
      this.#stopped = "matchStopped";
      if (error instanceof EntryConflict) listener.takenOver();
      else this.#stopped = listener.stop(error);
      throw new Refusal(this.#stopped);
    }
    return match.frame;
  }
}

/** Opens the record of a new match. */
export async function startMatch(options: KeeperOptions, record: MatchRecord, opened: () => void): Promise<Keeper> {
  const first = begin(options.game, record);
  await withTimeout(options.journal.open(options.id, record), options.timeout, JOURNAL);
  opened();
  return new Keeper(options, first);
}

export interface ResumedMatch {
  readonly keeper: Keeper;
  /** Entries of the record that could not be read or played. */
  readonly lost: number;
}

/** Resumes at the last entry that can be played. The first that cannot is put aside with all after it, of the `length` in the journal. */
export async function resumeMatch(
  options: KeeperOptions,
  record: MatchRecord,
  length: number,
  onStep: (played: Step) => void,
): Promise<ResumedMatch> {
  const { id, journal, timeout } = options;
  let last: Step | undefined;
  try {
    for (const played of steps(options.game, record)) {
      last = { match: played.match, frames: played.frames.length > 0 ? played.frames.slice(-1) : (last?.frames ?? []) };
      onStep(played);
    }
  } catch (error) {
    // If not even the deal can be played the match cannot be opened.
    if (last === undefined) throw error;
    report(`match ${id}, entry ${last.match.record.entries.length}`, error);
  }
  const kept = last as Step;
  const lost = await withTimeout(journal.repair(id, kept.match.record.entries.length, length), timeout, JOURNAL);
  return { keeper: new Keeper(options, kept), lost };
}

/** The last frame of an entry that was played already; undefined if it is new. */
export function frameOf({ record: { entries }, traces, frame }: Match, { seat, id, ask }: SentEntry): number | undefined {
  for (let at = entries.length - 1; at >= 0; at--) {
    const entry = entries[at];
    if (entry?.seat !== seat) continue;
    const next = traces[at + 1];
    if (entry.id === id) return next === undefined ? frame : frameBefore(next);
    // The asks of a seat only rise: what answered this one would be newer.
    if (ask !== undefined && entry.type === "moves" && entry.ask < ask) return undefined;
  }
  return undefined;
}
