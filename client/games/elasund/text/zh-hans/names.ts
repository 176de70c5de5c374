/** Chinese names of buildings, cards, church parts and bonus actions. */
import type { BONUS_NAMES as BONUSES, CARD_NAMES as CARDS, HOUSE_NAMES as HOUSES } from "../en/names.ts";

export const HOUSE_NAMES = {
  hut: "小屋",
  huts: "联排小屋",
  trader: "行商之家",
  craftsman: "工匠之家",
  well: "水井",
  market: "集市",
  merchant: "富商之家",
  inn: "酒馆",
  residence: "王侯府邸",
  office: "商行",
  hall: "议事厅",
} as const satisfies Record<keyof typeof HOUSES, string>;

/** The three large buildings have the same rules. */
export const KIND_NAMES = { ...HOUSE_NAMES, large: "大型建筑" } as const;

export const CARD_NAMES = {
  gold: "金币",
  green: "绿色影响力",
  blue: "蓝色影响力",
  red: "红色影响力",
} as const satisfies Record<keyof typeof CARDS, string>;

/** Parts of the church's picture, from the north-west. */
export const PART_NAMES = ["西北角", "北侧", "东北角", "西侧", "中央", "东侧", "西南角", "南侧", "东南角"] as const;

export const BONUS_NAMES = {
  move: "移动许可证",
  upgrade: "升级许可证",
  extra: "加放许可证",
  gold: "拿金币",
} as const satisfies Record<keyof typeof BONUSES, string>;
