/** How matches were won and what a player does again and again, for the statistics. */
import type * as English from "../en/habits.ts";

export const HABITS = {
  "won.points": "分数获胜",
  "won.blue": "同分，凭蓝色牌获胜",
  "won.shared": "共同获胜",
  "won.military": "军事胜利",
  "won.science": "科学胜利",
  "habit.opening": "你的第一张牌",
  "habit.drafted": "你选的奇迹",
  "habit.wonders": "你建造的奇迹",
  "habit.tokens": "你拿的进步标记",
  "habit.cards": "你建造的牌",
} as const satisfies Record<keyof typeof English.HABITS, string>;
