/**
 * A bot's whole turn, however many decisions it makes one after the other, takes a limited time: the decisions share it. Counted from when
 * players have seen what came before; waiting for a thread counts too.
 */

/** In milliseconds. */
const WHOLE_TURN = 3_000;
/** The most that one decision takes of what is left: something remains for those after it. */
const PART = 0.7;

/** In milliseconds. */
export interface DecisionTime {
  /** Most time for pause and search. */
  readonly most: number;
  /** Time until the whole turn must be over. */
  readonly left: number;
}

export interface TurnTime {
  /** The time for a decision that a seat begins at `start`. `last` is the seat that made the entry before. */
  next(seat: number, last: number, start: number): DecisionTime;
}

export function openTurnTime(): TurnTime {
  /** By seat. */
  const began = new Map<number, number>();
  return {
    next(seat, last, start) {
      const first = last === seat ? began.get(seat) : undefined;
      if (first === undefined) began.set(seat, start);
      // The practice table's clock is a date, which may be set back.
      const used = Math.max(0, start - (first ?? start));
      const left = Math.max(0, WHOLE_TURN - used);
      return { most: PART * left, left };
    },
  };
}
