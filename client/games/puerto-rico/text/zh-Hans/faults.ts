/** Puerto Rico in simplified Chinese: why a position is not possible. */
import { type Args, called, type Translated } from "../../../../text/grammar.ts";
import type * as English from "../en/faults.ts";
import { BUILDING_NAMES, GOOD_NAMES } from "./phrases.ts";

export const faults: Translated<typeof English.faults> = {
  "fault.setting": "版图不是按{n}名玩家布置的。",
  "fault.colonists": "共有{n}名工人，应为{most}名。",
  "fault.quarries": "共有{n}个采石场，应为{most}个。",
  "fault.barrels": (a: Args) => `${called(GOOD_NAMES, a.good)}：共有${a.n}桶，应为${a.most}桶。`,
  "fault.plantations": (a: Args) => `${called(GOOD_NAMES, a.good)}：共有${a.n}个种植园，应为${a.most}个。`,
  "fault.buildings": (a: Args) => `${called(BUILDING_NAMES, a.building)}：共有${a.n}座，应为${a.most}座。`,
  "fault.hidden": "隐藏的内容与版图上的不符。",
  "fault.negative": "有的数量少于零。",
  "fault.island": "{name}的岛上超过{most}块板块。",
  "fault.city": "{name}的城市占用超过{most}格。",
  "fault.twice": (a: Args) => `${called(BUILDING_NAMES, a.building)}：${a.name}有两座这样的建筑。`,
  "fault.circles": (a: Args) => `${called(BUILDING_NAMES, a.building)}：${a.name}在此的工人数不对。`,
  "fault.island.circles": "{name}的一块板块上超过一名工人。",
  "fault.sameGood": "两艘货船装着同一种货物。",
  "fault.ship": "可装{most}桶的货船，其载货不可能如此。",
  "fault.house": "商行只有{most}格。",
  "fault.points": "分数池余{n}分，应为{most}分。",
  "fault.last": "这个局面应处于最后一轮。",
  "fault.phase": "当前要求的选择与版图不符。",
};
