/** Times of day as a language writes them. */
import { icelandicDay, isIcelandic, two } from "./dates.ts";

/** "9:00 PM", "21:00". */
export const clockOf = (language: string, at: Date): string =>
  isIcelandic(language) ? `${two(at.getHours())}:${two(at.getMinutes())}` : at.toLocaleTimeString(language, { timeStyle: "short" });

const ICELANDIC_DAYS = ["sun.", "mán.", "þri.", "mið.", "fim.", "fös.", "lau."];

/** "Fri, Nov 27, 9:00 PM", "fös. 27. nóv., 21:00". */
export const whenOf = (language: string, at: Date): string =>
  isIcelandic(language)
    ? `${ICELANDIC_DAYS[at.getDay()]} ${icelandicDay(at.getDate(), at.getMonth())}, ${clockOf(language, at)}`
    : at.toLocaleString(language, { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });
