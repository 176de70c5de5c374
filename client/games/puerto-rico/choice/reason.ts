/** The prompt's second line: why this is asked now and what the choice is for. Every number comes from the rules' offers. */
import { at, must } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { MADE_IN, QUARRY } from "../../../../shared/puerto-rico/catalog.ts";
import { captainBonus, harborBonus } from "../../../../shared/puerto-rico/offers/captain.ts";
import { judgeExtra } from "../../../../shared/puerto-rico/offers/craftsman.ts";
import { possibleBuildings } from "../../../../shared/puerto-rico/offers/fast-buildings.ts";
import { saleableGoods } from "../../../../shared/puerto-rico/offers/fast-sales.ts";
import { canRearrange } from "../../../../shared/puerto-rico/offers/mayor.ts";
import { ROLE_OF_PHASE } from "../../../../shared/puerto-rico/offers/phases.ts";
import { canTakeQuarry, canTakeTile, judgeDraw } from "../../../../shared/puerto-rico/offers/settler.ts";
import { barrelsLost, freeWarehouses, judgeKeep, openKinds, storedBy } from "../../../../shared/puerto-rico/offers/storage.ts";
import { freeHousePlaces, judgeSale } from "../../../../shared/puerto-rico/offers/trader.ts";
import { allBarrels, countBits, emptyCircles, mannedTiles, playerAt } from "../../../../shared/puerto-rico/rules/board.ts";
import { isStillToCome } from "../../../../shared/puerto-rico/rules/rounds.ts";
import { GOODS, NONE, type Phase, type PuertoRico, ROLES, type Table } from "../../../../shared/puerto-rico/state.ts";
import type { Args, Line } from "../../../text/grammar.ts";
import { buildingId, goodId, tileId } from "../wording/ids.ts";
import { questionOf } from "./prompt.ts";

