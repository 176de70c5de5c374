/** Reasons as short text for tests of built positions: "uncovers altar, denies". */
import { objectionsTo, reasonsFor } from "../../../shared/core/analysis/reasons.ts";
import type { Game, Shape, State } from "../../../shared/core/contract/game.ts";
import { eraseShape } from "../../../shared/core/contract/game.ts";
import type { Fact, FactsOf } from "../../../shared/core/contract/reasons.ts";
import { viewOf } from "../../../shared/core/match/view.ts";

const written = ({ kind, args }: Fact): string => [kind, ...Object.values(args)].join(" ");

/** What speaks for a row of moves, and against it, of the seat that is asked first. */
export const reasonsIn = <S extends Shape>(game: Game<S>, facts: FactsOf<S>) => {
  const erased = eraseShape(game);
  const factsOf = facts as unknown as FactsOf;
  const asked = (state: State<S>, seat = game.toAct(state.table)[0] ?? 0) => viewOf(state as unknown as State, seat);
  return {
    forRow: (state: State<S>, ...row: string[]): string => reasonsFor(erased, factsOf, asked(state), row).facts.map(written).join(", "),
    against: (state: State<S>, ...row: string[]): string => objectionsTo(erased, factsOf, asked(state), row).map(written).join(", "),
  };
};
