/** Guests, in a database. */
import { randomBytes } from "node:crypto";
import { cleanText } from "../../../shared/core/base/player-text.ts";
import { LONGEST_NAME } from "../../../shared/core/wire/calls.ts";
import { LIMITS } from "../../base/limits.ts";
import { digestOf, newToken } from "../../base/tokens.ts";
import type { Guest } from "../../store/guest.ts";
import type { GuestStore } from "../../store/guest-store.ts";
import type { Database } from "../schema.ts";
import { assignName, releaseName } from "./assigned-names.ts";

export function guestIdentityIn(db: Database, now: () => number): Pick<GuestStore, "create" | "byToken" | "rename" | "setArms"> {
  return {
    async create(wished, others, device = "") {
      const id = randomBytes(8).toString("hex");
      return db.transaction().execute(async (within) => {
        await within.insertInto("people").values({ id, name: wished, created: now(), seen: now() }).execute();
        const names = [wished, ...(others ?? [])].filter((name) => name !== "");
        const name = others === undefined ? wished : await assignName(within, id, names);
        if (name !== wished) await within.updateTable("people").set({ name }).where("id", "=", id).execute();
        return { person: { id, name }, token: await addDevice(within, id, device, now()) };
      });
    },
    async byToken(token) {
      const device = await db.selectFrom("devices").select("person").where("digest", "=", digestOf(token)).executeTakeFirst();
      if (device === undefined) return undefined;
      await db.updateTable("people").set({ seen: now() }).where("id", "=", device.person).execute();
      return guestIn(db, device.person);
    },
    async rename(id, name) {
      await db.transaction().execute(async (within) => {
        const { numUpdatedRows } = await within
          .updateTable("people")
          .set({ name })
          .where("id", "=", id)
          .where("name", "!=", name)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) await releaseName(within, id);
      });
    },
    async setArms(id, arms) {
      await db.updateTable("people").set({ arms }).where("id", "=", id).execute();
    },
  };
}

/** Another device of the guest, within a transaction: its token. */
export async function addDevice(within: Database, person: string, name: string, seen: number): Promise<string> {
  const token = newToken();
  const own = await within.selectFrom("devices").select("digest").where("person", "=", person).orderBy("seen", "desc").execute();
  const old = own.slice(LIMITS.maxDevices - 1).map(({ digest }) => digest);
  if (old.length > 0) await within.deleteFrom("devices").where("digest", "in", old).execute();
  await within
    .insertInto("devices")
    .values({ digest: digestOf(token), person, name, seen })
    .execute();
  return token;
}

export async function guestIn(within: Database, id: string): Promise<Guest | undefined> {
  const person = await within.selectFrom("people").select(["id", "name", "arms"]).where("id", "=", id).executeTakeFirst();
  return person && guestOfRow(person);
}

/** A guest as they are kept, without what follows from the rest. */
export const guestOfRow = ({ id, name, arms }: Required<Guest>): Guest => ({
  id,
  name: cleanText(name, LONGEST_NAME),
  ...(arms !== "" && { arms }),
});
