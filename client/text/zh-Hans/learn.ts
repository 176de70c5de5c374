/** The page in simplified Chinese: guided matches, tips, puzzles and the analysis. */
import type * as English from "../en/learn.ts";
import { list, number, percent } from "./grammar.ts";

// Guided first matches and tips. What a game teaches is in its own catalogue.

export const lesson: typeof English.lesson = {
  title: "新手引导",
  /** On the card of a game, for a newcomer. */
  first: "第一次玩？三分钟学会",
  /** The same for everybody else. */
  again: "新手引导",
  offer: (game: string) => `第一次玩《${game}》吗？`,
  learn: "三分钟学会",
  known: "我会玩",
  progress: (at: number, all: number) => `${number(at)}/${number(all)}`,
  next: "下一步",
  readOn: "看完说明，点“下一步”。",
  skip: "跳过引导",
  skipped: "引导结束，对局继续。想再看一遍，可以从大厅或“快捷键”页面打开。",
  resumed: "欢迎回来。引导从上次的地方继续。",
  /** A click on something else. `task` is a whole sentence. */
  watch: "还没轮到你，先看看其他玩家怎么做。",
  ownMove: "正在执行你的行动，看看会发生什么。",
  later: (task: string) => `别急，先做这一步：${task}`,
  done: "干得漂亮！",
  playOn: "继续玩",
  lobby: "返回大厅",
  /** Lessons on one topic each. */
  more: "再学一点",
  moreOf: (game: string) => `再学一点：${game}`,
  moreAbout: "每次两分钟，只讲一个主题，最后有一道题。不需要开一局。",
  tryTopic: (topic: string) => `两分钟学会：${topic}`,
  /** Before the reason why an answer to their puzzle is wrong. */
  wrong: "不对。",
};

export const tips: typeof English.tips = {
  /** For screen readers, before the tip itself. */
  title: "小贴士",
  off: "不再显示小贴士",
  isOff: "不会再显示小贴士了。可以在设置中重新打开。",
};

// Puzzles: the list of a game's, and what is said at the table. Chances are in percent.

/** Rounded first, so that differences add up as they are read. */
const share = (chance: number): string => percent(Math.round(chance) / 100);

export const puzzles: typeof English.puzzles = {
  ofDay: "每日一题",
  open: "谜题",
  title: (game: string) => `《${game}》谜题`,
  about: "每道谜题都来自机器人对局中的一个局面。其中有一步的胜率明显高于其他走法。只算第一次作答。",
  solved: (solved: number, all: number) => `已解${number(solved)}/${number(all)}`,
  rating: (rating: number) => `你的谜题等级分：${number(rating)}`,
  start: (place: number) => `挑战第${number(place)}题`,
  allSolved: "全部解开了，厉害！",
  volume: "组",
  volumeOf: (volume: number) => `第${number(volume)}组`,
  theme: "主题",
  allThemes: (count: number) => `全部主题（${number(count)}）`,
  themeOf: (theme: string, count: number) => `${theme}（${number(count)}）`,
  levels: { 1: "简单", 2: "中等", 3: "困难" },
  rate: (solved: number, tried: number) => `${number(tried)}人中${share((100 * solved) / tried)}解开`,
  unrated: "还没人试过",
  offline: "服务器没有响应，看不到每道题的解开率。你解开的题会保留。",
  /** A puzzle in the list, for screen readers. */
  entry: (place: number, parts: readonly string[]) => list([`第${number(place)}题`, ...parts]),
  isSolved: "你已解开",
  isMissed: "试过",
  heading: (place: number) => `第${number(place)}题`,
  ask: "轮到你了。有一步的胜率明显高于其他走法。",
  askProven: "轮到你了。只有一步必胜，无论对手怎么应对。",
  right: (move: string, chance: number) => `答对了：${move}。据机器人估算，这样的对局你现在大约能赢${share(chance)}。`,
  second: (move: string, chance: number) => `次佳选择：${move}，大约${share(chance)}。`,
  rightProven: (move: string) => `答对了：${move}。无论对手怎么应对，这一步都必胜，其他走法都不能保证赢。`,
  wrong: (move: string, chance: number, best: number) =>
    `不是最佳走法：${move}。据机器人估算，这样的对局大约能赢${share(chance)}，最佳一步大约是${share(best)}，损失了${share(Math.round(best) - Math.round(chance))}。`,
  wrongProven: (move: string) => `不是最佳走法：${move}。对手现在能阻止你了。另有一步必胜。`,
  solution: (move: string, chance: number) => `答案：${move}。据机器人估算，这样的对局大约能赢${share(chance)}。`,
  solutionProven: (move: string) => `答案：${move}。无论对手怎么应对都能赢。`,
  line: "版图上演示了后续的一种走法，隐藏内容都和实际一样。",
  again: "再试一次",
  show: "看答案",
  next: "下一题",
  all: "全部谜题",
};

