/** 7 Wonders Duel in simplified Chinese: names, and phrases that sentences are made of. */

import type { Amount, Args } from "../../../../text/grammar.ts";
import { called, many } from "../../../../text/zh-Hans/grammar.ts";
import type * as English from "../en/phrases.ts";

// Names of cards, wonders, tokens, symbols and sources of points.

export const CARD_NAMES = {
  lumber_yard: "伐木场",
  logging_camp: "伐木营地",
  clay_pool: "黏土塘",
  clay_pit: "黏土坑",
  quarry: "采石场",
  stone_pit: "石坑",
  glassworks: "玻璃工坊",
  press: "造纸坊",
  guard_tower: "瞭望塔",
  stable: "马厩",
  garrison: "卫戍营",
  palisade: "木栅栏",
  workshop: "工坊",
  apothecary: "药房",
  scriptorium: "缮写室",
  pharmacist: "药剂师",
  theater: "剧院",
  altar: "祭坛",
  baths: "浴场",
  stone_reserve: "石料库",
  clay_reserve: "黏土库",
  wood_reserve: "木材库",
  tavern: "酒馆",
  sawmill: "锯木厂",
  brickyard: "砖厂",
  shelf_quarry: "石料场",
  glass_blower: "吹玻璃坊",
  drying_room: "晾纸房",
  walls: "城墙",
  horse_breeders: "养马场",
  barracks: "兵营",
  archery_range: "射箭场",
  parade_ground: "练兵场",
  library: "图书馆",
  dispensary: "诊所",
  school: "学校",
  laboratory: "实验室",
  courthouse: "法院",
  statue: "雕像",
  temple: "神殿",
  aqueduct: "引水渠",
  rostrum: "演讲台",
  forum: "广场",
  caravansery: "商队驿站",
  customs_house: "海关",
  brewery: "酿酒坊",
  arsenal: "军械库",
  pretorium: "统帅府",
  fortifications: "防御工事",
  siege_workshop: "攻城工坊",
  circus: "竞技场",
  academy: "学院",
  study: "书斋",
  university: "大学",
  observatory: "天文台",
  palace: "宫殿",
  town_hall: "市政厅",
  obelisk: "方尖碑",
  gardens: "花园",
  pantheon: "万神殿",
  senate: "元老院",
  chamber_of_commerce: "商会",
  port: "港口",
  armory: "兵器库",
  lighthouse: "灯塔",
  arena: "角斗场",
  merchants_guild: "商人行会",
  shipowners_guild: "船主行会",
  builders_guild: "建筑师行会",
  magistrates_guild: "政务官行会",
  scientists_guild: "科学家行会",
  moneylenders_guild: "放贷人行会",
  tacticians_guild: "战术家行会",
} as const satisfies Record<keyof typeof English.CARD_NAMES, string>;

export const WONDER_NAMES = {
  the_appian_way: "阿庇亚大道",
  circus_maximus: "大竞技场",
  the_colossus: "罗德岛巨像",
  the_great_library: "大图书馆",
  the_great_lighthouse: "大灯塔",
  the_hanging_gardens: "空中花园",
  the_mausoleum: "摩索拉斯陵墓",
  piraeus: "比雷埃夫斯",
  the_pyramids: "金字塔",
  the_sphinx: "狮身人面像",
  the_statue_of_zeus: "宙斯神像",
  the_temple_of_artemis: "阿尔忒弥斯神庙",
} as const satisfies Record<keyof typeof English.WONDER_NAMES, string>;

export const TOKEN_NAMES = {
  agriculture: "农业",
  architecture: "建筑学",
  economy: "经济",
  law: "法律",
  masonry: "石工术",
  mathematics: "数学",
  philosophy: "哲学",
  strategy: "战略",
  theology: "神学",
  urbanism: "城市规划",
} as const satisfies Record<keyof typeof English.TOKEN_NAMES, string>;

export const SYMBOL_NAMES = {
  wheel: "车轮",
  quill: "羽毛笔",
  mortar: "研钵",
  plumb: "铅垂",
  globe: "天球仪",
  sundial: "日晷",
  law: "天平",
} as const satisfies Record<keyof typeof English.SYMBOL_NAMES, string>;

/** As in `score`. */
export const SOURCE_NAMES = {
  blue: "蓝色牌",
  green: "绿色牌",
  yellow: "黄色牌",
  guilds: "行会",
  wonders: "奇迹",
  tokens: "进步标记",
  treasury: "金库",
  military: "军事",
} as const satisfies Record<keyof typeof English.SOURCE_NAMES, string>;

// Parts of sentences that Duel needs often.

/** The cards of a list, each as the card of a sentence. */
export const cardsIn = ({ cards }: Args): Args[] => `${cards}`.split(" ").map((card) => ({ card }));
export const card = (a: Args, key = "card"): string => called(CARD_NAMES, a[key]);
export const wonder = (a: Args): string => called(WONDER_NAMES, a.wonder);
/** The names of tokens are everyday words. */
export const token = (a: Args): string => `“${called(TOKEN_NAMES, a.token)}”`;
export const symbol = (a: Args): string => called(SYMBOL_NAMES, a.symbol);
export const coins = (a: Args, key = "coins"): string => many(a[key], "枚金币");
export const age = (a: Args): string => called({ 1: "第一时代", 2: "第二时代", 3: "第三时代" }, a.age);

export const points = (amount: Amount): string => many(amount, "分");
export const cards = (amount: Amount): string => many(amount, "张牌");
export const shields = (amount: Amount): string => many(amount, "个盾牌");
export const spaces = (amount: Amount): string => many(amount, "格");

const RESOURCE_NAMES: Readonly<Record<string, string>> = {
  wood: "木材",
  stone: "石料",
  clay: "黏土",
  glass: "玻璃",
  papyrus: "莎草纸",
};
export const resource = (a: Args): string => called(RESOURCE_NAMES, a.resource);
/** "2份木材". */
export const units = (a: Args): string => many(a.units, `份${resource(a)}`);

const COLOUR_NAMES: Readonly<Record<string, string>> = {
  brown: "棕色",
  grey: "灰色",
  blue: "蓝色",
  green: "绿色",
  yellow: "黄色",
  red: "红色",
  purple: "紫色",
};
export const colour = (a: Args): string => called(COLOUR_NAMES, a.colour);

/** What a guild or a yellow card counts. */
const COUNTED: Readonly<Record<string, string>> = {
  brown: "1张棕色牌",
  grey: "1张灰色牌",
  blue: "1张蓝色牌",
  green: "1张绿色牌",
  yellow: "1张黄色牌",
  red: "1张红色牌",
  brownAndGrey: "1张棕色或灰色牌",
  wonders: "1座已建成的奇迹",
  treasure: "3枚金币",
};
export const counted = (a: Args): string => called(COUNTED, a.what);
