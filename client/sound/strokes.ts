/** When, how loud and how high each sound is played. Pure: it is told the time, in seconds of the audio clock. */
import { type Alert, type PieceSound, VARIANTS } from "./names.ts";

export interface Stroke {
  /** Seconds of the audio clock. */
  readonly at: number;
  readonly variant: number;
  readonly level: number;
  /** 1 as rendered; higher is higher and shorter. */
  readonly speed: number;
}

/** Two equal sounds follow each other by this much, so that five barrels roll one behind the other. */
const BEHIND = { pieces: 0.075, alerts: 0.5 } as const;
/** What would have to wait longer is left out: the ear has understood. */
const LONGEST_WAIT = { pieces: 0.46, alerts: 1.2 } as const;
/** In seconds: a longer sound is a moment of its own, and another one that begins with it adds nothing. */
const MOMENT = { longer: 0.8, alone: 0.6 } as const;
/** Strokes of pieces that sound at a time. */
const MOST_VOICES = 10;
/** The second stroke of a group and those after it. */
const FOLLOWS = 0.8;
const VARIED = { level: 0.12, speed: 0.02 } as const;
/** The ear forgives this delay, and the first sample is never cut. */
const AHEAD = 0.005;
/** An equal alert within this time says nothing new. */
const SAME_ALERT = 0.4;

export interface Strokes {
  /** `length` in seconds; nothing if it is left out. */
  piece(sound: PieceSound, now: number, length: number): Stroke | undefined;
  alert(alert: Alert, now: number): Stroke | undefined;
}

/** `luck` gives numbers from 0 up to 1. */
export function strokes(luck: () => number): Strokes {
  const last = new Map<PieceSound, { readonly at: number; readonly variant: number }>();
  let ends: number[] = [];
  let lastAlert: { readonly alert: Alert; readonly at: number } | undefined;
  const varied = (share: number): number => 1 + (2 * luck() - 1) * share;

  return {
    piece(sound, now, length) {
      const before = last.get(sound);
      const soon = now + AHEAD;
      const next = before === undefined ? soon : Math.max(soon, before.at + BEHIND.pieces);
      ends = ends.filter((end) => end > next);
      if (length > MOMENT.longer && before !== undefined && soon - before.at < MOMENT.alone) return undefined;
      if (next - soon > LONGEST_WAIT.pieces || ends.length >= MOST_VOICES) return undefined;
      // No variant is played twice in a row.
      const step = before === undefined ? 0 : 1 + Math.floor(luck() * (VARIANTS - 1));
      const variant = ((before?.variant ?? Math.floor(luck() * VARIANTS)) + step) % VARIANTS;
      const at = next + (next > soon ? BEHIND.pieces * 0.3 * luck() : 0);
      last.set(sound, { at, variant });
      ends.push(at + length);
      return { at, variant, level: (next > soon ? FOLLOWS : 1) * varied(VARIED.level), speed: varied(VARIED.speed) };
    },
    alert(alert, now) {
      const soon = now + AHEAD;
      const at = lastAlert === undefined ? soon : Math.max(soon, lastAlert.at + BEHIND.alerts);
      const same = lastAlert?.alert === alert && soon - lastAlert.at < SAME_ALERT;
      if (same || at - soon > LONGEST_WAIT.alerts) return undefined;
      lastAlert = { alert, at };
      return { at, variant: 0, level: 1, speed: 1 };
    },
  };
}
