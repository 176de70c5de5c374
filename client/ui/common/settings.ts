/** What a player may set, and where it is kept. Without storage everything works and is forgotten. */
import { SPEED_SETTINGS, type TableSettings } from "../../scenes/table.ts";
import { keep, kept } from "./browser-memory.ts";

export const MOTIONS = ["system", "less", "full"] as const;
export const SECOND_CLICKS = ["touch", "always", "never"] as const;
export const CONFIRMS = ["always", "smart", "never"] as const;

export interface Settings {
  readonly speed: TableSettings["speed"];
  /** 0 to 1. */
  readonly volume: number;
  readonly motion: (typeof MOTIONS)[number];
  /** When a move that cannot be taken back is asked for twice. */
  readonly confirm: (typeof CONFIRMS)[number];
  /** Where a click on a piece only chooses the move, and a second one confirms it. */
  readonly secondClick: (typeof SECOND_CLICKS)[number];
  /** The list of all moves is always in sight. */
  readonly mirror: boolean;
  /** The only legal move is played by itself. */
  readonly autoplay: boolean;
  /** A notification calls the player while another tab is in front. */
  readonly notices: boolean;
  /** The picture is drawn without the graphics card. */
  readonly plain: boolean;
}

export const DEFAULTS: Settings = {
  speed: "normal",
  volume: 0.6,
  motion: "system",
  confirm: "smart",
  secondClick: "touch",
  mirror: false,
  autoplay: false,
  notices: false,
  plain: false,
};

/** Each value as kept, or its default if it is missing or makes no sense. */
export function parseSettings(kept: string | null): Settings {
  const found = readObject(kept);
  const word = <W extends string>(words: readonly W[], key: keyof Settings, other: W): W =>
    words.find((known) => known === found[key]) ?? other;
  const yes = (key: "mirror" | "autoplay" | "notices" | "plain"): boolean => (typeof found[key] === "boolean" ? found[key] : DEFAULTS[key]);
  const { volume } = found;
  return {
    speed: word(SPEED_SETTINGS, "speed", DEFAULTS.speed),
    volume: typeof volume === "number" && volume >= 0 && volume <= 1 ? volume : DEFAULTS.volume,
    motion: word(MOTIONS, "motion", DEFAULTS.motion),
    confirm: word(CONFIRMS, "confirm", DEFAULTS.confirm),
    secondClick: word(SECOND_CLICKS, "secondClick", DEFAULTS.secondClick),
    mirror: yes("mirror"),
    autoplay: yes("autoplay"),
    notices: yes("notices"),
    plain: yes("plain"),
  };
}

function readObject(kept: string | null): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(kept ?? "");
    return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** What the picture needs to know of them. */
export const tableSettings = ({ speed, volume, motion, plain }: Settings, systemWantsLess: boolean): TableSettings => ({
  speed,
  volume,
  plain,
  reducedMotion: motion === "less" || (motion === "system" && systemWantsLess),
});

/** A finger cannot rest on a piece to see what a click would do. */
export const clicksTwice = ({ secondClick }: Settings): boolean =>
  secondClick === "always" || (secondClick === "touch" && globalThis.matchMedia?.("(pointer: coarse)").matches === true);

export interface SettingsStore {
  get(): Settings;
  set(change: Partial<Settings>): void;
  /** Calls back at each change. */
  onChange(listener: () => void): () => void;
  forTable(): TableSettings;
}

const KEY = "quayside.settings";

export function openSettings(): SettingsStore {
  const listeners = new Set<() => void>();
  const system = matchMedia("(prefers-reduced-motion: reduce)");
  let settings = parseSettings(kept(KEY));
  const tell = (): void => {
    const less = tableSettings(settings, system.matches).reducedMotion;
    document.documentElement.classList.toggle("less-motion", less);
    for (const listener of listeners) listener();
  };
  system.addEventListener("change", tell);
  tell();
  return {
    get: () => settings,
    set(change) {
      settings = { ...settings, ...change };
      keep(KEY, JSON.stringify(settings));
      tell();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    forTable: () => tableSettings(settings, system.matches),
  };
}
