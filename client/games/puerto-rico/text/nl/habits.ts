/** How matches were won and what a player does again and again, for the statistics. */
export const HABITS = {
  "won.points": "Op punten",
  "won.wealth": "Op dubloenen en vaten, na gelijke stand",
  "won.shared": "Gedeelde zege",
  "habit.role": "Je eerste rol",
  "habit.opening": "Je eerste gebouw",
  "habit.buildings": "Gebouwen die je koopt",
} as const;
