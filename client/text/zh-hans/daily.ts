/** The deal of the day. */
import { many, number, percent } from "./grammar.ts";

/** How a match ended, in a few words that follow a colon. */
function result(outcome: "won" | "drawn" | "lost" | "gaveUp", lead: number | undefined): string {
  if (outcome === "drawn") return "平局";
  if (outcome === "gaveUp") return "中途放弃";
  if (lead === undefined) return outcome === "won" ? "直接获胜" : "直接落败";
  if (lead === 0) return outcome === "won" ? "同分，靠平局判定获胜" : "同分，平局判定落败";
  return outcome === "won" ? `以${number(lead)}分优势获胜` : `以${number(lead)}分之差落败`;
}

/** Among those who have finished in time. Rounded down: 100% is better than all. */
const standing = (worse: number, others: number): string =>
  others === 0 ? "第一个完成" : `超过了其他${many(others, "位玩家")}中的${percent(Math.floor((100 * worse) / others) / 100)}`;

export const daily = {
  title: "每日一局",
  titleOf: (date: string) => `每日一局 · ${date}`,
  about: "所有人面对同样的牌、同样的骰子和同样的大师机器人，不能撤销，没有提示。每局只能玩一次。",
  play: "开始",
  playOn: "继续",
  show: "查看结果",
  /** Of a button, for screen readers: "Deal of the day, Elasund: play". */
  action: (game: string, what: string) => `每日一局，《${game}》：${what}`,
  open: "还没玩",
  running: "进行中",
  result,
  standing,
  late: "不计排名：在UTC零点之后完成，或大多由机器人走",
  ofMatch: (how: string, standing: string) => `${how}，${standing}`,
  copy: "复制结果",
  copied: "结果已复制",
  saved: "此页面无法复制，结果已存为文件。",
  shareText: (game: string, date: string, how: string, address: string) => `Quayside每日一局，《${game}》，${date}：${how}\n${address}`,
  ranked: "只有玩家自己在UTC零点之前完成的对局才计排名。所有人的牌都一样，无法排除有人再试一次。",
  best: (name: string, how: string, players: number) => `昨日${many(players, "位玩家")}中的最佳：${name}，${how}`,
  noBest: { unplayed: "昨天没有人玩这一局。", noneRanked: "昨天有人玩过这一局，但没有对局进入排名。" },
  watch: "观看",
  watchNamed: (game: string) => `观看昨日《${game}》的最佳对局`,
  /** On the button in the lobby. */
  hoursLeft: (hours: number) => (hours > 1 ? `剩${number(hours)}小时` : "剩不到1小时"),
  left: (hours: number, minutes: number) => `${hours > 0 ? `${number(hours)}小时` : ""}${number(minutes)}分钟后更新`,
  note: "在此之前打完才计排名。更新之前，其他人看不到你的对局。",
  /** At the table. */
  leave: "要离开吗？之后可以从大厅继续这一局。UTC零点之前打完才计排名。",
  resign: "要放弃这一局吗？放弃后不计排名，而且不能重玩。",
  noUndo: "每日一局不能撤销",
  ended: "每日一局：回到大厅，看看你和其他人相比表现如何。",
  secret: "其他人还在玩这一局，所以UTC零点之前保密。之后你可以在回放中验证。",
};
