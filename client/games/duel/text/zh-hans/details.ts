/** The large cards about pieces. */

import type { Args, Sentence } from "../../../../text/grammar.ts";
import { asked, called, does, many, who, whose } from "../../../../text/zh-hans/grammar.ts";
import type * as English from "../en/details.ts";
import { SOURCE_NAMES } from "./names.ts";
import { age, card, cards, coins, colour, counted, points, resource, shields, spaces, symbol, units } from "./phrases.ts";

export const EFFECTS = {
  "effect.makes": (a: Args) => `产出${units(a)}。`,
  "effect.raw": "产出1份木材、石料或黏土，按需任选。",
  "effect.grey": "产出1份玻璃或莎草纸，按需任选。",
  "effect.flat": (a: Args) => `你购买${resource(a)}，每份${coins(a, "tradeFlat")}。`,
  "effect.shields": (a: Args) => `${shields(a.shields)}：把冲突棋子推向对手的首都。`,
  "effect.science": (a: Args) =>
    `科学符号：${symbol(a)}。凑成一对相同的，获得一枚进步标记；集齐${many(a.symbolsToWin, "种")}不同的，赢得对局。`,
  "effect.points": (a: Args) => `终局时得${points(a.points)}。`,
  "effect.income": (a: Args) => `获得${coins(a)}。`,
  "effect.incomePer": (a: Args) => `你的城市每有${counted(a)}，获得${coins(a)}。`,
  "effect.guildCoins": (a: Args) => `以数量较多的城市为准，每有${counted(a)}，获得${coins(a)}。`,
  "effect.guildPoints": (a: Args) => `终局时，以数量较多的城市为准，每有${counted(a)}，得${points(a.points)}。`,
  "effect.moneylenders": (a: Args) => `终局时，以较富有的城市为准，每有${coins(a, "coinsPerPoint")}，得${points(a.points)}。`,
  "effect.again": "再进行一个回合。",
  "effect.robs": (a: Args) => `对手失去${coins(a)}。`,
  "effect.library": (a: Args) => `查看盒中${many(a.tokensDrawn, "枚标记")}，保留一枚。`,
  "effect.mausoleum": "免费建造弃牌堆中的一张牌。",
  "effect.zeus": "摧毁对手的一张棕色牌，放进弃牌堆。",
  "effect.circus": "摧毁对手的一张灰色牌，放进弃牌堆。",
  "effect.agriculture": (a: Args) => `获得${coins(a, "agricultureIncome")}。终局时得${points(a.agriculturePoints)}。`,
  "effect.architecture": (a: Args) => `你的每座奇迹少付${many(a.waived, "份资源")}。`,
  "effect.economy": "对手购买缺少的资源所付的金币归你。",
  "effect.law": "算作一种科学符号。",
  "effect.masonry": (a: Args) => `你的每张蓝色牌少付${many(a.waived, "份资源")}。`,
  "effect.mathematics": (a: Args) => `终局时，你每有一枚进步标记（包括这枚）得${points(a.mathematicsPoints)}。`,
  "effect.philosophy": (a: Args) => `终局时得${points(a.philosophyPoints)}。`,
  "effect.strategy": (a: Args) => `从此，你每建造一张红色牌，就多${shields(a.strategy)}。`,
  "effect.theology": "从此，你每建造一座奇迹，就再进行一个回合。",
  "effect.urbanism": (a: Args) => `获得${coins(a, "urbanismIncome")}。以后每次凭连锁符号免费建造，再获得${many(a.urbanism, "枚")}。`,
} as const satisfies Record<keyof typeof English.EFFECTS, Sentence>;

