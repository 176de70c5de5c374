/** What the tellers of Duel's events share. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import type { CoreEvent } from "../../../../shared/core/match/view.ts";
import { CARDS } from "../../../../shared/duel/catalog.ts";
import type { Duel, Event } from "../../../../shared/duel/state.ts";
import type { Cue } from "../../../face/pose.ts";
import { cue, type Say, type Tellers } from "../../../face/telling.ts";

export interface Context {
  readonly before: Sight<Duel>;
  readonly after: Sight<Duel>;
  readonly say: Say;
  /** The coins a seat has won or lost, from or to the box or another piece. */
  money(seat: number, order: number, bank?: string): Cue[];
}

/** The tellers of some events. */
export type SomeTellers = Partial<Tellers<Event | CoreEvent, Context>>;

export const cardId = (card: number): string => at(CARDS, card).id;

/** Prices come after the cards themselves. */
export const pricesOn = (cards: readonly number[]): Cue[] =>
  cards.flatMap((card) => [cue(`price:0:${card}`, 1), cue(`price:1:${card}`, 1)]);
