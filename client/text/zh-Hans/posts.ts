/** What is posted to a chat service, in this language. */
import type { PostSentences } from "../../../shared/core/wire/webhooks.ts";

export const posts: PostSentences = {
  begun: "《{game}》开始了：{names}。",
  move: "《{game}》轮到{names}行动。",
  moveInRound: "《{game}》{round}，轮到{names}行动。",
  won: "《{game}》结束，{names}获胜。",
  wonOnPoints: "《{game}》结束，{names}获胜，{points}。",
  ended: "《{game}》结束：{names}。",
  soon: "《{game}》十分钟后开始：{names}。",
  invited: "{group}有一桌《{game}》，发起人：{host}。",
  trial: "轮到谁行动，会发在这里。",
  someone: "一位玩家",
  bot: "机器人",
};
