/** How matches were won and what a player does again and again, for the statistics. */
export const HABITS = {
  "won.cubes": "All cubes laid",
  "won.stalled": "Most cubes when building stopped",
  "won.full": "Most cubes on a full board",
  "built.church": "Part of the church",
  "built.wall": "City wall",
  "habit.opening": "What you build first",
  "habit.built": "What you build",
} as const;
