/** How matches were won and what a player does again and again, for the statistics. */
export const HABITS = {
  "won.cubes": "Allir kubbar lagðir",
  "won.stalled": "Flestir kubbar þegar hætt var að byggja",
  "won.full": "Flestir kubbar á fullu borði",
  "built.church": "Hluti kirkjunnar",
  "built.wall": "Borgarmúr",
  "habit.opening": "Það sem þú reisir fyrst",
  "habit.built": "Það sem þú reisir",
} as const;
