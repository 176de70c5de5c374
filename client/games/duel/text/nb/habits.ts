/** How matches were won and what a player does again and again, for the statistics. */
export const HABITS = {
  "won.points": "På poeng",
  "won.blue": "På blå kort ved poenglikhet",
  "won.shared": "Delt seier",
  "won.military": "Militær seier",
  "won.science": "Vitenskapelig seier",
  "habit.opening": "Ditt første kort",
  "habit.drafted": "Underverk du velger",
  "habit.wonders": "Underverk du bygger",
  "habit.tokens": "Fremskrittsskiver du tar",
  "habit.cards": "Kort du bygger",
} as const;
