/** How matches were won and what a player does again and again, for the statistics. */
import type { Sentence } from "../../../../text/grammar.ts";
import type { HABITS as ENGLISH } from "../en/habits.ts";

export const HABITS = {
  "won.cubes": "放完全部方块",
  "won.stalled": "停止建造时方块最多",
  "won.full": "版图建满时方块最多",
  "built.church": "教堂拼块",
  "built.wall": "城墙",
  "habit.opening": "你最先建造的",
  "habit.built": "你建造的",
} as const satisfies Record<keyof typeof ENGLISH, Sentence>;
