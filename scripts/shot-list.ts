/** Moments with a distinct picture of a table. */
import type { BrowserContextOptions } from "playwright-core";
import { cardOf } from "../shared/duel/catalog.ts";

export interface Shot {
  readonly name: string;
  /** A golden record; undefined is the front page. */
  readonly record?: string;
  readonly frame?: number;
  /** The viewing seat; by default the first. */
  readonly seat?: number;
  /** A piece the pointer rests on. */
  readonly hover?: string;
  /** A button that is pressed. */
  readonly press?: string;
}

export const SIZES: readonly { readonly name: string; readonly options: BrowserContextOptions }[] = [
  { name: "1024x768", options: { viewport: { width: 1024, height: 768 } } },
  { name: "1280x720", options: { viewport: { width: 1280, height: 720 } } },
  { name: "1920x1080@2", options: { viewport: { width: 1920, height: 1080 }, deviceScaleFactor: 2 } },
];

export const SHOTS: readonly Shot[] = [
  { name: "front" },
  { name: "duel-draft", record: "duel-r1-1.record", frame: 2 },
  { name: "duel-draft-second", record: "duel-r1-1.record", frame: 12 },
  { name: "duel-age1-start", record: "duel-r1-1.record", frame: 21 },
  { name: "duel-age1-late", record: "duel-r1-2.record", frame: 60, seat: 1 },
  { name: "duel-opener", record: "duel-r1-1.record", frame: 79 },
  { name: "duel-age2", record: "duel-r1-4.record", frame: 110 },
  { name: "duel-zeus", record: "duel-r1-2.record", frame: 112, seat: 1 },
  { name: "duel-circus", record: "duel-r1-3.record", frame: 111, seat: 1 },
  { name: "duel-token", record: "duel-r1-4.record", frame: 123, seat: 1 },
  { name: "duel-mausoleum", record: "duel-r1-1.record", frame: 90 },
  { name: "duel-library", record: "duel-r1-1.record", frame: 146, seat: 1 },
  { name: "duel-library-watched", record: "duel-r1-1.record", frame: 146, seat: 9 },
  { name: "duel-age3-late", record: "duel-r1-3.record", frame: 232 },
  { name: "duel-hover-card", record: "duel-r1-4.record", frame: 110, hover: `card:${cardOf("laboratory")}` },
  { name: "duel-end", record: "duel-r1-3.record", frame: 239 },
  { name: "duel-scores", record: "duel-r1-3.record", frame: 239, press: "Score sheet" },
  ...[
    { name: "role", frame: 530, seat: 2 },
    { name: "settler", frame: 521, seat: 2 },
    { name: "hacienda", frame: 582, seat: 1 },
    { name: "mayor", frame: 680, seat: 1 },
    { name: "lifting", frame: 292, seat: 4 },
    { name: "builder", frame: 272, seat: 3 },
    { name: "craftsman", frame: 727 },
    { name: "trader", frame: 755, seat: 2 },
    { name: "captain", frame: 353 },
    { name: "storage", frame: 794, seat: 2 },
    { name: "watched", frame: 755, seat: 9 },
    { name: "hover-role", frame: 530, seat: 2, hover: "role:3" },
    { name: "hover-building", frame: 272, seat: 3, hover: "market:17" },
    { name: "hover-score", frame: 755, seat: 2, hover: "score:2" },
    { name: "end", frame: 918 },
    { name: "scores", frame: 918, press: "Score sheet" },
  ].map((shot) => ({ ...shot, name: `puerto-rico-5-${shot.name}`, record: "puerto-rico-r1-4.record" })),
  ...[
    { name: "first", frame: 0 },
    { name: "hospice", frame: 284, seat: 2 },
    { name: "lifting", frame: 298 },
    { name: "builder", frame: 330, seat: 2 },
    { name: "captain", frame: 346, seat: 2 },
    { name: "storage", frame: 353 },
    { name: "end", frame: 520 },
  ].map((shot) => ({ ...shot, name: `puerto-rico-3-${shot.name}`, record: "puerto-rico-r1-2.record" })),
  { name: "puerto-rico-2-late", record: "puerto-rico-r1-1.record", frame: 400 },
  { name: "puerto-rico-4-late", record: "puerto-rico-r1-3.record", frame: 700, seat: 3 },
  { name: "puerto-rico-rules", record: "puerto-rico-r1-3.record", frame: 700, press: "Rules" },
  { name: "elasund-2-where-large", record: "elasund-r1-1.record", frame: 430 },
  { name: "elasund-2-settle", record: "elasund-r1-1.record", frame: 150 },
  { name: "elasund-2-end", record: "elasund-r1-1.record", frame: 436 },
  { name: "elasund-3-start", record: "elasund-r1-2.record", frame: 1 },
  { name: "elasund-3-seven", record: "elasund-r1-2.record", frame: 973, seat: 1 },
  { name: "elasund-3-pirates", record: "elasund-r1-2.record", frame: 1031, seat: 1 },
  { name: "elasund-3-tower", record: "elasund-r1-2.record", frame: 1035, seat: 2 },
  { name: "elasund-3-where", record: "elasund-r1-2.record", frame: 668, seat: 2 },
  { name: "elasund-3-hover-row", record: "elasund-r1-2.record", frame: 1066, seat: 2, hover: "row:4" },
  { name: "elasund-4-permit", record: "elasund-r1-3.record", frame: 623 },
  { name: "elasund-4-pay", record: "elasund-r1-3.record", frame: 593, seat: 2 },
  { name: "elasund-4-bonus", record: "elasund-r1-3.record", frame: 628 },
  { name: "elasund-4-build", record: "elasund-r1-3.record", frame: 644, seat: 2, hover: "kind:7" },
  { name: "elasund-4-watched", record: "elasund-r1-3.record", frame: 640, seat: 9 },
  { name: "elasund-4-scores", record: "elasund-r1-3.record", frame: 650, press: "Score sheet" },
];
