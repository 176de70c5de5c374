/** Elasund in simplified Chinese: names, and phrases that sentences are made of. */

import { type Amount, type Args, amountsBySeat, isSome, type People, pairsIn } from "../../../../text/grammar.ts";
import { called, list, many, personAt, who, whose } from "../../../../text/zh-Hans/grammar.ts";
import type * as English from "../en/phrases.ts";

// Names of buildings, cards, church parts and bonus actions.

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
} as const satisfies Record<keyof typeof English.HOUSE_NAMES, string>;

/** The three large buildings have the same rules. */
export const KIND_NAMES = { ...HOUSE_NAMES, large: "大型建筑" } as const;

export const CARD_NAMES = {
  gold: "金币",
  green: "绿色影响力",
  blue: "蓝色影响力",
  red: "红色影响力",
} as const satisfies Record<keyof typeof English.CARD_NAMES, string>;

/** Parts of the church's picture, from the north-west. */
const PART_NAMES = ["西北角", "北侧", "东北角", "西侧", "中央", "东侧", "西南角", "南侧", "东南角"] as const;

export const BONUS_NAMES = {
  move: "移动许可证",
  upgrade: "升级许可证",
  extra: "加放许可证",
  gold: "拿金币",
} as const satisfies Record<keyof typeof English.BONUS_NAMES, string>;

// Parts of sentences that Elasund needs often.

/** "1金币", "2张绿色影响力牌". */
export const cards = (amount: Amount, a: Args): string =>
  a.card === "gold" ? gold(amount) : many(amount, `张${called(CARD_NAMES, a.card)}牌`);
export const kind = (a: Args): string => called(KIND_NAMES, a.kind);
const measure = (id: string): string => (id === "well" ? "口" : id === "huts" ? "排" : id === "market" ? "处" : "座");
/** "2口水井". */
export const aOf = (count: Amount, id: string): string => many(count, `${measure(id)}${called(KIND_NAMES, id)}`);
export const part = (a: Args): string => PART_NAMES[Number(a.part)] ?? "";
/** A currency: no measure word. */
export const gold = (amount: Amount): string => `${amount}金币`;
export const influence = (amount: Amount): string => many(amount, "张影响力牌");
export const permits = (a: Args): string => many(a.permits, "张许可证");
/** "3点许可证". */
export const permit = (value: Amount): string => `${value}点许可证`;
/** "2张同色影响力牌". */
export const ofOneColour = (amount: Amount): string => many(amount, "张同色影响力牌");
/** "每色1张影响力牌". */
export const ofEachColour = (amount: Amount): string => `每色${influence(amount)}`;

/** Gold and influence, as far as there is any. */
export const drawn = (a: Args): string =>
  list([...(isSome(a.gold) ? [gold(a.gold)] : []), ...(isSome(a.influence) ? [influence(a.influence)] : [])]);

const COLOURS: Readonly<Record<string, string>> = { green: "绿色", blue: "蓝色", red: "红色" };
/** "2金币、1张绿色和1张红色影响力牌". */
export function spent(a: Args): string {
  const colours = Object.entries(COLOURS).flatMap(([id, colour]) => (isSome(a[id]) ? [`${a[id]}张${colour}`] : []));
  const parts = [...(isSome(a.gold) ? [gold(a.gold)] : []), ...colours];
  return colours.length === 0 ? list(parts) : `${list(parts)}影响力牌`;
}

/** One clause for each seat with an amount: "你交1张牌，Ada交2张牌". */
export const eachPerson = (a: Args, people: People | undefined, clause: (one: Args, amount: number) => string): string =>
  amountsBySeat(a, people)
    .map(({ seat, amount }) => clause(personAt(seat, people), amount))
    .join("，");

/** "Ada的联排小屋被挤走了。", from "0:huts". */
export function displaced(a: Args, people?: People): string {
  const names = pairsIn(a.tiles).map(([seat, id]) => `${whose(personAt(seat, people))}${called(KIND_NAMES, id)}`);
  return `${list(names)}被挤走了。`;
}

/** "Ada和Ben下回合可能获胜。" */
export function warning(a: Args, people?: People): string {
  const rivals = pairsIn(a.rivals).map(([seat]) => who(personAt(seat, people)));
  return rivals.length === 0 ? "" : `当心：${list(rivals)}下回合可能获胜。`;
}

/** "一座可放方块的塔楼". */
export const gives = (a: Args): string => (a.tower === 1 ? "一座可放1个方块的塔楼" : influence(a.influence));

/** "你的2点和Ada的3点", from "0:2 1:3". */
export const valued = (a: Args, people?: People): string =>
  list(pairsIn(a.values).map(([seat, value]) => `${whose(personAt(seat, people))}${value}点`));

/** The hut and the huts one begins with are put back where there is room. */
const isStart = (kind: string): boolean => kind.startsWith("hut");
/** What a build changes for a player: "失去水井，获得2个贸易点". */
export const changed = (a: Args): string => {
  const [trade, cubes] = [Number(a.trade), Number(a.cubes)];
  const displaced = `${a.kinds}`.split(" ").filter((id) => id !== "");
  const moved = displaced.filter(isStart);
  const lost = displaced.filter((id) => !isStart(id));
  return [
    ...(moved.length === 0 ? [] : [`若有空位，把${kinds(moved.join(" "))}移到别处`]),
    ...(lost.length === 0 ? [] : [`失去${kinds(lost.join(" "))}`]),
    ...(trade === 0 ? [] : [`${trade > 0 ? "获得" : "失去"}${many(Math.abs(trade), "个贸易点")}`]),
    ...(cubes === 0 ? [] : [`${cubes > 0 ? "放置" : "收回"}${many(Math.abs(cubes), "个方块")}`]),
  ].join("，");
};
/** The player, and how many more are asked at the same time. */
export const withOthers = (a: Args): string => (isSome(a.others) ? `${who(a)}和另外${many(a.others, "位玩家")}` : who(a));
/** "第4行", "第4行和第9行", from "4 9". */
export const inRows = (packed: Amount): string => list(`${packed}`.split(" ").map((row) => `第${row}行`));
/** "小屋和联排小屋", from "hut huts". */
export const kinds = (packed: Amount): string => list(`${packed}`.split(" ").map((id) => called(KIND_NAMES, id)));
/** "3、5和7", from "3 5 7". */
export const listed = (packed: Amount): string => list(`${packed}`.split(" "));

/** Where a piece of the wall stands. */
export function wallPlace(a: Args): string {
  if (a.side === "east") return `第${a.at}行旁`;
  return a.side === "north" ? `${a.at}列上方` : `${a.at}列下方`;
}
