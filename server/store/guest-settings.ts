/** Settings that follow a guest to their other devices. */
import type { SettingChange } from "../../shared/core/wire/settings.ts";

export interface GuestSettingsStore {
  /** Merges these changes with those that are kept, the newest of each setting, and gives all that are kept then. */
  mergeSettings(id: string, changes: readonly SettingChange[]): Promise<readonly SettingChange[]>;
}
