/** How matches were won and what a player does again and again, for the statistics. */
export const HABITS = {
  "won.cubes": "Alle klossene på brettet",
  "won.stalled": "Flest klosser da byggingen stoppet",
  "won.full": "Flest klosser på fullt brett",
  "built.church": "Del av kirken",
  "built.wall": "Bymur",
  "habit.opening": "Det du bygger først",
  "habit.built": "Det du bygger",
} as const;
