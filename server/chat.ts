/** What people at a table say to each other. Text stays text: it is bounded here and never read as anything else. */
import { Refusal } from "../shared/core/refusal.ts";
import type { ChatLine, Saying } from "../shared/core/wire.ts";
import type { Seat } from "./seats.ts";

export interface Chat {
  /** The last ones, oldest first. */
  readonly lines: readonly ChatLine[];
  say(seat: Seat, saying: Saying): ChatLine;
}

/** Without the name of whoever wants to be forgotten, who has these seats: others may have the same name. */
export const unnamed = (lines: readonly ChatLine[], seats: readonly number[]): ChatLine[] =>
  lines.map((line) => (seats.includes(line.seat) ? { ...line, name: "" } : line));

const MOST_LINES = 60;
/** So many in so many milliseconds; more is no talk. */
const MOST_AT_ONCE = 6;
const AT_ONCE = 10_000;

/** Goes on after what was said before. */
export function openChat(before: readonly ChatLine[] = []): Chat {
  let lines = before;
  let said = before.at(-1)?.number ?? 0;
  return {
    get lines() {
      return lines;
    },
    say({ number: seat, name }, saying) {
      const at = Date.now();
      if (lines.filter((line) => line.seat === seat && line.at > at - AT_ONCE).length >= MOST_AT_ONCE) throw new Refusal("tooFast");
      const line = { number: ++said, seat, name, at, ...saying };
      lines = [...lines, line].slice(-MOST_LINES);
      return line;
    },
  };
}
