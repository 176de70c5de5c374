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

export class SettingsStore {
  /** Those a player can choose, as in `lang`. */
  readonly languages: readonly string[];
  readonly #listeners = new Set<() => void>();
  readonly #system = matchMedia("(prefers-reduced-motion: reduce)");
  readonly #dark = matchMedia("(prefers-color-scheme: dark)");
  #stored = readStored();
  #sync: SettingsSync | undefined;

  constructor(languages: readonly string[] = []) {
    this.languages = languages;
    for (const wish of [this.#system, this.#dark]) wish.addEventListener("change", () => this.#tell());
    // Another window of this browser has changed them.
    addEventListener("storage", ({ key }) => {
      if (key !== VALUES && key !== TIMES) return;
      this.#stored = readStored();
      this.#tell();
    });
    this.#tell();
  }

  get(): Settings {
    return this.#stored.values;
  }

  set(change: Partial<Settings>): void {
    this.#become(changeSettings(this.#stored, change, time.now()));
    this.#sync?.soon();
  }

  /** Everything as it was at first. */
  reset(): void {
    this.set(DEFAULTS);
  }

  /** Calls back at each change. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  forTable(): TableSettings {
    return tableSettings(this.#stored.values, this.#system.matches);
  }

  /** From now on the settings are those of this guest, on every device, and so is what they have met. */
  follow(guest: Pick<Guest, "settings" | "onChange">, memory: GuestMemory): void {
    const merged = (changes: readonly SettingChange[]): void => {
      const next = mergeSettings(this.#stored, changes);
      if (!isEqual(next, this.#stored)) this.#become(next);
    };
    const sync = new SettingsSync({ guest, memory, stored: () => this.#stored, merged });
    this.#sync = sync;
    addEventListener("online", () => sync.soon());
    guest.onChange(() => sync.soon());
    memory.onChange(() => sync.soon());
    sync.soon();
  }

  #become(stored: StoredSettings): void {
    this.#stored = stored;
    writeLocal(VALUES, JSON.stringify(stored.values));
    writeLocal(TIMES, JSON.stringify(stored.changed));
    this.#tell();
  }

  #tell(): void {
    const { look } = this.get();
    document.documentElement.dataset.look = look !== "system" ? look : this.#dark.matches ? "evening" : "day";
    document.documentElement.classList.toggle("less-motion", this.forTable().reducedMotion);
    for (const listener of this.#listeners) listener();
  }
}

const readStored = (): StoredSettings => parseSettings(readLocal(VALUES), readLocal(TIMES));

interface SettingsSyncOptions {
  readonly guest: Pick<Guest, "settings">;
  readonly memory: Pick<GuestMemory, "merge" | "missing">;
  readonly timers?: Timers;
  /** Those of this browser. */
  stored(): StoredSettings;
  merged(changes: readonly SettingChange[]): void;
}

/** Changes that follow each other are told together. What fails is told with the next change, with the next page, or back online. */
export class SettingsSync {
  readonly #options: SettingsSyncOptions;
  #stop = (): void => undefined;

  constructor(options: SettingsSyncOptions) {
    this.#options = options;
  }

  /** Tells the server soon. */
  soon(): void {
    const { timers = realTimers } = this.#options;
    this.#stop();
    this.#stop = timers.after(REST_BEFORE_SYNC, () => void this.#sync());
  }

  async #sync(): Promise<void> {
    const { guest, memory, stored, merged } = this.#options;
    try {
      const kept = await guest.settings(changesOf(stored()));
      merged(kept);
      memory.merge(kept);
      await this.#tellMissing(kept);
    } catch {
      // Without the server they hold in this browser.
    }
  }

  async #tellMissing(kept: readonly SettingChange[]): Promise<void> {
    const { guest, memory } = this.#options;
    const missing = memory.missing(kept);
    if (missing.length === 0) return;
    const now = await guest.settings(missing.slice(0, MOST_CHANGES));
    // A server that takes no more is not asked again.
    if (memory.missing(now).length < missing.length) await this.#tellMissing(now);
  }
}
