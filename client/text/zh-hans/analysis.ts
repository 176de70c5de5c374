/** The analysis of a match that is over: the curve, the bars, and what could have been played. */
import { number, percent } from "./grammar.ts";

/** A smaller change of a chance is not worth naming. */
const NOTABLE = 0.015;

const signed = (share: number): string => {
  const size = percent(Math.abs(share));
  return size === percent(0) ? size : share < 0 ? `−${size}` : `+${size}`;
};

const TENTHS = new Intl.NumberFormat("zh-Hans", { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
const fine = (share: number): string => TENTHS.format(share);

export const analysis = {
  open: "复盘",
  about: "看看局势如何起伏，运气和选择各占几分",
  title: "复盘",
  close: "关闭复盘",
  progress: (share: number) => `正在复盘…… ${percent(share)}`,
  stop: "停止",
  failed: "这一局无法复盘。",
  chart: "全局胜率走势",
  axis: "胜率",
  axisAbout: "每条线代表一位玩家。线往下掉，说明运气或选择让这位玩家吃了亏：点一下就知道是哪一样。",
  ends: { first: "开局", last: "终局" },
  /** Over the chances at a place of the curve: before what is told of it, or once the match is over. */
  chanceAt: { step: "此前胜率", end: "终局胜率" },
  /** Over luck, choices and accuracy. */
  whole: "整局",
  keys: "方向键：上一个、下一个选择。Page Up、Page Down：转折点。",
  turn: (place: number) => `转折点${number(place)}`,
  /** Before their numbers. */
  turns: "转折点：变化最大的时刻",
  /** For a screen reader, at a place of the curve. */
  at: (what: string, chances: readonly string[]) => `${what} ${chances.join("，")}`,
  chance: (who: string, share: number) => `${who} ${percent(share)}`,
  start: "对局开始",
  over: "对局结束。",
  made: (who: string, what: string) => `${who}的行动：${what}`,
  luck: "运气",
  choices: "每步损失",
  accuracyTitle: "准确度",
  signed,
  /** What choices cost is 0 or less. */
  each: (share: number) => fine(Math.abs(share)),
  percent,
  accuracy: (kept: number) => number(kept),
  noAccuracy: { resigned: "认输", noChoice: "没有选择" },
  /** How much one look at a position differs from the next one. */
  unsure: (share: number) => `每个胜率都是估算，可能偏高或偏低约${percent(share)}。`,
  knownAbout: "每位玩家的胜率只按自己当时能知道的情况计算，所以这里加起来不是100%。",
  accuracyAbout: (who: string, kept: number) => `准确度${number(kept)}：${who}的选择保住了最佳选择所能保住胜率的${percent(kept / 100)}。`,
  luckAbout: "运气是随机结果比平均好（+）或差（−）多少的总和，50%相当于半场胜利。",
  choicesAbout: "与找到的最佳选择相比，这位玩家平均每步损失了多少胜率。",
  best: "没有找到更好的选择。",
  forced: "这里没得选。",
  better: (what: string, best: number, made: number) =>
    `更好的选择：${what}。走完之后的平均胜率是${percent(best)}，实际这一步之后是${percent(made)}。`,
  equal: (what: string) => `好选择。差不多一样好的还有：${what}。`,
  flip: (share: number) =>
    share < 0 ? `运气不好：这个结果让胜率降了${percent(-share)}。` : `运气不错：这个结果让胜率升了${percent(share)}。`,
  isNotable: (share: number) => Math.abs(share) >= NOTABLE,
  show: "演示",
  back: "回到对局",
  shown: "这是一条没有走过的路线，隐藏内容都和实际一样。",
  meaning: "这些数据的含义",
  numbers: "用表格查看所有数据",
  columns: { move: "行动", luck: "运气", choices: "选择" },
  tryAgain: "从这里接着玩",
  tryAbout: "从这个局面开始，和机器人练习对战。隐藏内容会和原局一样。",
};
