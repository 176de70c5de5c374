/** Settings of guests in a database. */
import { MOST_SETTINGS, MOST_SETTINGS_TEXT, type SettingChange } from "../../../shared/core/wire/settings.ts";
import type { GuestSettingsStore } from "../../store/guest-settings.ts";
import type { Database } from "../schema.ts";

export function guestSettingsIn(db: Database, now: () => number): GuestSettingsStore {
  const keptOf = (within: Database, person: string) =>
    within.selectFrom("settings").select(["setting", "value", "at"]).where("person", "=", person).orderBy("setting").execute();

  return {
    mergeSettings: (person, changes) =>
      db.transaction().execute(async (within) => {
        const known = new Map((await keptOf(within, person)).map(({ setting, value }) => [setting, setting.length + value.length]));
        let total = [...known.values()].reduce((sum, length) => sum + length, 0);
        for (const { setting, value, at } of changes) {
          const length = setting.length + JSON.stringify(value).length;
          const more = length - (known.get(setting) ?? 0);
          if ((!known.has(setting) && known.size >= MOST_SETTINGS) || (more > 0 && total + more > MOST_SETTINGS_TEXT)) continue;
          known.set(setting, length);
          total += more;
          // A device whose clock is ahead must not decide for ever.
          const row = { value: JSON.stringify(value), at: Math.min(at, now()) };
          await within
            .insertInto("settings")
            .values({ person, setting, ...row })
            .onConflict((conflict) => conflict.columns(["person", "setting"]).doUpdateSet(row).where("settings.at", "<", row.at))
            .execute();
        }
        const kept = await keptOf(within, person);
        return kept.map(({ setting, value, at }) => ({ setting, value: JSON.parse(value) as SettingChange["value"], at }));
      }),
  };
}
