/** The page in Simplified Chinese: a stream, whose words are fetched with it. */

import type * as English from "../en/stream.ts";
import { many } from "./grammar.ts";

export const stream: typeof English.stream = {
  menu: "直播菜单",
  nothing: "目前没有对局",
  nothingOf: (game) => `目前没有人在玩${game}`,
  peopleAway: "这些玩家目前没有对局",
  goesOn: "下一场对局一开始，本页就会自动播放。",
  unreachable: "无法连接服务器",
  keepsTrying: "本页会继续连接，并自动恢复。",
  cannot: "无法播放这场对局",
  next: (game, who, seconds) => (seconds > 0 ? `${many(seconds, "秒")}后：${game}，${who}` : `马上开始：${game}，${who}`),
  nextOfPeople: "这些玩家的下一场对局一开始，就会在这里播放。",
  nextOfAny: "下一场对局一开始，就会在这里播放。",
  showChances: "显示胜率",
  hideChances: "隐藏胜率",
  estimate: "估算胜率",
  estimating: "正在估算胜率…",
  estimateHint: "由本浏览器根据所有人都能看到的信息估算，可能不准。",
  noEstimate: "无法估算胜率。",
  result: "结果",
  afterwards: "本局之后",
  samePlayers: "同样的玩家",
  bestOf: (game) => `${game}的最佳对局`,
  best: "所有游戏的最佳对局",
  fullScreen: "全屏",
  leave: "离开直播",
};
