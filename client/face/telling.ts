/** What the acts of all games are made of. */
import type { Args, Line } from "../text/grammar.ts";
import type { Act, Cue } from "./pose.ts";

/** A sentence of the log about the event's seat. */
export type Say = (key: string, args?: Args) => Line;

/** The seat of an act that is about no seat. */
export const NO_SEAT = -1;

/** How each type of event is told. The context is what its tellers need beside the event. */
export type Tellers<E extends { readonly type: string }, Context> = {
  readonly [T in E["type"]]: (event: Extract<E, { readonly type: T }>, context: Context) => Act;
};

export const tellEvent = <E extends { readonly type: string }, Context>(tellers: Tellers<E, Context>, event: E, context: Context): Act =>
  (tellers[event.type as E["type"]] as (event: E, context: Context) => Act)(event, context);

/** What every game tells alike. */
export const coreTellers = {
  resigned: (_event: object, { say }: { readonly say: Say }): Act => ({ line: say("resigned"), cues: [] }),
  // The ui has the sentences: the log knows how many moves were taken back.
  takenBack: (): Act => ({ cues: [] }),
  hinted: (): Act => ({ cues: [] }),
  absent: (): Act => ({ cues: [] }),
};

export const cue = (piece: string, order: number, rest: Omit<Cue, "piece" | "order"> = {}): Cue => ({ piece, order, ...rest });

/** An act about the pieces that move, unless others are given. */
export const actAbout = (line: Line, cues: readonly Cue[], pieces: readonly string[] = cues.map(({ piece }) => piece)): Act => ({
  line,
  cues,
  pieces,
});
