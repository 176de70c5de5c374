/** How matches were won and what a player does again and again, for the statistics. */
export const HABITS = {
  "won.points": "Á stigum",
  "won.wealth": "Á doblúnum og tunnum, þegar stig eru jöfn",
  "won.shared": "Sameiginlegur sigur",
  "habit.role": "Fyrsta hlutverkið þitt",
  "habit.opening": "Fyrsta byggingin þín",
  "habit.buildings": "Byggingar sem þú reisir",
} as const;
