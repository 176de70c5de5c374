/**
 * Who can load, as bots ask millions of times: sets of goods and ships are bits, and lists are read without a check. `judgeLoad` and
 * `judgeWharf` in `captain.ts` say the same in plain words.
 */

import { buildingOf } from "../catalog.ts";
import { GOODS, NONE, type Player, type Table } from "../state.ts";

const EVERY_GOOD = 2 ** GOODS.length - 1;
const WHARF = buildingOf("wharf");

/** Goods of which the ships take barrels, as bits. */
export function loadableGoods({ ships }: Table): number {
  let open = 0;
  let carried = 0;
  let isEmpty = false;
  for (let at = 0; at < ships.length; at++) {
    const { good, load, size } = ships[at]!;
    if (good === NONE) isEmpty = true;
    else {
      carried |= 1 << good;
      if (load < size) open |= 1 << good;
    }
  }
  return isEmpty ? open | (EVERY_GOOD & ~carried) : open;
}

/** Whether a player has a barrel for the ships, or for a wharf. */
export function canLoadAny({ goods, city, cityColonists, wharfUsed }: Player, loadable: number): boolean {
  let has = 0;
  for (let good = 0; good < goods.length; good++) if (goods[good]! > 0) has |= 1 << good;
  if ((has & loadable) !== 0) return true;
  if (has === 0 || wharfUsed) return false;
  for (let at = 0; at < city.length; at++) if (city[at] === WHARF) return cityColonists[at]! > 0;
  return false;
}
