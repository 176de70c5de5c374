/** Chat at one table. Text is limited in length and rate, and never interpreted. */
import { Refusal } from "../../shared/core/base/refusal.ts";
import type { ChatLine, Saying } from "../../shared/core/wire/wire.ts";
import { LIMITS } from "../base/limits.ts";
import { time } from "../base/time.ts";
import type { Seat } from "../table/seats.ts";

export interface Chat {
  /** The newest lines, oldest first. */
  readonly lines: readonly ChatLine[];
  say(seat: Seat, saying: Saying): ChatLine;
}

const MAX_LINES = 60;
/** The time in which the lines of one seat are limited, in milliseconds. */
const RATE_WINDOW = 10_000;

/** Continues after these lines. */
export function openChat(earlier: readonly ChatLine[] = []): Chat {
  let lines = earlier;
  let lastNumber = earlier.at(-1)?.number ?? 0;
  /** When each seat said its recent lines, newest last. */
  const spoken = new Map<number, readonly number[]>();
  return {
    get lines() {
      return lines;
    },
    say({ number: seat, name }, saying) {
      const since = time.elapsed() - RATE_WINDOW;
      const recent = (spoken.get(seat) ?? []).filter((at) => at > since);
      if (recent.length >= LIMITS.maxChatLines) throw new Refusal("tooFast");
      spoken.set(seat, [...recent, time.elapsed()]);
      const line = { number: ++lastNumber, seat, name, at: time.now(), ...saying };
      lines = [...lines, line].slice(-MAX_LINES);
      return line;
    },
  };
}
