/** How matches were won and what a player does again and again, for the statistics. */
export const HABITS = {
  "won.points": "Á stigum",
  "won.blue": "Á bláum spjöldum, þegar stig eru jöfn",
  "won.shared": "Sameiginlegur sigur",
  "won.military": "Hernaðarsigur",
  "won.science": "Vísindasigur",
  "habit.opening": "Fyrsta spjaldið þitt",
  "habit.drafted": "Undur sem þú velur",
  "habit.wonders": "Undur sem þú reisir",
  "habit.tokens": "Framfaraskífur sem þú tekur",
  "habit.cards": "Spjöld sem þú reisir",
} as const;
