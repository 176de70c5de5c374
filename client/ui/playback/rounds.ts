/** Where the rounds of a match begin, for the marks of the playback bar. Pure. */
import type { Face } from "../../face/face.ts";
import type { Moment } from "../../feed/feed.ts";

export interface RoundStart {
  readonly frame: number;
  readonly round: number;
}

/** After a takeback a round may begin once more: it counts from its first beginning. */
export function roundStarts(face: Pick<Face, "round">, moments: readonly (Moment | undefined)[]): readonly RoundStart[] {
  const first = moments[0]?.sight;
  if (face.round === undefined || first === undefined) return [];
  const starts: RoundStart[] = [];
  let round = 0;
  for (const moment of moments) {
    if (moment === undefined) continue;
    round = face.round(moment, first, round);
    if (round > (starts.at(-1)?.round ?? -1)) starts.push({ frame: moment.number, round });
  }
  return starts;
}

export const roundAt = (starts: readonly RoundStart[], frame: number): number | undefined =>
  starts.findLast((start) => start.frame <= frame)?.round;
