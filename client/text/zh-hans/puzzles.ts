/** Puzzles: the list of a game's, and what is said at the table. Chances are in percent. */
import { list, number, percent } from "./grammar.ts";

/** Rounded first, so that differences add up as they are read. */
const share = (chance: number): string => percent(Math.round(chance) / 100);

export const puzzles = {
  open: "谜题",
  title: (game: string) => `《${game}》谜题`,
  about: "每道谜题都来自机器人对局中的一个局面。其中有一步的胜率明显高于其他走法。只算第一次作答。",
  solved: (solved: number, all: number) => `已解${number(solved)}/${number(all)}`,
  start: (place: number) => `挑战第${number(place)}题`,
  allSolved: "全部解开了，厉害！",
  levels: { 1: "简单", 2: "中等", 3: "困难" },
  rate: (solved: number, tried: number) => `${number(tried)}人中${share((100 * solved) / tried)}解开`,
  unrated: "还没人试过",
  offline: "服务器没有响应，看不到每道题的解开率。你解开的题会保留。",
  /** A puzzle in the list, for screen readers. */
  entry: (place: number, parts: readonly string[]) => list([`第${number(place)}题`, ...parts]),
  isSolved: "你已解开",
  isMissed: "试过",
  heading: (place: number, all: number) => `第${number(place)}题，共${number(all)}题`,
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
