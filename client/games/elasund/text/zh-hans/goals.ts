/** The goals of the match, as they stand above the table. */
import type { Args, Sentence } from "../../../../text/grammar.ts";
import type { GOALS as ENGLISH } from "../en/goals.ts";
import { gold } from "./phrases.ts";

export const GOALS = {
  "goal.cubes": (a: Args) => `最先把${a.goal}个方块全部放上版图的玩家获胜。方块可以放在建筑、塔楼、教堂和贸易轨上。`,
  "goal.church": (a: Args) =>
    Number(a.left) === 0 ? "教堂已经落成。" : `教堂共${a.churchParts}块，每块${gold(a.churchGold)}，各放1个方块。还剩${a.left}块。`,
} as const satisfies Record<keyof typeof ENGLISH, Sentence>;
