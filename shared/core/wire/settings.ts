/** Settings as a guest keeps them on the server: names and values that only clients understand, each with the time of its change. */
import { type Check, isList, isRecord } from "../base/plain.ts";

export interface SettingChange {
  readonly setting: string;
  readonly value: string | number | boolean;
  /** Milliseconds since 1970, by the clock of the device it was made on. */
  readonly at: number;
}

/** The most settings of one guest; more are not kept. */
export const MOST_SETTINGS = 200;
/** The longest that names and values of one guest's settings may be together: they must not fill a disk. */
export const MOST_SETTINGS_TEXT = 8_000;
/** In one call. */
export const MOST_CHANGES = 40;
const LONGEST_VALUE = 40;

/** What a guest has met of a game is kept as `first.puerto-rico.offered` and the like. */
const isName: Check = (value) => typeof value === "string" && /^[a-zA-Z][a-zA-Z0-9.-]{0,39}$/.test(value);
const isValue: Check = (value) =>
  typeof value === "boolean" ||
  (typeof value === "number" && Number.isFinite(value)) ||
  (typeof value === "string" && value.length <= LONGEST_VALUE);
/** Stored dates may have fractions. */
const isDate: Check = (value) => typeof value === "number" && value >= 0 && value <= 8.64e15;

export const isSettingChanges: Check = isList(isRecord({ setting: isName, value: isValue, at: isDate }), 0, MOST_CHANGES);
