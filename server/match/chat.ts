/** Chat at one table. Text is limited in length and rate, and never interpreted. */
import { Refusal } from "../../shared/core/base/refusal.ts";
import type { ChatLine, Saying } from "../../shared/core/wire/wire.ts";
import { LIMITS } from "../base/limits.ts";
import { time } from "../base/time.ts";

/** A player, known by their seat, or a watcher, by their guest. */
export interface Speaker {
  readonly id: string;
  /** Or WATCHER. */
  readonly seat: number;
  readonly name: string;
}

export interface Chat {
  /** The newest lines, oldest first. */
  readonly lines: readonly ChatLine[];
  say(speaker: Speaker, saying: Saying): ChatLine;
}

const MAX_LINES = 60;
/** The time in which the lines of one speaker are limited, in milliseconds. */
const RATE_WINDOW = 10_000;

/** Continues after these lines, or with the number after `first`. */
export function openChat(earlier: readonly ChatLine[] = [], first = 0): Chat {
  let lines = earlier;
  let lastNumber = earlier.at(-1)?.number ?? first;
  /** When each speaker said their recent lines, newest last. */
  const spoken = new Map<string, readonly number[]>();
  return {
    get lines() {
      return lines;
    },
    say({ id, seat, name }, saying) {
      const since = time.elapsed() - RATE_WINDOW;
      for (const [who, times] of spoken) if (times.every((at) => at <= since)) spoken.delete(who);
      const recent = (spoken.get(id) ?? []).filter((at) => at > since);
      if (recent.length >= LIMITS.maxChatLines) throw new Refusal("tooFast");
      spoken.set(id, [...recent, time.elapsed()]);
      const line = { number: ++lastNumber, seat, name, at: time.now(), ...saying };
      lines = [...lines, line].slice(-MAX_LINES);
      return line;
    },
  };
}
