/** The prints of all frames this browser was shown of a match, kept over a reload of the page. */

import { type FramePrint, printOf } from "../../shared/core/review/proof.ts";
import { readLocal, writeLocal } from "../base/storage.ts";
import { until } from "../base/until.ts";
import type { Feed, Moment } from "../feed/feed.ts";

export interface FramePrints {
  readonly prints: readonly FramePrint[];
  /** The feed's own, remembered too: what the log was told. */
  past: Feed["past"];
}

/** Holds the prints of the newest match only. */
const KEY = "quayside.seen";

/** `fetchPast`: how earlier frames are had. `signal`: the table is closed. */
export function framePrints(feed: Feed, fetchPast: Feed["past"], signal: AbortSignal): FramePrints {
  const { match } = feed;
  const prints = new Map<string, FramePrint>();
  const add = (print: FramePrint): void => void prints.set(JSON.stringify(print), print);
  /** What a watcher saw with a player's eyes was promised to that player. */
  const take = (moment: Moment): void => void (moment.sight.seat === feed.seat && add(printOf(moment)));
  for (const print of match === "" ? [] : remembered(match)) add(print);
  // A reload of the page is rare, and the whole match much to write.
  const write = (): void => {
    if (match !== "") writeLocal(KEY, JSON.stringify({ match, prints: [...prints.values()] }));
  };
  addEventListener("pagehide", write, { signal });
  until(signal, feed.listen({ frame: take, presence: () => undefined }));
  until(signal, write);
  return {
    get prints() {
      return [...prints.values()];
    },
    async past(from, to) {
      const found = await fetchPast(from, to);
      for (const moment of found) take(moment);
      return found;
    },
  };
}

function remembered(match: string): readonly FramePrint[] {
  try {
    const known = JSON.parse(readLocal(KEY) ?? "null") as { readonly match: string; readonly prints: readonly FramePrint[] } | null;
    return known?.match === match ? known.prints : [];
  } catch {
    return [];
  }
}
