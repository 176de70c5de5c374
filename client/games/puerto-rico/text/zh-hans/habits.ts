/** How matches were won and what a player does again and again, for the statistics. */
import type { Sentence } from "../../../../text/grammar.ts";
import type { HABITS as ENGLISH } from "../en/habits.ts";

export const HABITS = {
  "won.points": "分数获胜",
  "won.wealth": "同分，凭杜布隆和货物获胜",
  "won.shared": "共同获胜",
  "habit.role": "你首选的角色",
  "habit.opening": "你的第一座建筑",
  "habit.buildings": "你买的建筑",
} as const satisfies Record<keyof typeof ENGLISH, Sentence>;
