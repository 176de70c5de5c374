/** What people at a table say to each other. Text stays text: it is bounded here and never read as anything else. */
import { Refusal } from "../../shared/core/refusal.ts";
import type { ChatLine, Saying } from "../../shared/core/wire.ts";
import { time } from "../time.ts";
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
  /** When each seat has said something, newest last. */
  const spoken = new Map<number, readonly number[]>();
  return {
    get lines() {
      return lines;
    },
    say({ number: seat, name }, saying) {
      const since = time.elapsed() - AT_ONCE;
      const recent = (spoken.get(seat) ?? []).filter((at) => at > since);
      if (recent.length >= MOST_AT_ONCE) throw new Refusal("tooFast");
      spoken.set(seat, [...recent, time.elapsed()]);
      const line = { number: ++said, seat, name, at: time.now(), ...saying };
      lines = [...lines, line].slice(-MOST_LINES);
      return line;
    },
  };
}
