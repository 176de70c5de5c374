/** Passkeys and the challenges they sign, in a database. */
import { randomBytes } from "node:crypto";
import { LIMITS } from "../../base/limits.ts";
import type { DeviceStore, KeptPasskey } from "../../store/devices.ts";
import { lockRow } from "../lock-row.ts";
import type { Database, Tables } from "../schema.ts";
import { guestIn } from "./guest-identity.ts";

/** In milliseconds. */
const CHALLENGE_LIFETIME = 5 * 60_000;

export function passkeysIn(
  db: Database,
  now: () => number,
): Pick<DeviceStore, "createChallenge" | "takeChallenge" | "passkeysOf" | "addPasskey" | "passkeyById" | "countPasskey" | "removePasskey"> {
  return {
    async createChallenge(person, use) {
      const row = { challenge: randomBytes(32).toString("base64url"), until: now() + CHALLENGE_LIFETIME };
      await db
        .insertInto("challenges")
        .values({ person, use, ...row })
        .onConflict((conflict) => conflict.columns(["person", "use"]).doUpdateSet(row))
        .execute();
      return row.challenge;
    },
    async takeChallenge(person, use) {
      const taken = await db
        .deleteFrom("challenges")
        .where("person", "=", person)
        .where("use", "=", use)
        .returning(["challenge", "until"])
        .executeTakeFirst();
      return taken === undefined || taken.until < now() ? undefined : taken.challenge;
    },
    async passkeysOf(person) {
      return (await db.selectFrom("passkeys").selectAll().where("person", "=", person).orderBy("made").execute()).map(passkeyOf);
    },
    async addPasskey(person, { id, device, publicKey, counter, transports }) {
      return db.transaction().execute(async (within) => {
        await lockRow(within, "people", "id", person);
        const own = await within.selectFrom("passkeys").select("id").where("person", "=", person).execute();
        if (own.length >= LIMITS.maxPasskeys) return "full";
        const row = { id, person, device, made: now(), used: 0, public_key: publicKey, counter, transports: transports.join(" ") };
        const { numInsertedOrUpdatedRows: added } = await within
          .insertInto("passkeys")
          .values(row)
          .onConflict((conflict) => conflict.column("id").doNothing())
          .executeTakeFirst();
        return added === 1n ? "added" : "known";
      });
    },
    async passkeyById(id) {
      const row = await db.selectFrom("passkeys").selectAll().where("id", "=", id).executeTakeFirst();
      const person = row && (await guestIn(db, row.person));
      return person && { ...passkeyOf(row), person };
    },
    async countPasskey(id, before, counter) {
      const { numUpdatedRows } = await db
        .updateTable("passkeys")
        .set({ counter, used: now() })
        .where("id", "=", id)
        .where("counter", "=", before)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    async removePasskey(person, id) {
      await db.deleteFrom("passkeys").where("person", "=", person).where("id", "=", id).execute();
    },
  };
}

const passkeyOf = ({ id, device, made, used, public_key, counter, transports }: Tables["passkeys"]): KeptPasskey => ({
  ...{ id, device, made, used, publicKey: public_key, counter },
  transports: transports.split(" ").filter((way) => way !== ""),
});
