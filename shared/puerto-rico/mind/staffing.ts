/** Which circles to man with the colonists there are: the bots' plan. */

import { CORN, goodPrice, printed, QUARRY } from "../catalog.ts";
import { colonistsOf, spotOfBuilding } from "../rules/board.ts";
import { type Building, GOODS, NONE, type Player, SPOTS } from "../state.ts";

/** Value of a colonist on a violet building; on one half of a pair of field and circle it is 2 and more. */
const WISH: Readonly<Partial<Record<Building, number>>> = {
  smallMarket: 1.6,
  hacienda: 1.9,
  constructionHut: 1.8,
  smallWarehouse: 1.3,
  hospice: 2.4,
  office: 1.2,
  largeMarket: 2.6,
  largeWarehouse: 1.5,
  factory: 4,
  university: 1.6,
  harbor: 4.5,
  wharf: 4.5,
  guildHall: 3,
  residence: 3,
  fortress: 3,
  customsHouse: 3,
  cityHall: 3,
};
const QUARRY_WISH = 2.2;
const LARGE_AT_END = 9;

/** Colonists wanted on each spot; together as many as the player has circles or colonists. */
export function staffing(player: Player, left: number): number[] {
  const plan: number[] = new Array(SPOTS.length).fill(0);
  const room = plan.slice();
  for (const tile of player.island) room[tile]!++;
  for (const building of player.city) room[spotOfBuilding(building)] = printed(building).circles;
  let hands = colonistsOf(player);
  while (hands > 0) {
    const [spot, other] = bestUse(player, plan, room, hands, left);
    if (spot === NONE) break;
    plan[spot]!++;
    hands--;
    if (other === NONE) continue;
    plan[other]!++;
    hands--;
  }
  return plan;
}

/** The best next spot, or pair of field and circle. */
function bestUse(player: Player, plan: readonly number[], room: readonly number[], hands: number, left: number): [number, number] {
  let best = Number.NEGATIVE_INFINITY;
  let use: [number, number] = [NONE, NONE];
  const consider = (worth: number, spot: number, other = NONE): void => {
    if (worth <= best) return;
    best = worth;
    use = [spot, other];
  };
  if (plan[QUARRY]! < room[QUARRY]!) consider(QUARRY_WISH * Math.min(1, left / 4), QUARRY);
  if (plan[CORN]! < room[CORN]!) consider(2, CORN);
  for (const building of player.city) {
    const spot = spotOfBuilding(building);
    if (plan[spot] === room[spot]) continue;
    const { good, id, large } = printed(building);
    if (good === NONE) consider(large && left < 2 ? LARGE_AT_END : (WISH[id] ?? 1), spot);
    else if (hands > 1 && plan[good]! < room[good]!) consider(pairWorth(good, plan), good, spot);
    else consider(0.1, spot);
  }
  for (let good = CORN + 1; good < GOODS.length; good++) if (plan[good]! < room[good]!) consider(0.2, good);
  return use;
}

/** Per colonist: the first pair of a kind can be sold, the others are shipped. */
const pairWorth = (good: number, plan: readonly number[]): number => (plan[good] === 0 ? 1.6 + 0.45 * goodPrice(good) : 1.7);
