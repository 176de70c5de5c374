/** 7 Wonders Duel in simplified Chinese: what cards, terms, the guided match and tips say. */

import { type Args, prefixed, type Translated } from "../../../../text/grammar.ts";
import { asked, called, does, many, numeral, who, whose } from "../../../../text/zh-Hans/grammar.ts";
import type * as English from "../en/learn.ts";
import {
  age,
  CARD_NAMES,
  card,
  cards,
  coins,
  colour,
  counted,
  points,
  resource,
  SOURCE_NAMES,
  shields,
  spaces,
  symbol,
  TOKEN_NAMES,
  units,
  WONDER_NAMES,
} from "./phrases.ts";

export const learn: Translated<typeof English.learn> = {
  ...prefixed("card", CARD_NAMES),
  ...prefixed("wonder", WONDER_NAMES),
  ...prefixed("token", TOKEN_NAMES),
  ...prefixed("points", SOURCE_NAMES),
  number: numeral,

  // The large cards about pieces.
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

  // Words that cards lead on to.
  "term.price": "价格",
  "term.price.is":
    "牌或奇迹旁的徽标是它现在的金币价格，徽标的颜色表示是哪位玩家的价格。金色表示付得起，灰色表示付不起，锁链表示可以免费建造。",
  "term.trade": "缺少的资源",
  "term.trade.is": (a: Args) =>
    `自己不产出的资源可以买，要多少买多少：每缺一份付${coins(a, "tradeBase")}，对手的棕色和灰色牌每产出一份同种资源，再加1枚。系统总会按最低价计算。`,
  "term.link": "连锁符号",
  "term.link.is": "有些牌带有一个符号，后面时代的某张牌上也有同样的符号。如果你的城市里有前一张，后一张就免费：不用金币，也不用资源。",
  "term.discarding": "弃牌",
  "term.discarding.is": (a: Args) => `拿到的牌随时可以弃掉，不建造。这样可得${coins(a, "discard")}，你的城市里每有一张黄色牌再多1枚。`,
  "term.wonders": "奇迹",
  "term.wonders.is": (a: Args) =>
    `要建造自己的一座奇迹，付清它的价格，再把拿到的牌塞到它下面。那张牌不再有任何作用。一局总共只能建${many(a.wondersBuilt, "座奇迹")}，最后一座移出游戏。`,
  "term.science": "科学符号",
  "term.science.is": (a: Args) =>
    `绿色牌上有科学符号，每种出现在两张牌上。同一符号的两张都有，就得到一枚进步标记。集齐${many(a.symbolsToWin, "种不同的符号")}，立即获胜。`,
  "term.tokens": "进步标记",
  "term.tokens.is": (a: Args) => `军事轨道旁放着${many(a.tokensOnBoard, "枚标记")}。拿到同一科学符号的第二张牌时，取走一枚。它整局都归你。`,
  "term.shields": "盾牌",
  "term.shields.is": "牌或奇迹一建成，上面的每个盾牌就把冲突棋子向对手的首都推进一格。",
  "term.loot": "掠夺标记",
  "term.loot.is": (a: Args) =>
    `冲突棋子首次到达掠夺标记时，那一侧的玩家失去${a.lootLeast}枚或${coins(a, "lootMost")}，不够则失去全部。然后移除标记。`,
  "term.guilds": "行会",
  "term.guilds.is": (a: Args) => `紫色牌，背面与众不同。随机抽${many(a.guilds, "张")}混入第三时代的牌中。行会总是以数量较多的城市为准。`,
  "term.ages": "时代",
  "term.ages.is": (a: Args) =>
    `一局有三个时代，每个时代都有一座新的卡牌金字塔。每个时代都有${cards(a.cardsRemoved)}直接放回盒中，谁也不看，所以你永远不会确切知道有哪些牌。`,
  "term.treasury": "金库",
  "term.treasury.is": (a: Args) => `你的金币。用来付牌面上的费用和购买缺少的资源。终局时每剩${coins(a, "coinsPerPoint")}得1分。`,

  // The guided first match: why, then what to do. Cards are named as on the table of its prepared deal.
  "lesson.goal": (a: Args) =>
    `你和机器人各建一座城市。把这枚棋子推入对方的首都，或集齐${many(a.symbolsToWin, "种")}不同的科学符号，就立即获胜。如果都没做到，三个时代后分数高者获胜。`,
  "lesson.resource": "几乎所有东西都要花资源，而棕色牌整局每个回合都能产出资源。越早建造，省下的金币越多。",
  "lesson.resource.do": "点击石坑，再点下方的“建造石坑”。",
  "lesson.price": "没有被其他牌压住的牌都可以拿。牌下方的金币是它现在的价格：左边是你的，右边是机器人的。黏土塘免费。",
  "lesson.price.do": "点击黏土塘并建造它。",
  "lesson.trade": (a: Args) =>
    `这张牌需要玻璃，而你没有产出。但仍然可以建造：每缺一份资源付${coins(a, "tradeBase")}，对手每产出一份同种资源，再加1枚。`,
  "lesson.trade.do": "点击药房并建造它，付钱买玻璃。",
  "lesson.counters": (a: Args) =>
    `这些计数显示你们各自离获胜有多近：棋子、科学符号，还有桂冠旁的分数。每${coins(a, "coinsPerPoint")}值1分，所以你们一开始都有几分，而机器人已经把金币花光了。`,
  "lesson.uncover": "拿牌之前，先看看它压着什么。拿走这张会翻开一张暗牌，而且轮到机器人选。你需要木材，冒这个险吧。",
  "lesson.uncover.do": "点击伐木场并建造它。",
  "lesson.science":
    "绿色牌带来科学符号，凑成一对相同的就能拿一枚进步标记，也就是桌上的圆片。这张牌上的书还能让你在第二时代免费建造图书馆：多留意这样的连锁。",
  "lesson.science.do": "点击缮写室并建造它。",
  "lesson.yellow": (a: Args) =>
    `你的金币不多了，而缺的资源要靠金币买。酒馆现在给你${coins(a, "tavernIncome")}，以后弃牌换金币时还会让你多得1枚，接下来就会看到。`,
  "lesson.yellow.do": "点击酒馆并建造它。",
  "lesson.discard": (a: Args) => `你已经产出石料了，所以弃掉采石场：得${coins(a, "discard")}，加上黄色牌的1枚，机器人的石料还是得买。`,
  "lesson.discard.do": "先点击采石场，再点击弃牌堆。",
  "lesson.wonder": (a: Args) =>
    `建造奇迹时，付清奇迹自己的价格，再把一张可以拿的牌塞到它下面，那张牌不再有别的作用。这座奇迹给你${coins(a, "artemisIncome")}和一个额外回合。你们的${many(a.wondersDealt, "座奇迹")}里总共只能建${many(a.wondersBuilt, "座")}，别等太久。`,
  "lesson.wonder.do": "先点击马厩，再点击阿尔忒弥斯神庙。",
  "lesson.military":
    "又轮到你了。机器人的盾牌把棋子推向了你的首都，你的盾牌能把它推回去。棋子深入你的领土会让你损失金币，进了首都你就输了。",
  "lesson.military.do": "点击卫戍营并建造它。",
  "lesson.praise":
    "资源、金币、科学、盾牌和奇迹，你都用过了。剩下的就是分数：蓝色牌是最直接的来源，其他牌、奇迹、进步标记、棋子和你的金币也能得分。",
  "lesson.praise.do": "到了第二时代，记得建造图书馆：对你免费，上面的第二支羽毛笔还能换来一枚进步标记。",

  // Tips for the first matches, one for each kind of choice.
  "tip.draft": "能再进行一个回合的奇迹很强：可以连拿两张牌。也要看清奇迹需要哪些资源。",
  "tip.turn": "点击一张牌，然后选择：建造、弃掉，或点击要用它建造的奇迹。",
  "tip.age1": "尽早建造棕色和灰色牌：它们每个回合都替你省金币。只有对手产出的资源，你买起来会很贵。",
  "tip.age2": "有带同一连锁符号的牌，后面那张就免费。留意价格里的锁链。",
  "tip.age3": "第三时代没有棕色和灰色牌。紫色的行会按数量较多的城市计分，哪怕那是对手的城市。",
  "tip.poor": (a: Args) => `缺钱？弃掉一张对手用得上的牌，至少得${coins(a, "discard")}。`,
  "tip.wonder": "你现在付得起一座奇迹。用对手想要的牌来建造它。",
  "tip.seven": (a: Args) => `你们两人总共只能建${many(a.wondersBuilt, "座奇迹")}，最后一座建不成，别等太久。`,
  "tip.uncover": "这里有些牌压着别的牌。你翻开的，对手可能先拿走。",
  "tip.war": "棋子逼近你的首都了。建造红色牌，或抢在对手能建造之前弃掉它们。",
  "tip.science": "对手在收集科学符号，别让新的绿色牌落到对手手里。",
  "tip.token": "想想接下来要建什么：有的标记省资源，有的给金币，有的直接得分。",
  "tip.library": "这些标记不在版图上，对手无法提前防备。",
  "tip.mausoleum": "选你建不起的最贵的牌，或能凑成一对的符号。",
  "tip.zeus": "如果某种资源只有这张牌产出，毁掉它最让对手心疼。",
  "tip.circus": "如果某种资源只有这张牌产出，毁掉它最让对手心疼。",
  "tip.opener": "有正合你意的明牌，就自己先开始；没有的话，让对手先替你翻牌。",
};
