/** How matches were won and what a player does again and again, for the statistics. */
export const HABITS = {
  "won.points": "On points",
  "won.wealth": "On doubloons and barrels, after a tie",
  "won.shared": "Shared victory",
  "habit.role": "Your first role",
  "habit.opening": "Your first building",
  "habit.buildings": "Buildings you buy",
} as const;
