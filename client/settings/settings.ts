/** What a player may set: one list, which says how each is chosen, what it is at first, and whether it follows the guest. Pure. */
import type { SettingChange } from "../../shared/core/wire/settings.ts";
import { DEFAULT_VOLUMES, parseVolumes, type VolumeSettings } from "../sound/volumes.ts";

export const SPEED_SETTINGS = ["slow", "normal", "fast", "instant"] as const;
export const LOOKS = ["system", "day", "evening"] as const;
const MOTIONS = ["system", "less", "full"] as const;
const SECOND_CLICKS = ["touch", "always", "never"] as const;
const CONFIRMS = ["always", "smart", "never"] as const;

export interface Settings extends VolumeSettings {
  /** A language as in `lang`; empty for the browser's. */
  readonly language: string;
  /** The light over page and table. */
  readonly look: (typeof LOOKS)[number];
  /** The list of all moves is always in sight. */
  readonly mirror: boolean;
  /** The table fills the window: the seats stand in a strip, all other words in a drawer. */
  readonly bigView: boolean;
  /** On a stream the estimated chances of all seats are shown. */
  readonly chanceBar: boolean;
  /** The picture is drawn without the graphics card. */
  readonly plain: boolean;
  readonly speed: TableSettings["speed"];
  readonly motion: (typeof MOTIONS)[number];
  /** The tab's title and icon call the player. */
  readonly tab: boolean;
  /** A notification calls the player while another tab is in front. */
  readonly notices: boolean;
  /** The last seconds of the player's clock are pointed out. */
  readonly hurry: boolean;
  /** Says where a click on a piece only chooses the move, and a second one confirms it. */
  readonly secondClick: (typeof SECOND_CLICKS)[number];
  /** When a move that cannot be taken back is asked for twice. */
  readonly confirm: (typeof CONFIRMS)[number];
  /** The only legal move is played by itself. */
  readonly autoplay: boolean;
  /** A sentence at each new kind of choice, in the first matches of a game. */
  readonly tips: boolean;
  /** Chat lines with words that hurt are shown when they are pressed. */
  readonly hideHurtful: boolean;
}

/** What the picture needs to know of them. */
export interface TableSettings {
  readonly speed: (typeof SPEED_SETTINGS)[number];
  readonly reducedMotion: boolean;
  /** Whether to draw without the graphics card, though there is one. */
  readonly plain: boolean;
}

export const GROUPS = ["look", "motion", "sound", "attention", "playing"] as const;

type Kind<V> = [V] extends [boolean] ? "check" : [V] extends [number] ? "share" : string extends V ? "language" : readonly V[];
interface Setting<V> {
  readonly group: (typeof GROUPS)[number];
  /** One of these words, a box to tick, a share from 0 to 1, or a language of the page. */
  readonly kind: Kind<V>;
  readonly standard: V;
  /** About this browser: it does not follow the guest to others. */
  readonly here?: true;
}

export const SETTINGS: { readonly [K in keyof Settings]: Setting<Settings[K]> } = {
  language: { group: "look", kind: "language", standard: "" },
  look: { group: "look", kind: LOOKS, standard: "system", here: true },
  mirror: { group: "look", kind: "check", standard: false },
  bigView: { group: "look", kind: "check", standard: false, here: true },
  chanceBar: { group: "look", kind: "check", standard: false, here: true },
  plain: { group: "look", kind: "check", standard: false, here: true },
  speed: { group: "motion", kind: SPEED_SETTINGS, standard: "normal" },
  motion: { group: "motion", kind: MOTIONS, standard: "system" },
  pieces: { group: "sound", kind: "share", standard: DEFAULT_VOLUMES.pieces },
  ambience: { group: "sound", kind: "share", standard: DEFAULT_VOLUMES.ambience },
  alerts: { group: "sound", kind: "share", standard: DEFAULT_VOLUMES.alerts },
  music: { group: "sound", kind: "share", standard: DEFAULT_VOLUMES.music },
  muted: { group: "sound", kind: "check", standard: DEFAULT_VOLUMES.muted },
  lobbyAmbience: { group: "sound", kind: "check", standard: DEFAULT_VOLUMES.lobbyAmbience },
  tab: { group: "attention", kind: "check", standard: true },
  notices: { group: "attention", kind: "check", standard: false, here: true },
  hurry: { group: "attention", kind: "check", standard: true },
  secondClick: { group: "playing", kind: SECOND_CLICKS, standard: "touch" },
  confirm: { group: "playing", kind: CONFIRMS, standard: "smart" },
  autoplay: { group: "playing", kind: "check", standard: false },
  tips: { group: "playing", kind: "check", standard: true },
  // On: who would need it most looks for it last, and each line is one press away.
  hideHurtful: { group: "playing", kind: "check", standard: true },
};

