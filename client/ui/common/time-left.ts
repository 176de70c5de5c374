/** A time that runs out, in words where it is long: "2 d 3 h", "23 h 5 min", "12:05". */
import type { Text } from "../../text/languages.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const clock = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE)}:${String(Math.floor(seconds % MINUTE)).padStart(2, "0")}`;

/** The time left without seconds. */
export const timeLeft = ({ days }: Text, seconds: number): string =>
  days.left(Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR), Math.floor((seconds % HOUR) / MINUTE));

/** The time left as a clock once it is under an hour. */
export const clockOrLeft = (text: Text, seconds: number): string => (seconds < HOUR ? clock(seconds) : timeLeft(text, seconds));
