/** 7 Wonders Duel in simplified Chinese: why a position is not possible. */
import { type Args, called, type Translated } from "../../../../text/grammar.ts";
import type * as English from "../en/faults.ts";
import { CARD_NAMES, TOKEN_NAMES, WONDER_NAMES } from "./phrases.ts";

export const faults: Translated<typeof English.faults> = {
  "fault.twice.card": (a: Args) => `${called(CARD_NAMES, a.card)}：这张牌出现在两处。`,
  "fault.twice.wonder": (a: Args) => `${called(WONDER_NAMES, a.wonder)}：这个奇迹出现在两处。`,
  "fault.twice.token": (a: Args) => `${called(TOKEN_NAMES, a.token)}：这枚进步标记出现在两处。`,
  "fault.hidden": "隐藏的内容与版图上的不符。",
  "fault.board": "版图上最多有{n}枚进步标记。",
  "fault.early": (a: Args) => `${called(CARD_NAMES, a.card)}：这张牌属于以后的时代。`,
  "fault.crowded": "时代{age}：可见{n}张牌，但只发{most}张。",
  "fault.guilds": "可见{n}个行会，但本局只有{most}个。",
  "fault.coins": "{name}的金币少于零。",
  "fault.wonders": "{name}有{n}个奇迹，应为{most}个。",
  "fault.eighth": "总共只能建成七个奇迹。",
  "fault.removed": "建成七个奇迹之后才会移除一个。",
  "fault.draft": "时代与奇迹轮选不相符。",
  "fault.hole": "第{place}个位置是空的，却仍被牌压住。",
  "fault.otherAge": (a: Args) => `${called(CARD_NAMES, a.card)}：这张牌不属于时代${a.age}。`,
  "fault.face": "第{place}个位置：牌的正反面不对。",
  "fault.over": "比赛已结束却无人获胜，或者相反。",
  "fault.capital": "冲突棋子已到首都，比赛应已结束。",
  "fault.science": "{name}已有六种符号，比赛应已结束。",
  "fault.loot": "冲突棋子已越过仍在版图上的军事标记。",
  "fault.phase": "在这个局面下无法完成当前要求的选择。",
};
