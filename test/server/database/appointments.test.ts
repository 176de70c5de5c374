/** Tables with a time: the contract of their store, on every database available here. */
import { describe, expect, it } from "vitest";
import { LIMITS } from "../../../server/base/limits.ts";
import { guestStoreIn } from "../../../server/database/guests/guest-store.ts";
import { DATABASES } from "./storage.ts";

const WISH = JSON.stringify({ seats: 2, options: {} });
const made = (code: string, at = 5_000) => ({ code, game: "duel", at, wish: WISH });

describe.each(DATABASES)("An appointed table, %s,", (_kind, make) => {
  async function openStore() {
    let time = 1_000;
    const db = await make();
    const store = guestStoreIn(db, () => time++);
    const create = async (name: string) => (await store.create(name)).person.id;
    const [ada, ben] = [await create("Ada"), await create("Ben")];
    expect(await store.addAppointment(ada, made("A"))).toBe(true);
    const names = async (code = "A") => (await store.appointment(code))?.people.map(({ name }) => name);
    return { db, store, create, ada, ben, names };
  }

  it("knows who comes, in the order in which they said so, and is on the list of each", async () => {
    const { store, ada, ben, names } = await openStore();
    for (let twice = 0; twice < 2; twice++) expect(await store.setComing("A", ben, true)).toBe(true);
    expect(await names()).toEqual(["Ada", "Ben"]);
    await store.addAppointment(ada, made("B", 4_000));
    expect((await store.appointmentsOf(ada)).map(({ code }) => code)).toEqual(["B", "A"]);
    expect((await store.appointmentsOf(ben)).map(({ code }) => code)).toEqual(["A"]);
  });

  it("is dropped without a trace when nobody comes any more, but not once its table was opened", async () => {
    const { db, store, ada, ben } = await openStore();
    await store.setComing("A", ben, true);
    await store.setComing("A", ada, false);
    expect(await store.appointment("A")).toBeDefined();
    await store.setComing("A", ben, false);
    expect(await store.appointment("A")).toBeUndefined();
    expect(await db.selectFrom("comers").selectAll().execute()).toEqual([]);
    await store.addAppointment(ada, made("B"));
    await store.noteTable("B", "m1", ada);
    expect(await store.appointment("B")).toMatchObject({ table: "m1", people: [] });
  });

  it("is told of once before its time, and dropped after it", async () => {
    const { store } = await openStore();
    expect(await store.takeReminders(4_999)).toEqual([]);
    expect((await store.takeReminders(5_000)).map(({ code }) => code)).toEqual(["A"]);
    expect(await store.takeReminders(5_000)).toEqual([]);
    await store.dropAppointments(5_000);
    expect(await store.appointment("A")).toBeDefined();
    await store.dropAppointments(5_001);
    expect(await store.appointment("A")).toBeUndefined();
  });

  it("is one of a few that a guest makes, and takes a few who come", async () => {
    const { store, ada, create, names } = await openStore();
    for (let more = 1; more < LIMITS.maxAppointments; more++) expect(await store.addAppointment(ada, made(`M${more}`))).toBe(true);
    expect(await store.addAppointment(ada, made("MORE"))).toBe(false);
    for (let more = 1; more < LIMITS.maxComers; more++) await store.setComing("A", await create(`Guest ${more}`), true);
    expect(await store.setComing("A", await create("Late"), true)).toBe(false);
    expect(await names()).toHaveLength(LIMITS.maxComers);
  });

  it("keeps to the limits, however many come or are made at once", async () => {
    const { db, store, ada, create, names } = await openStore();
    const guests = await Promise.all(Array.from({ length: 2 * LIMITS.maxComers }, (_none, at) => create(`Guest ${at}`)));
    await Promise.all(guests.map((guest) => store.setComing("A", guest, true)));
    expect(await names()).toHaveLength(LIMITS.maxComers);
    await Promise.all(guests.map((_none, at) => store.addAppointment(ada, made(`M${at}`))));
    expect(await db.selectFrom("appointments").select("code").where("host", "=", ada).execute()).toHaveLength(LIMITS.maxAppointments);
    expect(await store.setComing("gone", ada, true)).toBe(false);
  });

  it("goes with an erased host if nobody else comes", async () => {
    const { store, ada } = await openStore();
    await store.erase(ada);
    expect(await store.appointment("A")).toBeUndefined();
  });

  it("names no erased guest, and the export has what a guest made and comes to", async () => {
    const { store, ada, ben, names } = await openStore();
    await store.setComing("A", ben, true);
    expect(await store.exportData(ben)).toMatchObject({ appointments: [{ code: "A", game: "duel", isHost: false }] });
    await store.erase(ada);
    expect(await names()).toEqual(["Ben"]);
    expect((await store.appointment("A"))?.host).toBeUndefined();
  });
});
