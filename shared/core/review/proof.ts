/**
 * The proof of a fair deal: a record is dealt and played again, and every frame a player saw is compared with what the record gives. Of a
 * frame only its prints are kept, so that a whole match fits into a browser's memory and into a small file.
 */

import { digest } from "../base/random.ts";
import { Refusal, type RefusalKey } from "../base/refusal.ts";
import type { Game } from "../contract/game.ts";
import { outcome } from "../match/outcome.ts";
import { type DealForm, formOf } from "../match/pledges.ts";
import { type MatchRecord, type SeenBefore, verifyDeal } from "../match/record.ts";
import { type SeenFrame, steps } from "../match/step.ts";
import { eventOf, sightOf } from "../match/view.ts";

/** What can differ in a frame. */
export const FRAME_PARTS = ["event", "table", "secret"] as const;
type FramePart = (typeof FRAME_PARTS)[number];

/** A frame as its reader saw it, as 64 bits of a digest for each part. */
export type FramePrint = { readonly number: number } & Readonly<Record<FramePart, string>>;

/** What is checked: a record, and what one reader knows of the match. */
export interface DealProof {
  readonly record: MatchRecord;
  /** The reader's seat, or WATCHER. */
  readonly seat: number;
  /** What the reader was promised before the match; undefined if nothing is known. */
  readonly promise: SeenBefore | undefined;
  readonly seen: readonly FramePrint[];
}

export const DEAL_FAULTS = ["commitment", "secret", "seating", "share", "pledges", "voids"] as const;

/** How a deal came about, and how many deals of its table were void before it. */
export interface DealOrigin {
  readonly form: DealForm;
  readonly voids: number;
}

/** The outcome of a check: the deal was fair, or the first difference. */
export type Finding =
  | ({ readonly type: "fair"; readonly entries: number; readonly frames: number; readonly compared: number } & DealOrigin)
  /** The deal is not the promised one. */
  | { readonly type: "deal"; readonly why: (typeof DEAL_FAULTS)[number] }
  /** The text or the head of the record is damaged or changed. */
  | { readonly type: "record"; readonly why: string }
  /** An entry, from 0, that the rules refuse. */
  | { readonly type: "entry"; readonly entry: number; readonly key: RefusalKey }
  /** What was seen is not what the record gives. */
  | { readonly type: "frame"; readonly number: number; readonly part: FramePart }
  /** Seen, but not on record. */
  | { readonly type: "missing"; readonly number: number }
  /** The record stops before the match is over. */
  | { readonly type: "unfinished"; readonly entries: number };

export function printOf({ number, event, sight }: Pick<SeenFrame, "number" | "event" | "sight">): FramePrint {
  const { table, secret, openHands } = sight;
  // Hands that all see are another reader's secret: they are compared with it.
  const seen = openHands ? { secret, openHands } : secret;
  return { number, event: print(event), table: print(table), secret: seen === undefined ? "" : print(seen) };
}

const print = (value: unknown): string => digest(canonical(value)).slice(0, 16);

/** JSON that does not depend on the order of keys: a state read from patches has another order than one that was played. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const known = Object.entries(value).filter(([, item]) => item !== undefined);
  const sorted = known.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join()}}`;
}

/** Checks entry by entry; yields how much is done, from 0 to 1, so that a caller can show it or let other work in between. */
export function* checkDeal(game: Game, { record, seat, promise, seen }: DealProof): Generator<number, Finding> {
  try {
    verifyDeal(record, promise ?? { commitment: record.deal.commitment });
    const wanted = Map.groupBy(seen, ({ number }) => number);
    let compared = 0;
    let frames = 0;
    let over = false;
    let entries = -1;
    for (const played of steps(game, record)) {
      for (const frame of played.frames) {
        frames++;
        const shown = wanted.get(frame.number);
        if (shown === undefined) continue;
        const given = printOf({ number: frame.number, event: eventOf(frame, seat), sight: sightOf(frame, seat) });
        for (const one of shown) {
          const part = FRAME_PARTS.find((name) => one[name] !== given[name]);
          if (part !== undefined) return { type: "frame", number: frame.number, part };
        }
        wanted.delete(frame.number);
        compared++;
      }
      over = outcome(played.match) !== undefined;
      entries++;
      yield record.entries.length === 0 ? 1 : entries / record.entries.length;
    }
    if (wanted.size > 0) return { type: "missing", number: Math.min(...wanted.keys()) };
    const origin: DealOrigin = { form: formOf(record.deal), voids: record.deal.voids ?? 0 };
    return over ? { type: "fair", entries, frames, compared, ...origin } : { type: "unfinished", entries };
  } catch (error) {
    const finding = findingOf(error);
    if (finding === undefined) throw error;
    return finding;
  }
}

/** What a refused record says about the deal; undefined for a failure that says nothing about it. */
export function findingOf(error: unknown): Finding | undefined {
  if (!(error instanceof Refusal)) return undefined;
  const { key, args } = error;
  if (typeof args.entry === "number") return { type: "entry", entry: args.entry, key };
  const why = DEAL_FAULTS.find((fault) => key === "badRecord" && args.why === fault);
  if (why !== undefined) return { type: "deal", why };
  if (key === "badRecord" || key === "badOptions" || key === "unknownRules") return { type: "record", why: String(args.why ?? key) };
  return undefined;
}