export type SettingName = keyof Settings;
export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

const settingsFrom = (find: (name: SettingName) => unknown): Settings =>
  Object.fromEntries(SETTING_NAMES.map((name) => [name, find(name)])) as unknown as Settings;
export const DEFAULTS: Settings = settingsFrom((name) => SETTINGS[name].standard);

function fits(name: SettingName, value: unknown): boolean {
  const { kind } = SETTINGS[name];
  if (kind === "check") return typeof value === "boolean";
  if (kind === "language") return typeof value === "string" && /^[a-zA-Z-]{0,20}$/.test(value);
  if (kind === "share") return typeof value === "number" && value >= 0 && value <= 1;
  return (kind as readonly unknown[]).includes(value);
}

/** What a browser keeps: the values, and when each was changed, in milliseconds since 1970. */
export interface StoredSettings {
  readonly values: Settings;
  readonly changed: Partial<Readonly<Record<SettingName, number>>>;
}

/** The time of values that were kept before times were: older than every change that has one. */
const LONG_AGO = 1;

/** Reads each value as kept, or its default if it is missing or makes no sense. */
export function parseSettings(keptValues: string | null, keptTimes: string | null = null): StoredSettings {
  const raw = readObject(keptValues);
  const found: Readonly<Record<string, unknown>> = { ...raw, ...parseVolumes(raw) };
  const times = readObject(keptTimes);
  const values = settingsFrom((name) => (fits(name, found[name]) ? found[name] : DEFAULTS[name]));
  const timeOf = (name: SettingName): unknown => times[name] ?? (values[name] === DEFAULTS[name] ? undefined : LONG_AGO);
  const changed = SETTING_NAMES.flatMap((name) => (typeof timeOf(name) === "number" ? [[name, timeOf(name)]] : []));
  return { values, changed: Object.fromEntries(changed) };
}

function readObject(kept: string | null): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(kept ?? "");
    return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export const changeSettings = ({ values, changed }: StoredSettings, change: Partial<Settings>, now: number): StoredSettings => ({
  values: { ...values, ...change },
  changed: { ...changed, ...Object.fromEntries(Object.keys(change).map((name) => [name, now])) },
});

/** What other devices of the guest should know. */
export const changesOf = ({ values, changed }: StoredSettings): readonly SettingChange[] =>
  SETTING_NAMES.flatMap((setting) => {
    const at = changed[setting];
    return at === undefined || SETTINGS[setting].here ? [] : [{ setting, value: values[setting], at }];
  });

/** The newest change of each setting. Of a value that both have the server's time counts: this device's clock may be ahead. */
export function mergeSettings(own: StoredSettings, changes: readonly SettingChange[]): StoredSettings {
  const news = changes.filter(({ setting, value, at }) => {
    const name = SETTING_NAMES.find((known) => known === setting);
    if (name === undefined || SETTINGS[name].here || !fits(name, value)) return false;
    return at > (own.changed[name] ?? 0) || value === own.values[name];
  });
  return {
    values: { ...own.values, ...Object.fromEntries(news.map(({ setting, value }) => [setting, value])) },
    changed: { ...own.changed, ...Object.fromEntries(news.map(({ setting, at }) => [setting, at])) },
  };
}

export const tableSettings = ({ speed, motion, plain }: Settings, systemWantsLess: boolean): TableSettings => ({
  speed,
  plain,
  reducedMotion: motion === "less" || (motion === "system" && systemWantsLess),
});

/** A finger cannot rest on a piece to see what a click would do. */
export const clicksTwice = ({ secondClick }: Settings): boolean =>
  secondClick === "always" || (secondClick === "touch" && globalThis.matchMedia?.("(pointer: coarse)").matches === true);
