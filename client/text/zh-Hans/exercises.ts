/** The page in Chinese: exercises from the reader's own matches, whose words are fetched with them. */
import type * as English from "../en/exercises.ts";
import { number, percent } from "./grammar.ts";

const inDays = (days: number): string => (days === 1 ? "明天" : `${number(days)}天后`);

export const exercises: typeof English.exercises = {
  title: "自己的对局",
  due: (count: number) => (count === 0 ? "今天没有练习" : `今天${number(count)}题`),
  about: "复盘过的对局中，让你损失最大的选择。请找出更好的走法。答错的明天再来，答对的过几天再来，答对三次就完成。",
  none: "复盘一局自己的对局，损失最大的选择就会成为这里的练习。",
  start: "开始练习",
  next: (days: number) => `下一题${inDays(days)}再来。`,
  allDone: "全部完成。再复盘几局，就会有新的练习。",
  ask: (played: string, cost: number) =>
    `轮到你了。对局中你选择了：${played}。据复盘估算，这一步损失了${percent(cost)}。请找出更好的走法。`,
  judging: "正在判断你的走法……",
  unjudged: "无法判断你的走法，这次不算。请再试一次。",
  right: (move: string, chance: number) => `答对了：${move}。据复盘估算，这样的对局你现在大约能赢${percent(chance)}。`,
  asGood: (move: string) => `答对了：${move}。据估算，它和复盘的最佳走法一样好。`,
  best: (move: string) => `复盘会选择：${move}。`,
  wrong: (move: string, chance: number) => `还不够好：${move}。最佳一步大约能赢${percent(chance)}。`,
  same: (move: string) => `这就是你在对局中的选择：${move}。`,
  solution: (move: string, chance: number) => `更好的走法：${move}。据复盘估算，这样的对局大约能赢${percent(chance)}。`,
  comesBack: (days: number) => `这道题${inDays(days)}再来。`,
  isDone: "已答对三次，完成。",
  following: "下一题",
  gone: "这道练习无法再显示。",
  found: (count: number) => `这一局有${number(count)}个选择可以练习：见“谜题”。`,
  ofMatch: (count: number) => `${number(count)}道练习`,
};
