/** What the tellers of Elasund's events share. */
import type { Sight } from "../../../../shared/core/contract/game.ts";
import type { CoreEvent } from "../../../../shared/core/match/view.ts";
import type { Elasund, Event } from "../../../../shared/elasund/state.ts";
import type { Act, Cue } from "../../../face/pose.ts";
import type { Say, Tellers } from "../../../face/telling.ts";
import type { Args } from "../../../text/grammar.ts";

export interface Context {
  readonly before: Sight<Elasund>;
  readonly after: Sight<Elasund>;
  /** The event's seat, or the one whose turn it was. */
  readonly actor: number;
  readonly say: Say;
  /** An event of the whole table, whichever seat was asked. */
  actOfAll(key: string, cues?: readonly Cue[], args?: Args): Act;
}

/** The tellers of some events. */
export type SomeTellers = Partial<Tellers<Event | CoreEvent, Context>>;

/** Amounts by seat, for the sentences. */
export const bySeat = (amounts: readonly number[]): Args => Object.fromEntries(amounts.map((amount, seat) => [`seat${seat}`, amount]));
