/** What the pictures are of: the moments in which a table looks different from others. */
import type { BrowserContextOptions } from "playwright-core";
import { cardOf } from "../shared/duel/catalog.ts";

export interface Shot {
  readonly name: string;
  /** A golden record; without one it is the front page. */
  readonly record?: string;
  readonly frame?: number;
  /** Whose eyes; the first seat's if left out. */
  readonly seat?: number;
  /** A piece the pointer rests on. */
  readonly hover?: string;
  /** A button that is pressed. */
  readonly press?: string;
}

export const SIZES: readonly { readonly name: string; readonly options: BrowserContextOptions }[] = [
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
];