// The analysis of a match that is over: the curve, the bars, and what could have been played.

const signed = (share: number): string => {
  const size = percent(Math.abs(share));
  return size === percent(0) ? size : share < 0 ? `−${size}` : `+${size}`;
};

export const analysis: typeof English.analysis = {
  board: "分析板",
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
  /** Over what adds up to the result of each player. */
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
  choices: { own: "自己的选择", others: "他人的选择" },
  resigned: "认输",
  unforeseen: "未预见",
  signed,
  percent,
  /** How much one look at a position differs from the next one. */
  unsure: (share: number) => `每个胜率都是估算，可能偏高或偏低约${percent(share)}。`,
  sumAbout:
    "每一行从左到右相加：开局胜率、运气、自己的选择、他人的选择，以及后来才看清的部分（未预见）。这一部分不是某一个选择或某一次运气造成的，估算的误差也在其中。",
  luckAbout: "运气是随机结果比平均好（+）或差（−）多少的总和，50%相当于半场胜利。",
  story: {
    title: "概要",
    even: "始终没有人明显领先。",
    always: (who: string) => `${who}从头领先到尾。`,
    since: (who: string, move: number) => `直到第${number(move)}步前无人明显领先，此后${who}领先。`,
    changed: (times: number, who: string, move: number) => `领先易手${number(times)}次，最后一次在第${number(move)}步：此后${who}领先。`,
    cost: (move: number) => `损失最大的选择是第${number(move)}步。`,
    noCost: "没有哪个选择的损失超过估计的误差。",
    luck: (move: number, who: string, share: number) => `运气影响最大的是第${number(move)}步：给${who}带来${percent(share)}。`,
    noLuck: "运气给谁带来的都没有超过估计的误差。",
    unforeseen: (from: number, to: number, who: string, share: number) =>
      `从第${number(from)}步到第${number(to)}步，${who}的局面后来证明比看上去好${percent(share)}：这不是某一个选择或某一次运气造成的。`,
  },
  best: "没有找到更好的选择。",
  forced: "这里没得选。",
  better: (what: string, kept: number) => `更好的选择：${what}。这样胜率会高出${percent(kept)}。`,
  equal: (what: string) => `好选择。差不多一样好的还有：${what}。`,
  flip: (share: number) =>
    share < 0 ? `运气不好：这个结果让胜率降了${percent(-share)}。` : `运气不错：这个结果让胜率升了${percent(share)}。`,
  show: "演示",
  back: "回到对局",
  shown: "这是一条没有走过的路线，隐藏内容都和实际一样。",
  meaning: "这些数据的含义",
  numbers: "用表格查看所有数据",
  columns: { move: "行动", luck: "运气", choices: "选择" },
  tryAgain: "从这里接着玩",
  tryAbout: "从这个局面开始，和机器人练习对战。隐藏内容会和原局一样。",
};
