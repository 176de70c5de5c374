/** Devices of guests and the codes that add one, in a database. */
import { randomInt } from "node:crypto";
import { digestOf } from "../../base/tokens.ts";
import type { DeviceStore } from "../../store/devices.ts";
import type { Database } from "../schema.ts";
import { addDevice, guestIn } from "./guest-identity.ts";

/** In milliseconds. */
const CODE_LIFETIME = 5 * 60_000;
const CODE_LENGTH = 8;
/** No letters and digits that look alike. */
const CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
/** How much of a device's digest names it to its guest. */
const ID_LENGTH = 16;

const newCode = (): string => Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");

export function devicesIn(
  db: Database,
  now: () => number,
): Pick<DeviceStore, "createCode" | "redeem" | "addDevice" | "noteDevice" | "devicesOf" | "signOut" | "signOutOthers"> {
  return {
    async createCode(id) {
      const code = newCode();
      await db
        .deleteFrom("codes")
        .where((or) => or.or([or("person", "=", id), or("until", "<", now())]))
        .execute();
      await db
        .insertInto("codes")
        .values({ code, person: id, until: now() + CODE_LIFETIME })
        .execute();
      return code;
    },
    async redeem(code, device = "") {
      return db.transaction().execute(async (within) => {
        const found = await within
          .deleteFrom("codes")
          .where("code", "=", code.trim().toUpperCase())
          .returning(["person", "until"])
          .executeTakeFirst();
        const person = found === undefined || found.until < now() ? undefined : await guestIn(within, found.person);
        return person && { person, token: await addDevice(within, person.id, device, now()) };
      });
    },
    addDevice: (id, device) => db.transaction().execute((within) => addDevice(within, id, device, now())),
    async noteDevice(token, device) {
      await db.updateTable("devices").set({ name: device, seen: now() }).where("digest", "=", digestOf(token)).execute();
    },
    async devicesOf(id, token) {
      const own = digestOf(token);
      const rows = await db
        .selectFrom("devices")
        .select(["digest", "name", "seen"])
        .where("person", "=", id)
        .orderBy("seen", "desc")
        .execute();
      const devices = rows.map(({ digest, name, seen }) => ({ id: digest.slice(0, ID_LENGTH), name, seen, own: digest === own }));
      return devices.sort((one, other) => Number(other.own) - Number(one.own));
    },
    async signOut(id, device) {
      await db.transaction().execute(async (within) => {
        await within.deleteFrom("devices").where("person", "=", id).where("digest", "like", `${device}%`).execute();
        await within.deleteFrom("codes").where("person", "=", id).execute();
      });
    },
    async signOutOthers(id, token) {
      await db.transaction().execute(async (within) => {
        await within.deleteFrom("devices").where("person", "=", id).where("digest", "!=", digestOf(token)).execute();
        await within.deleteFrom("codes").where("person", "=", id).execute();
        // Of before devices were noted.
        await within.deleteFrom("subscriptions").where("person", "=", id).where("device", "is", null).execute();
      });
    },
  };
}
