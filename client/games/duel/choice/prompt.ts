/** The sentence that says what is asked, and of which seat. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { CARDS } from "../../../../shared/duel/catalog.ts";
import { weakerSeat } from "../../../../shared/duel/rules/military.ts";
import { EMPTY } from "../../../../shared/duel/rules/pyramid.ts";
import type { Duel, Table } from "../../../../shared/duel/state.ts";
import type { Line } from "../../../text/grammar.ts";

export function prompt({ table, seat }: Sight<Duel>, [piece]: readonly string[] = []): Line {
  if (table.phase === "over") return ["prompt.over"];
  const card = table.phase === "turn" && seat === table.turn ? CARDS[Number(/^card:(\d+)$/.exec(piece ?? "")?.[1])] : undefined;
  if (card !== undefined) return ["prompt.picked", { card: card.id }];
  return [promptKey(table), { seat: table.turn, you: seat === table.turn ? 1 : 0, ...countsOf(table) }];
}

/** Numbers that tell one question from the next of its kind: which wonder of the draft, how many cards are left. */
const countsOf = ({ age, cities, pyramid, turn }: Table) => ({
  age,
  at: at(cities, turn).wonders.length + 1,
  left: pyramid.filter((card) => card !== EMPTY).length,
});

/** If the pawn is in the middle no side is behind: the player of the last card chooses. */
const promptKey = (table: Table): string =>
  table.phase === "opener" && weakerSeat(table) === undefined ? "prompt.openerLevel" : `prompt.${table.phase}`;
