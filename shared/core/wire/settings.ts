/** Settings as a guest keeps them on the server: names and values that only clients understand, each with the time of its change. */
import { type Checked, described, isDate, isLike, isList, isRecord } from "../base/plain.ts";

/** The most settings of one guest; more are not kept. */
export const MOST_SETTINGS = 200;
/** The longest that names and values of one guest's settings may be together: they must not fill a disk. */
export const MOST_SETTINGS_TEXT = 8_000;
/** In one call. */
export const MOST_CHANGES = 40;
const LONGEST_VALUE = 40;

/** What a guest has met of a game is kept as `first.puerto-rico.offered` and the like. */
const isName = isLike(/^[a-zA-Z][a-zA-Z0-9.-]{0,39}$/);
const isValue = described<string | number | boolean>(
  { type: ["string", "number", "boolean"], maxLength: LONGEST_VALUE },
  (value) =>
    typeof value === "boolean" ||
    (typeof value === "number" && Number.isFinite(value)) ||
    (typeof value === "string" && value.length <= LONGEST_VALUE),
);
/** `at`: by the clock of the device it was made on. */
const isSettingChange = isRecord({ setting: isName, value: isValue, at: isDate });
export type SettingChange = Checked<typeof isSettingChange>;
export const isSettingChanges = isList(isSettingChange, 0, MOST_CHANGES);
