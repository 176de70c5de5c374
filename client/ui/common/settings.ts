/** What a player may set, and where it is kept. Without storage everything works and is forgotten. */
import { SPEED_SETTINGS, type TableSettings } from "../../scenes/table.ts";
import { DEFAULT_VOLUMES, parseVolumes, type VolumeSettings } from "../../sound/volumes.ts";
import { keep, kept } from "./browser-memory.ts";

export const MOTIONS = ["system", "less", "full"] as const;
export const CONFIRMS = ["always", "smart", "never"] as const;

export interface Settings extends VolumeSettings {
  readonly speed: TableSettings["speed"];
  readonly motion: (typeof MOTIONS)[number];
  /** When a move that cannot be taken back is asked for twice. */
  readonly confirm: (typeof CONFIRMS)[number];
  /** The list of all moves is always in sight. */
  readonly mirror: boolean;
  /** The only legal move is played by itself. */
  readonly autoplay: boolean;
  /** A notification calls the player while another tab is in front. */
  readonly notices: boolean;
  /** The picture is drawn without the graphics card. */
  readonly plain: boolean;
  /** As in `lang`; empty: as the browser says. */
  readonly language: string;
  /** A sentence at each new kind of choice, in the first matches of a game. */
  readonly tips: boolean;
}

export const DEFAULTS: Settings = {
  speed: "normal",
  ...DEFAULT_VOLUMES,
  motion: "system",
  confirm: "smart",
  mirror: false,
  autoplay: false,
  notices: false,
  plain: false,
  language: "",
  tips: true,
};

/** Each value as kept, or its default if it is missing or makes no sense. */
export function parseSettings(kept: string | null): Settings {
  const found = readObject(kept);
  const word = <W extends string>(words: readonly W[], key: keyof Settings, other: W): W =>
    words.find((known) => known === found[key]) ?? other;
  const yes = (key: "mirror" | "autoplay" | "notices" | "plain" | "tips"): boolean =>
    typeof found[key] === "boolean" ? found[key] : DEFAULTS[key];
  const { language } = found;
  return {
    speed: word(SPEED_SETTINGS, "speed", DEFAULTS.speed),
    ...parseVolumes(found),
    motion: word(MOTIONS, "motion", DEFAULTS.motion),
    confirm: word(CONFIRMS, "confirm", DEFAULTS.confirm),
    mirror: yes("mirror"),
    autoplay: yes("autoplay"),
    notices: yes("notices"),
    plain: yes("plain"),
    language: typeof language === "string" ? language : DEFAULTS.language,
    tips: yes("tips"),
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
export const tableSettings = ({ speed, motion, plain }: Settings, systemWantsLess: boolean): TableSettings => ({
  speed,
  plain,
  reducedMotion: motion === "less" || (motion === "system" && systemWantsLess),
});

export interface SettingsStore {
  /** Those one can choose, as in `lang`. */
  readonly languages: readonly string[];
  get(): Settings;
  set(change: Partial<Settings>): void;
  /** Calls back at each change. */
  onChange(listener: () => void): () => void;
  forTable(): TableSettings;
}

const KEY = "quayside.settings";

export function openSettings(languages: readonly string[] = []): SettingsStore {
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
    languages,
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
