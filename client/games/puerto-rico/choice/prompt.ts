/** The sentence that says what is asked, and of which seat. Its numbers differ each time the same seat is asked again within a role. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { cardsPerSeat } from "../../../../shared/puerto-rico/catalog.ts";
import { canUseWharf, judgeNoLoad } from "../../../../shared/puerto-rico/offers/captain.ts";
import { canTakeQuarry } from "../../../../shared/puerto-rico/offers/settler.ts";
import { freeWarehouses } from "../../../../shared/puerto-rico/offers/storage.ts";
import { allBarrels, colonistsOf, playerAt } from "../../../../shared/puerto-rico/rules/board.ts";
import type { Phase, PuertoRico, Table } from "../../../../shared/puerto-rico/state.ts";
import type { Line } from "../../../text/grammar.ts";

export function prompt({ table, seat }: Sight<PuertoRico>): Line {
  const { phase, turn } = table;
  if (phase === "over") return ["prompt.over"];
  return [`prompt.${questionOf(table)}`, { seat: turn, you: seat === turn ? 1 : 0, ...NUMBERS[phase]?.(table, turn) }];
}

/** What is asked: a phase, or one of the different questions of a phase. */
export function questionOf(table: Table): string {
  const { phase, turn } = table;
  if (phase === "captain" && isWharfAlone(table)) return "wharf";
  if (phase === "storage") return freeWarehouses(table, turn) > 0 ? "store" : "keep";
  if (phase === "lifting" && playerAt(table, turn).sanJuan === 0) return "moving";
  return phase;
}

/** The wharf is the only way to load; unlike the ships it need not be used. */
const isWharfAlone = (table: Table): boolean =>
  canUseWharf(playerAt(table, table.turn)) && judgeNoLoad(table, table.turn).why === undefined;

type Numbers = Readonly<Record<string, number>>;
function colonists(table: Table, seat: number): Numbers {
  const player = playerAt(table, seat);
  return { colonists: player.sanJuan, placed: colonistsOf(player) - player.sanJuan };
}

const NUMBERS: Readonly<Partial<Record<Phase, (table: Table, seat: number) => Numbers>>> = {
  role: ({ round, players, cardOwner }, seat) => ({
    round,
    own: cardsPerSeat(players.length),
    nth: cardOwner.filter((owner) => owner === seat).length + 1,
  }),
  settler: (table, seat) => ({ quarry: canTakeQuarry(table, seat) ? 1 : 0 }),
  lifting: colonists,
  placing: colonists,
  captain: ({ players }, seat) => {
    const barrels = players.map(allBarrels);
    return { barrels: at(barrels, seat), others: barrels.reduce((sum, some) => sum + some, 0) - at(barrels, seat) };
  },
  storage: (table, seat) => ({ kinds: freeWarehouses(table, seat) }),
};
