/** Chinese names of buildings, roles, goods and sources of points. */
import type { Building, Good, Role } from "../../../../../shared/puerto-rico/state.ts";
import type { SOURCE_NAMES as ENGLISH } from "../en/names.ts";

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
export const CROP_NAMES: Readonly<Record<Good, string>> = { ...GOOD_NAMES, sugar: "甘蔗" };

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
} as const satisfies Record<keyof typeof ENGLISH, string>;
