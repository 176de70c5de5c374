/** The settings of this page: kept in the browser at once, and with the guest when the server can be reached. */
import { isEqual } from "../../../shared/core/plain.ts";
import type { Guest } from "../../feed/lobby.ts";
import { realTimers, type Timers } from "../../feed/timers.ts";
import type { TableSettings } from "../../scenes/table.ts";
import { time } from "../../time.ts";
import { REST_BEFORE_SYNC } from "../time/durations.ts";
import { keep, kept } from "./browser-memory.ts";
import {
  changeSettings,
  changesOf,
  DEFAULTS,
  type KeptSettings,
  mergeSettings,
  parseSettings,
  type Settings,
  tableSettings,
} from "./settings.ts";

export interface SettingsStore {
  /** Those one can choose, as in `lang`. */
  readonly languages: readonly string[];
  get(): Settings;
  set(change: Partial<Settings>): void;
  /** Everything as it was at first. */
  reset(): void;
  /** Calls back at each change. */
  onChange(listener: () => void): () => void;
  forTable(): TableSettings;
  /** From now on the settings are those of this guest, on every device. */
  follow(guest: Pick<Guest, "settings" | "onChange">): void;
}

const VALUES = "quayside.settings";
const TIMES = "quayside.settings.changed";

export function openSettings(languages: readonly string[] = []): SettingsStore {
  const listeners = new Set<() => void>();
  const system = matchMedia("(prefers-reduced-motion: reduce)");
  const read = (): KeptSettings => parseSettings(kept(VALUES), kept(TIMES));
  let own = read();
  let sync: SettingsSync | undefined;
  const tell = (): void => {
    const less = tableSettings(own.values, system.matches).reducedMotion;
    document.documentElement.classList.toggle("less-motion", less);
    for (const listener of listeners) listener();
  };
  const become = (next: KeptSettings): void => {
    own = next;
    keep(VALUES, JSON.stringify(own.values));
    keep(TIMES, JSON.stringify(own.changed));
    tell();
  };
  const set = (change: Partial<Settings>): void => {
    become(changeSettings(own, change, time.now()));
    sync?.soon();
  };
  system.addEventListener("change", tell);
  // Another window of this browser has changed them.
  addEventListener("storage", ({ key }) => {
    if (key !== VALUES && key !== TIMES) return;
    own = read();
    tell();
  });
  tell();
  return {
    languages,
    get: () => own.values,
    set,
    reset: () => set(DEFAULTS),
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    forTable: () => tableSettings(own.values, system.matches),
    follow(guest) {
      const following = syncSettings({
        guest,
        own: () => own,
        merged: (changes) => {
          const next = mergeSettings(own, changes);
          if (!isEqual(next, own)) become(next);
        },
      });
      sync = following;
      addEventListener("online", following.soon);
      guest.onChange(following.soon);
      following.soon();
    },
  };
}

interface SettingsSync {
  /** Tells the server soon. */
  soon(): void;
}

export interface SettingsSyncParts {
  readonly guest: Pick<Guest, "settings">;
  readonly timers?: Timers;
  own(): KeptSettings;
  merged(changes: Awaited<ReturnType<Guest["settings"]>>): void;
}

/** Changes that follow each other are told together. What fails is told with the next change, with the next page, or back online. */
export function syncSettings({ guest, timers = realTimers, own, merged }: SettingsSyncParts): SettingsSync {
  let stop = (): void => undefined;
  async function sync(): Promise<void> {
    try {
      merged(await guest.settings(changesOf(own())));
    } catch {
      // Without the server they hold in this browser.
    }
  }
  return {
    soon() {
      stop();
      stop = timers.after(REST_BEFORE_SYNC, () => void sync());
    },
  };
}