export function reason({ table, seat }: Sight<PuertoRico>): Line | undefined {
  const { phase, turn, picker } = table;
  if (phase === "over") return undefined;
  // A replay shows the frame after the choice, too: nothing is left to name.
  if (phase === "craftsman" && seat === turn && GOODS.every((_id, good) => judgeExtra(table, good).why !== undefined)) return undefined;
  const of: Args = { seat: picker, you: picker === seat ? 1 : 0, role: ROLE_OF_PHASE[phase] ?? "" };
  if (seat === turn) {
    const own = YOURS[phase]?.(table, seat);
    // Once the extra barrel is taken, there is none to name while the round ends.
    return phase === "craftsman" && !Object.values(own ?? {}).includes(1) ? undefined : [`reason.${questionOf(table)}`, { ...of, ...own }];
  }
  const own = seat < 0 ? {} : standingOf(table, seat);
  return [`reason.${OTHERS[phase] ?? phase}.others`, { ...of, ...own, wait: waitOf(table, seat), ...tableOf(table) }];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const goodsArgs = (has: (good: number) => boolean): Args => Object.fromEntries(GOODS.map((id, good) => [id, has(good) ? 1 : 0]));
const lostOf = (table: Table, seat: number): number => sum(barrelsLost(table, seat));

/** What the seat that is asked should know, by phase. */
const YOURS: Readonly<Partial<Record<Phase, (table: Table, seat: number) => Args>>> = {
  role: (table) => ({ last: table.ending === NONE ? 0 : 1, ...cardMoney(table), alone: isProspectorFree(table) ? 1 : 0 }),
  hacienda: (table) => ({ hidden: table.tilesLeft }),
  settler: (table, seat) => ({
    drawn: judgeDraw(table, seat).why === "drawn" ? 1 : 0,
    quarry: canTakeQuarry(table, seat) ? 1 : 0,
    quarries: table.quarries,
    ...goodsArgs((good) => playerAt(table, seat).city.some((building) => MADE_IN[building] === good)),
  }),
  hospice: (table, seat) => ({ ...tileId(must(playerAt(table, seat).island.at(-1), "tile")), left: table.colonists }),
  mayor: (table) => ({ aboard: table.colonistShip }),
  lifting: (table, seat) => ({ circles: emptyCircles(playerAt(table, seat)) }),
  placing: (table, seat) => ({ circles: emptyCircles(playerAt(table, seat)) }),
  builder: (table, seat) => ({
    doubloons: playerAt(table, seat).money,
    quarries: mannedTiles(playerAt(table, seat), QUARRY),
    possible: countBits(possibleBuildings(table, seat)),
  }),
  university: (table, seat) => ({ ...buildingId(must(playerAt(table, seat).city.at(-1), "building")), left: table.colonists }),
  craftsman: (table) => goodsArgs((good) => judgeExtra(table, good).why === undefined),
  trader: (table, seat) => ({ ...bestSale(table, seat), free: freeHousePlaces(table) }),
  captain: (table, seat) => ({
    bonus: captainBonus(table, seat),
    harbor: harborBonus(playerAt(table, seat)),
    lost: lostOf(table, seat),
  }),
  storage: (table, seat) => {
    const kinds = freeWarehouses(table, seat);
    if (kinds > 0) return { kinds, lost: lostOf(table, seat) };
    const open = openKinds(playerAt(table, seat), storedBy(table, seat));
    const verdict = judgeKeep(
      table,
      seat,
      GOODS.findIndex((_id, good) => (open & (1 << good)) !== 0),
    );
    return { lost: verdict.why === undefined ? verdict.lost : 0 };
  },
};

/** Phases that mean the same to those who are not asked. */
const OTHERS: Readonly<Partial<Record<Phase, string>>> = { hacienda: "settler", lifting: "placing" };

/** What a reader who is not asked has for their own turn. */
function standingOf(table: Table, seat: number): Args {
  const player = playerAt(table, seat);
  return { workers: player.sanJuan, doubloons: player.money, barrels: allBarrels(player), lost: lostOf(table, seat) };
}

const tableOf = (table: Table): Args => ({
  left: table.colonists,
  aboard: table.colonistShip,
  tiles: table.faceUp.filter((tile) => tile !== NONE).length,
  free: freeHousePlaces(table),
  ...(table.phase === "role" && { ...cardMoney(table), alone: isProspectorFree(table) ? 1 : 0 }),
});

/** How a reader who is not asked stands in a phase that goes round the table. */
function waitOf(table: Table, seat: number): "watch" | "later" | "cannot" | "done" {
  if (seat < 0) return "watch";
  if (!isStillToCome(table, seat)) return "done";
  const can = CAN[table.phase];
  return can === undefined || can(table, seat) ? "later" : "cannot";
}

const CAN: Readonly<Partial<Record<Phase, (table: Table, seat: number) => boolean>>> = {
  hacienda: canTakeTile,
  settler: canTakeTile,
  lifting: (table, seat) => canRearrange(playerAt(table, seat)),
  placing: (table, seat) => canRearrange(playerAt(table, seat)),
  builder: (table, seat) => possibleBuildings(table, seat) !== 0,
  trader: (table, seat) => saleableGoods(table, seat) !== 0,
};

/** Doubloons on the cards that are still to be taken, by role; two prospectors count as one. */
/** The one role that only its taker carries out may be chosen. */
export const isProspectorFree = ({ cardOwner }: Table): boolean =>
  cardOwner.some((owner, card) => owner === NONE && ROLES[card]?.startsWith("prospector") === true);

function cardMoney({ cardMoney, cardOwner }: Table): Args {
  const free = cardMoney.map((money, card) => (cardOwner[card] === NONE ? money : 0));
  return Object.fromEntries(free.map((money, card) => [at(ROLES, card), money]));
}

function bestSale(table: Table, seat: number): Args {
  const sales = GOODS.map((_id, good) => judgeSale(table, seat, good));
  const earned = sales.map((sale) => (sale.why === undefined ? sale.money : -1));
  const doubloons = Math.max(...earned);
  return { doubloons, ...goodId(earned.indexOf(doubloons)) };
}
