/** Puerto Rico in simplified Chinese: names, and phrases that sentences are made of. */

import type { Building, Good, Role } from "../../../../../shared/puerto-rico/state.ts";
import type { Amount, Args } from "../../../../text/grammar.ts";
import { called, many } from "../../../../text/zh-Hans/grammar.ts";
import type * as English from "../en/phrases.ts";

// Names of buildings, roles, goods and sources of points.

export const BUILDING_NAMES: Readonly<Record<Building, string>> = {
  smallIndigoPlant: "小靛蓝作坊",
  smallSugarMill: "小蔗糖磨坊",
  indigoPlant: "靛蓝作坊",
  sugarMill: "蔗糖磨坊",
  tobaccoStorage: "烟草库",
  coffeeRoaster: "咖啡烘烤房",
  smallMarket: "小市场大厅",
  hacienda: "农庄",
  constructionHut: "建筑小屋",
  smallWarehouse: "小仓库",
  hospice: "收容院",
  office: "分商会",
  largeMarket: "大市场大厅",
  largeWarehouse: "大仓库",
  factory: "工厂",
  university: "大学",
  harbor: "港口",
  wharf: "船坞",
  guildHall: "公会大厅",
  residence: "官邸",
  fortress: "堡垒",
  customsHouse: "海关",
  cityHall: "市政厅",
};

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  settler: "拓荒者",
  mayor: "市长",
  builder: "建筑师",
  craftsman: "监管",
  trader: "商人",
  captain: "船长",
  prospector: "淘金者",
  prospector2: "淘金者",
};

export const GOOD_NAMES: Readonly<Record<Good, string>> = {
  corn: "玉米",
  indigo: "靛蓝",
  sugar: "蔗糖",
  tobacco: "烟草",
  coffee: "咖啡",
};

/** What grows on a plantation. */
const CROP_NAMES: Readonly<Record<Good, string>> = { ...GOOD_NAMES, sugar: "甘蔗" };

/** Where points come from, as in `score`. */
export const SOURCE_NAMES = {
  barrels: "货物装船",
  harbor: "港口",
  captain: "船长",
  buildings: "建筑",
  guildHall: "公会大厅",
  residence: "官邸",
  fortress: "堡垒",
  customsHouse: "海关",
  cityHall: "市政厅",
} as const satisfies Record<keyof typeof English.SOURCE_NAMES, string>;

// Parts of sentences that Puerto Rico needs often.

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
