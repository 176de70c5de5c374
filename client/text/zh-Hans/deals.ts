/** 简体中文页面：朋友们各自玩的同一局。 */
import type { deals as English } from "../en/deals.ts";
import { number } from "./grammar.ts";

export const deals: typeof English = {
  title: "与朋友玩同一局",
  about: "每个打开链接的人面对同样的机器人玩同一局：只玩一次，不能撤销，没有提示。你自己的对局一结束，就能看到其他人的成绩。",
  seats: "座位",
  of: { same: "都坐同一个座位", turns: "依次坐下一个座位" },
  make: "生成链接",
  by: (name) => `来自${name}`,
  terms: (seats, level) => `${number(seats)}个座位，机器人：${level}`,
  seat: (seat) => `你坐${number(seat)}号座位。`,
  until: (when) => `在${when}之前都可以玩。`,
  over: "这一局已不能再玩。以下是结果。",
  players: (count) => (count === 0 ? "还没有人玩过。" : `已有${number(count)}人玩过或开始玩。`),
  share: "给朋友的链接",
  play: "玩这一局",
  playOn: "继续",
  results: "结果，最好的在前",
  place: "名次",
  player: "玩家",
  result: "结果",
  luck: "运气",
  luckAbout: "运气：牌和骰子对胜率的影响，只显示此浏览器分析过的对局。",
  you: (name) => `${name}（你）`,
  first: "这一局由此而来",
  withoutRank: "不计排名",
  withoutRankAbout: "不计排名：中途放弃、有撤销、大多由机器人代打，或结束得太晚。",
  watch: "观看",
  watchNamed: (name) => `观看${name}的对局`,
  watchFrom: (when) => `这是每日一局。从${when}起可以观看对局。`,
};
