/** The call by which a guest's devices agree on their exercises. */
import { Refusal } from "../../shared/core/base/refusal.ts";
import type { Api } from "./api.ts";
import type { ApiContext } from "./api-context.ts";

export function exerciseCalls({ guests }: Pick<ApiContext, "guests">): Pick<Api, "exercises"> {
  return {
    async exercises({ guest, since, told }) {
      const person = await guests.byToken(guest);
      if (person === undefined) throw new Refusal("unknownGuest");
      return guests.mergeExercises(person.id, since, told);
    },
  };
}
