/** How long players may think at a table. */

/** How long players may think while they sit together; the server decides the milliseconds. */
export const LIVE_SPEEDS = ["none", "relaxed", "normal", "fast"] as const;
export type LiveSpeed = (typeof LIVE_SPEEDS)[number];
/** For players who cannot sit together: one day, or three, for each move. */
const DAY_SPEEDS = ["day", "threeDays"] as const;
export type DaySpeed = (typeof DAY_SPEEDS)[number];
export const CLOCK_SPEEDS = [...LIVE_SPEEDS, ...DAY_SPEEDS] as const;
export type ClockSpeed = LiveSpeed | DaySpeed;
export const isDaySpeed = (speed: ClockSpeed): speed is DaySpeed => speed === "day" || speed === "threeDays";