export const DETAILS = {
  "is.card": (a: Args) => (a.colour === "purple" ? `行会，${age(a)}` : `${colour(a)}建筑，${age(a)}`),
  "is.wonder": "奇迹",
  "is.token": "进步标记",
  "is.place": (a: Args) => (a.guild === 1 ? "一张行会牌，背面朝上" : `一张${age(a)}的牌，背面朝上`),
  "place.freed": "没有牌压着它时就会翻开。",
  "place.unseen": (a: Args) => `是你还没见过的${cards(a.count)}之一。`,

  "bill.title": asked(
    (a) => (a.total === 0 ? "你可以免费建造。" : `你要付${coins(a, "total")}。`),
    (a) => (a.total === 0 ? `${who(a)}可以免费建造。` : `${who(a)}要付${coins(a, "total")}。`),
  ),
  "bill.short": asked(
    (a) => `你要付${coins(a, "total")}，还差${many(a.lack, "枚")}。`,
    (a) => `${who(a)}要付${coins(a, "total")}，还差${many(a.lack, "枚")}。`,
  ),
  "bill.later": asked(
    (a) => `以后建造，你大约要付${coins(a, "total")}。你开局有${many(a.coins, "枚")}。`,
    (a) => `${who(a)}建造它大约要付${coins(a, "total")}。`,
  ),
  "bill.chain": asked(
    (a) => `你可以免费建造：你有${card(a)}。`,
    (a) => `${who(a)}可以免费建造，因为有${card(a)}。`,
  ),
  "bill.coins": (a: Args) => `牌面费用${coins(a)}`,
  "bill.own": (a: Args) => `自产${units(a)}`,
  "bill.chosen": (a: Args) => `任选产出${units(a)}`,
  "bill.waived": (a: Args) => `标记减免${units(a)}`,
  "bill.bought": (a: Args) => `购买${units(a)}，${a.units === 1 ? "" : "每份"}${coins(a, "price")}`,
  "link.frees": (a: Args) => `以后可免费建造${card(a)}。`,
  "link.freeWith": (a: Args) => `如果你有${card(a)}，则免费。`,
  "sell.coins": asked(
    (a) => `弃掉它可得${coins(a)}。`,
    (a) => `${who(a)}弃掉它可得${coins(a)}。`,
  ),
  "under.card": (a: Args) => `用${card(a)}建成。`,

  "detail.discard": "弃牌堆",
  "detail.discardHow": "把拿到的牌放到这里，可以换金币。",
  "detail.discardCount": (a: Args) => (Number(a.count) === 0 ? "现在是空的。" : `有${cards(a.count)}，两位玩家都能查看。`),
  "discard.earns": asked(
    (a) => `你每弃一张牌得${coins(a)}。`,
    (a) => `${who(a)}每弃一张牌得${coins(a)}。`,
  ),
  "token.owner": asked("归你所有。", (a) => `归${who(a)}所有。`),
  "token.earn": "建造两张科学符号相同的牌，就能拿取它。",
  "detail.drawn": (a: Args) => `${does(a, "从盒中抽出的标记之一")}。留下一枚，其余放回。`,
  "detail.opener": (a: Args) => `${does(a, "先开始")}${age(a)}`,
  "opener.who": "由军事较弱的玩家决定谁先拿牌。如果棋子在正中，由拿最后一张牌的玩家先开始，或由其决定谁先开始。",
  "detail.pawn": "军事",
  "detail.pawnAt": (a: Args) => (Number(a.spaces) === 0 ? "冲突棋子在正中。" : `冲突棋子已深入${whose(a)}领土${spaces(a.spaces)}。`),
  "detail.pawnWins": (a: Args) => `从正中推进${spaces(a.capital)}，进入对手的首都，立即获胜。`,
  "detail.pawnPoints": (a: Args) => `如果现在结束，军事占优的一方得${points(a.points)}。`,
  "detail.loot": "掠夺",
  "detail.lootPays": (a: Args) => `冲突棋子到达这里时，这一侧的玩家失去${coins(a)}，仅一次。`,
  "detail.score": (a: Args) => `如果现在结束，${whose(a)}分数`,
  "detail.source": (a: Args) => `${a.points} · ${called(SOURCE_NAMES, a.source)}`,
  "detail.purse": (a: Args) => `金库：${coins(a)}`,
  "detail.trade": (a: Args) => `${does(a, "购买")}${resource(a)}，每份${coins(a, "price")}。`,
  "detail.science": (a: Args) => `科学符号：${symbol(a)}`,
  "detail.scienceCards": (a: Args) => `在${card(a)}和${card(a, "second")}上。`,
  "detail.scienceLaw": "只在进步标记“法律”上。",
  "detail.box": "游戏盒",
  "detail.boxHolds": "里面有金币、未使用的牌和其余的进步标记。",
  "detail.prices": "各玩家价格",
} as const satisfies Record<keyof typeof English.DETAILS, Sentence>;
