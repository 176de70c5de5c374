/** The store of guests as the doors see it: a token of a banned guest is refused, with the reason. */
import type { GuestStore } from "../store/guest-store.ts";
import type { Sanctions } from "./sanctions.ts";

export const guardedGuests = (guests: GuestStore, sanctions: Pick<Sanctions, "check">): GuestStore => ({
  ...guests,
  async byToken(token) {
    const guest = await guests.byToken(token);
    sanctions.check("ban", guest?.id);
    return guest;
  },
});
