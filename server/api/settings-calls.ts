/** The call by which a guest's devices agree on their settings. */
import { Refusal } from "../../shared/core/base/refusal.ts";
import type { Api } from "./api.ts";
import type { ApiContext } from "./api-context.ts";

export function settingsCalls({ guests }: Pick<ApiContext, "guests">): Pick<Api, "settings"> {
  return {
    async settings({ guest, changes }) {
      const person = await guests.byToken(guest);
      if (person === undefined) throw new Refusal("unknownGuest");
      return { settings: await guests.mergeSettings(person.id, changes) };
    },
  };
}
