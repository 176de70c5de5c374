/** How matches were won and what a player does again and again, for the statistics. */
import type * as English from "../en/habits.ts";

export const HABITS = {
  "won.points": "Op punten",
  "won.blue": "Op blauwe kaarten, na gelijke stand",
  "won.shared": "Gedeelde zege",
  "won.military": "Militaire zege",
  "won.science": "Wetenschappelijke zege",
  "habit.opening": "Je eerste kaart",
  "habit.drafted": "Wonderen die je kiest",
  "habit.wonders": "Wonderen die je bouwt",
  "habit.tokens": "Vooruitgangsfiches die je neemt",
  "habit.cards": "Kaarten die je bouwt",
} as const satisfies Record<keyof typeof English.HABITS, string>;
