/** 7 Wonders Duel in Chinese: the pictures of statistics. */
import type { Args, Translated } from "../../../../text/grammar.ts";
import type { statistics as english } from "../en/statistics.ts";

export const statistics: Translated<typeof english> = {
  "chart.ways": "获胜方式",
  "chart.ways.is": "对局如何结束。",
  "chart.order": "先后手",
  "chart.order.is": "先选奇迹并开启时代I的玩家，以及另一位。",
  "chart.firstWonders": "四选一的奇迹",
  "chart.firstWonders.is": "四张都在时被选走的奇迹。",
  "chart.wonders": "奇迹",
  "chart.wonders.is": "玩家四张奇迹中的一张，建成与否都算。",
  "chart.pairs": "奇迹组合",
  "chart.pairs.is": "同一玩家拥有的两张奇迹。",
  "chart.firstCards": "第一张牌",
  "chart.firstCards.is": "每位玩家的第一张牌用来做什么。",
  "chart.tokens": "进步标记",
  "chart.tokens.is": "拥有该标记的玩家的胜率。",
  "chart.points": "分数来源",
  "chart.points.is": "以分数决胜的对局的平均值。",
  "row.order": (a: Args) => (Number(a.nth) === 1 ? "先手" : "后手"),
  "row.discard": "弃掉",
  "row.wonder": "用来建奇迹",
};
