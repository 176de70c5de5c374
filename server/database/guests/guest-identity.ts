/** Guests, their devices and the codes that add a device. */
import { randomBytes, randomInt } from "node:crypto";
import { cleanText } from "../../../shared/core/base/player-text.ts";
import { LONGEST_NAME } from "../../../shared/core/wire/calls.ts";
import { digestOf, newToken } from "../../base/tokens.ts";
import type { Guest } from "../../store/guest.ts";
import type { GuestStore } from "../../store/guest-store.ts";
import type { Database } from "../schema.ts";
import { assignName, releaseName } from "./assigned-names.ts";

/** In milliseconds. */
const CODE_LIFETIME = 5 * 60_000;
const CODE_LENGTH = 8;
/** No letters and digits that look alike. */
const CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

const newCode = (): string => Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");

export function guestIdentityIn(
  db: Database,
  now: () => number,
): Pick<GuestStore, "create" | "byToken" | "rename" | "createCode" | "redeem" | "countDevices" | "signOutOthers"> {
  async function addDevice(person: string, within: Database): Promise<string> {
    const token = newToken();
    await within
      .insertInto("devices")
      .values({ digest: digestOf(token), person })
      .execute();
    return token;
  }

  return {
    async create(wished, others) {
      const id = randomBytes(8).toString("hex");
      return db.transaction().execute(async (within) => {
        await within.insertInto("people").values({ id, name: wished, created: now(), seen: now() }).execute();
        const names = [wished, ...(others ?? [])].filter((name) => name !== "");
        const name = others === undefined ? wished : await assignName(within, id, names);
        if (name !== wished) await within.updateTable("people").set({ name }).where("id", "=", id).execute();
        return { person: { id, name }, token: await addDevice(id, within) };
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
    async countDevices(id) {
      const { devices } = await db
        .selectFrom("devices")
        .select(({ fn }) => fn.countAll().as("devices"))
        .where("person", "=", id)
        .executeTakeFirstOrThrow();
      return Number(devices);
    },
    async signOutOthers(id, token) {
      await db.transaction().execute(async (within) => {
        await within.deleteFrom("devices").where("person", "=", id).where("digest", "!=", digestOf(token)).execute();
        await within.deleteFrom("codes").where("person", "=", id).execute();
      });
    },
    async redeem(code) {
      return db.transaction().execute(async (within) => {
        const found = await within
          .deleteFrom("codes")
          .where("code", "=", code.trim().toUpperCase())
          .returning(["person", "until"])
          .executeTakeFirst();
        const person = found === undefined || found.until < now() ? undefined : await guestIn(within, found.person);
        return person && { person, token: await addDevice(person.id, within) };
      });
    },
  };
}

export async function guestIn(within: Database, id: string): Promise<Guest | undefined> {
  const person = await within.selectFrom("people").select(["id", "name"]).where("id", "=", id).executeTakeFirst();
  return person && { ...person, name: cleanText(person.name, LONGEST_NAME) };
}
