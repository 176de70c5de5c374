/** How matches were won and what a player does again and again, for the statistics. */
export const HABITS = {
  "won.points": "On points",
  "won.blue": "On blue cards, after a tie",
  "won.shared": "Shared victory",
  "won.military": "Military victory",
  "won.science": "Scientific victory",
  "habit.opening": "Your first card",
  "habit.drafted": "Wonders you draft",
  "habit.wonders": "Wonders you build",
  "habit.tokens": "Progress tokens you take",
  "habit.cards": "Cards you build",
} as const;
