/** Parts of Chinese sentences that Duel needs often. */

import type { Amount, Args } from "../../../../text/grammar.ts";
import { called, many } from "../../../../text/zh-hans/grammar.ts";
import { CARD_NAMES, SYMBOL_NAMES, TOKEN_NAMES, WONDER_NAMES } from "./names.ts";

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
