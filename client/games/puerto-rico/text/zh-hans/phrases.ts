/** Parts of Chinese sentences that Puerto Rico needs often. */

import type { Amount, Args } from "../../../../text/grammar.ts";
import { called, many } from "../../../../text/zh-hans/grammar.ts";
import { BUILDING_NAMES, CROP_NAMES, GOOD_NAMES, ROLE_NAMES } from "./names.ts";

/** A currency: no measure word. */
export const coins = (amount: Amount): string => many(amount, "杜布隆");
export const doubloons = (a: Args): string => coins(a.doubloons);
export const points = (amount: Amount): string => many(amount, "分");
export const workers = (amount: Amount): string => many(amount, "名工人");
export const barrels = (a: Args): string => many(a.barrels, `桶${goodOf(a)}`);
export const quarries = (amount: Amount): string => many(amount, "座有工人的采石场");

export const buildingOf = (a: Args): string => called(BUILDING_NAMES, a.building);
export const roleOf = (a: Args): string => called(ROLE_NAMES, a.role);
export const goodOf = (a: Args): string => called(GOOD_NAMES, a.good);
export const tileOf = (a: Args): string => called(CROP_NAMES, a.tile);

/** "靛蓝种植园", "采石场". */
export const landOf = (a: Args): string => (a.tile === "quarry" ? "采石场" : `${tileOf(a)}种植园`);
/** "1块靛蓝种植园", "1座采石场". */
export const aTile = (a: Args): string => `1${a.tile === "quarry" ? "座" : "块"}${landOf(a)}`;

/** A tile, a building or San Juan. */
export function spotOf(a: Args, key = "spot"): string {
  const id = `${a[key]}`;
  if (id in CROP_NAMES) return `${called(CROP_NAMES, id)}种植园`;
  if (id in BUILDING_NAMES) return called(BUILDING_NAMES, id);
  return id === "quarry" ? "采石场" : id === "sanJuan" ? "圣胡安" : id;
}
