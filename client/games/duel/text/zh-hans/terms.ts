/** Words that cards lead on to. */
import type { Args, Sentence } from "../../../../text/grammar.ts";
import { many } from "../../../../text/zh-hans/grammar.ts";
import type * as English from "../en/terms.ts";
import { cards, coins } from "./phrases.ts";

export const TERMS = {
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
} as const satisfies Record<keyof typeof English.TERMS, Sentence>;
