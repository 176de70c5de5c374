/** The page in Chinese: what many matches came to, whose words are fetched with it. */
import { many, number } from "./grammar.ts";

export const gameStatistics = {
  title: (game: string) => `${game}：开局与统计`,
  about: "这些对局由实力相同的机器人相互进行。条形从均等胜率开始，末端的横线表示真实值在20次中有19次所在的范围。",
  few: (count: number) => `计数少于${number(count)}次的不显示。`,
  playedBy: "对局者",
  quick: "普通机器人",
  search: "搜索型机器人",
  matchesOf: (who: string, count: number) => `${who}：${many(count, "局")}`,
  lines: (count: number) => `搜索型机器人每次选择看${number(count)}条变化。`,
  value: "胜率",
  share: "占比",
  between: "区间",
  range: (low: string, high: string) => `${low}至${high}`,
  count: "次数",
  what: "项目",
  winners: "胜者",
  others: "其他人",
  difference: "差距",
  round: "轮次",
  showAll: (count: number) => `显示全部${number(count)}项`,
  fewer: "收起",
  fromHere: (count: number) => `从此局面：机器人的${many(count, "次选择")}`,
  alike: "只看选择本身，不论桌上还有什么。",
  since: (who: string, count: number) => `${who}：${many(count, "次")}`,
  more: "开局与统计",
};
