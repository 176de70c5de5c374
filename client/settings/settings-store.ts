/** The settings of this page: kept in the browser at once, and with the guest when the server can be reached. */
import { isEqual } from "../../shared/core/base/plain.ts";
import { MOST_CHANGES, type SettingChange } from "../../shared/core/wire/settings.ts";
import { REST_BEFORE_SYNC } from "../base/durations.ts";
import { readLocal, writeLocal } from "../base/storage.ts";
import { time } from "../base/time.ts";
import { realTimers, type Timers } from "../base/timers.ts";
import type { Guest } from "../feed/lobby.ts";
import type { TableSettings } from "./settings.ts";
import {
  changeSettings,
  changesOf,
  DEFAULTS,
  mergeSettings,
  parseSettings,
  type Settings,
  type StoredSettings,
  tableSettings,
} from "./settings.ts";

export interface SettingsStore {
  /** The languages to choose from, as in `lang`. */
  readonly languages: readonly string[];
  get(): Settings;
  set(change: Partial<Settings>): void;
  /** Everything as it was at first. */
  reset(): void;
  /** Calls back at each change. */
  onChange(listener: () => void): () => void;
  forTable(): TableSettings;
  /** From now on settings, and what the player has met, are this guest's, on every device. */
  follow(guest: Pick<Guest, "settings" | "onChange">, memory: GuestMemory): void;
}

/** What is kept beside the settings and only grows: devices do not decide over each other, each adds what it knows. */
export interface GuestMemory {
  /** Adds what the guest has on other devices. */
  merge(kept: readonly SettingChange[]): void;
  /** What is known here, but not among those. */
  missing(kept: readonly SettingChange[]): readonly SettingChange[];
  onChange(listener: () => void): () => void;
}

const VALUES = "quayside.settings";
const TIMES = "quayside.settings.changed";

export function openSettings(languages: readonly string[] = []): SettingsStore {
  const listeners = new Set<() => void>();
  const system = matchMedia("(prefers-reduced-motion: reduce)");
  const read = (): StoredSettings => parseSettings(readLocal(VALUES), readLocal(TIMES));
  let own = read();
  let sync: SettingsSync | undefined;
  const tell = (): void => {
    const less = tableSettings(own.values, system.matches).reducedMotion;
    document.documentElement.classList.toggle("less-motion", less);
    for (const listener of listeners) listener();
  };
  const become = (next: StoredSettings): void => {
    own = next;
    writeLocal(VALUES, JSON.stringify(own.values));
    writeLocal(TIMES, JSON.stringify(own.changed));
    tell();
  };
  const set = (change: Partial<Settings>): void => {
    become(changeSettings(own, change, time.now()));
    sync?.soon();
  };
  system.addEventListener("change", tell);
  // Another window of this browser has changed the settings.
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
    follow(guest, memory) {
      const following = syncSettings({
        guest,
        memory,
        own: () => own,
        merged: (changes) => {
          const next = mergeSettings(own, changes);
          if (!isEqual(next, own)) become(next);
        },
      });
      sync = following;
      addEventListener("online", following.soon);
      guest.onChange(following.soon);
      memory.onChange(following.soon);
      following.soon();
    },
  };
}

interface SettingsSync {
  /** Tells the server soon. */
  soon(): void;
}

interface SettingsSyncParts {
  readonly guest: Pick<Guest, "settings">;
  readonly memory: Pick<GuestMemory, "merge" | "missing">;
  readonly timers?: Timers;
  own(): StoredSettings;
  merged(changes: readonly SettingChange[]): void;
}

/** Changes that follow each other are told together. What fails is told with the next change, with the next page, or back online. */
export function syncSettings({ guest, memory, timers = realTimers, own, merged }: SettingsSyncParts): SettingsSync {
  let stop = (): void => undefined;

  async function tellMissing(kept: readonly SettingChange[]): Promise<void> {
    const missing = memory.missing(kept);
    if (missing.length === 0) return;
    const now = await guest.settings(missing.slice(0, MOST_CHANGES));
    // A server that takes no more is not asked again.
    if (memory.missing(now).length < missing.length) await tellMissing(now);
  }

  async function sync(): Promise<void> {
    try {
      const kept = await guest.settings(changesOf(own()));
      merged(kept);
      memory.merge(kept);
      await tellMissing(kept);
    } catch {
      // Without the server the settings hold in this browser.
    }
  }
  return {
    soon() {
      stop();
      stop = timers.after(REST_BEFORE_SYNC, () => void sync());
    },
  };
}
