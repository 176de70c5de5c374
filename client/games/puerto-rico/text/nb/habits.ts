/** How matches were won and what a player does again and again, for the statistics. */
export const HABITS = {
  "won.points": "På poeng",
  "won.wealth": "På dubloner og tønner, ved poenglikhet",
  "won.shared": "Delt seier",
  "habit.role": "Din første rolle",
  "habit.opening": "Din første bygning",
  "habit.buildings": "Bygninger du kjøper",
} as const;
