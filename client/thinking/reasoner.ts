/** Why a move is made, in words: the facts that decide it, as the game's own sentences. Hints, analyses and puzzles all ask here. */
import { type Estimate, objectionsTo, reasonsFor } from "../../shared/core/analysis/reasons.ts";
import type { View } from "../../shared/core/contract/game.ts";
import type { Fact } from "../../shared/core/contract/reasons.ts";
import type { Face } from "../face/face.ts";
import type { Language } from "../text/languages.ts";
import { type Say, sayer } from "../text/say.ts";

export interface Reasoner {
  /** "Discard the Guard Tower: you need 2 coins more for the Lighthouse", without a full stop; the move alone if there is no reason. */
  because(what: string, view: View, row: readonly string[], estimates?: readonly Estimate[]): string;
  /** The same with what speaks against the row. */
  despite(what: string, view: View, row: readonly string[]): string;
}

/** Undefined for a game without reasons. */
export async function loadReasoner(language: Language, face: Face, say: Say): Promise<Reasoner | undefined> {
  if (face.reasons === undefined) return undefined;
  const [factsOf, sentences] = await Promise.all([face.reasons.facts(), language.reasonsOf(face)]);
  const { reason, equals, ofOther } = say.text.hint;
  /** Reasons speak to the player who moves; to others they speak of them. */
  const clauses = (facts: readonly Fact[], { seat }: View): string[] => {
    const { line } = sayer(say.text, sentences, say.name, seat);
    const told = facts.map(({ kind, args }) => line([`fact.${kind}`, args]));
    return seat === say.reader ? told : told.map((clause) => ofOther(clause, say.name(seat)));
  };
  const told = (what: string, found: readonly string[]): string => (found.length === 0 ? what : reason(what, found));
  return {
    because(what, view, row, estimates) {
      const found = reasonsFor(face.game, factsOf, view, row, estimates);
      if (found.equals === 0) return told(what, clauses(found.facts, view));
      return told(what, [...clauses(found.facts.slice(0, 1), view), equals(found.equals)]);
    },
    despite: (what, view, row) => told(what, clauses(objectionsTo(face.game, factsOf, view, row), view)),
  };
}
