/** How matches were won and what a player does again and again, for the statistics. */
export const HABITS = {
  "won.cubes": "Alle blokjes geplaatst",
  "won.stalled": "Meeste blokjes toen niemand meer bouwde",
  "won.full": "Meeste blokjes op een vol bord",
  "built.church": "Deel van de kerk",
  "built.wall": "Stadsmuur",
  "habit.opening": "Wat je het eerst bouwt",
  "habit.built": "Wat je bouwt",
} as const;
