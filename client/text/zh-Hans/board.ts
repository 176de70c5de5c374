/** The page in simplified Chinese: the analysis board, whose words are fetched with it. */
import type * as English from "../en/board.ts";

export const board: typeof English.board = {
  title: "分析板",
  chances: "胜率",
  best: "最佳着法",
  thinking: "正在思考…",
  deeper: "继续思考",
  only: "只有一种合法的走法。",
  over: "比赛到此结束。",
  failed: "无法分析这个局面。",
  tryLine: "在版图上走这条变化",
  tried: "试过的走法",
  none: "在版图上替轮到的玩家走一步。你试过的每条变化都会留在这里。",
  start: "开局",
  note: "备注",
  first: "设为主线",
  remove: "删除这条变化",
  as: "你扮演",
  against: "对手",
  playOn: "从这里继续玩",
  link: "复制链接",
  copied: "链接已复制，其中包含这个局面和所有变化。",
  save: "存为文件",
  open: "打开文件",
  file: (game: string) => `${game} 分析`,
  choose: "选择游戏和人数。分析板从新的一局或一个文件开始。",
  players: (count: number) => `${count}名玩家`,
  problems: {
    damaged: "这个链接或文件不完整或已被改动，里面没有局面。",
    impossible: "这个局面不可能出现。",
  },
};
