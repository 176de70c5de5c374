/** Elasund in simplified Chinese: why a position is not possible. */
import { type Args, called, type Translated } from "../../../../text/grammar.ts";
import type * as English from "../en/faults.ts";
import { CARD_NAMES, KIND_NAMES } from "./phrases.ts";

export const faults: Translated<typeof English.faults> = {
  "fault.setting": "版图不是按{n}名玩家布置的。",
  "fault.cards": (a: Args) => `${called(CARD_NAMES, a.card)}牌：共${a.n}张，应为${a.most}张。`,
  "fault.negative": "有的数量少于零。",
  "fault.hidden": "隐藏的内容与版图上的不符。",
  "fault.cubes": "{name}余{n}个方块，应为{most}个。",
  "fault.trade": "{name}有{n}点贸易，应为{most}点。",
  "fault.twice": "{field}上有两块板块。",
  "fault.outside": "有板块在城外（{field}）。",
  "fault.pit": "只有教堂可放在地基坑上。",
  "fault.owner": (a: Args) => `${called(KIND_NAMES, a.kind)}：所有者不可能如此。`,
  "fault.harbour": (a: Args) => `${called(KIND_NAMES, a.kind)}：不能放在港口。`,
  "fault.wallOrder": "{name}的城墙顺序不对。",
  "fault.wallGap": "有一段城墙没有连接。",
  "fault.churchAt": "教堂缺少位置或板块。",
  "fault.won": "{name}已无方块，比赛应已结束。",
  "fault.phase": "当前要求的选择与版图不符。",
};
