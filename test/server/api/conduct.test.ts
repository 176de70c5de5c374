/** Desertions, complaints, and how long data is kept. */
import { describe, expect, it } from "vitest";
import { guestStoreIn } from "../../../server/database/guests/guest-store.ts";
import { journalIn } from "../../../server/database/journal.ts";
import { deleteExpired, KEEP_FOREVER } from "../../../server/database/retention.ts";
import { tableStoreIn } from "../../../server/database/table-store.ts";
import type { TableSnapshot } from "../../../server/table/snapshot.ts";
import { commitment } from "../../../shared/core/base/random.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";
import { DATABASES } from "../database/storage.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = 100 * DAY;
const SECRET = "cd".repeat(32);
const RECORD = {
  game: "duel",
  rules: 1,
  seats: 2,
  options: {},
  deal: { commitment: commitment(SECRET), secret: SECRET, shares: ["ef".repeat(16), "01".repeat(16)] },
  entries: [],
};

for (const [where, open] of DATABASES) {
  describe(`A player who leaves rated matches, ${where}`, () => {
    async function people() {
      let time = START;
      const kept = guestStoreIn(await open(), () => time);
      const { person } = await kept.create("Ann");
      return {
        kept,
        id: person.id,
        pass(by: number) {
          time += by;
        },
        wait: async () => ((await kept.bannedUntil(person.id)) - time) / MINUTE,
      };
    }

    it("waits longer each time, up to a limit", async () => {
      const { kept, id, pass, wait } = await people();
      const waits: number[] = [];
      for (const match of ["a", "b", "c", "d", "e", "f"]) {
        await kept.addDesertion(id, match);
        waits.push(await wait());
        pass(waits.at(-1)! * MINUTE + 1);
        expect(await kept.bannedUntil(id)).toBe(0);
      }
      expect(waits).toEqual([2, 5, 15, 60, 240, 240]);
    });

    it("may play again after a week", async () => {
      const { kept, id, pass, wait } = await people();
      for (const match of ["a", "b", "c"]) await kept.addDesertion(id, match);
      pass(8 * DAY);
      await kept.addDesertion(id, "d");
      expect(await wait()).toBe(2);
    });

    it("is counted once per match, and finds it in the export of their data", async () => {
      const { kept, id, wait } = await people();
      await kept.addDesertion(id, "a");
      await kept.addDesertion(id, "a");
      expect(await wait()).toBe(2);
      expect((await kept.exportData(id)).desertions).toEqual([{ match: "a", at: START }]);
    });

    it("leaves no desertion once erased", async () => {
      const { kept, id } = await people();
      await kept.erase(id);
      await kept.addDesertion(id, "a");
      expect(await kept.bannedUntil(id)).toBe(0);
    });
  });

  describe(`Complaints, ${where}`, () => {
    it("are saved with the chat, newest first, and limited per hour", async () => {
      let time = START;
      const kept = guestStoreIn(await open(), () => time);
      const { person } = await kept.create("Ann");
      const said = [{ number: 1, seat: 1, name: "Ben", at: 5, text: "<b>no</b>" }];
      let match = 0;
      const complain = (text: string) => kept.addComplaint(person.id, { match: `m${match++}`, seat: 1, why: "language", text, chat: said });
      for (let made = 0; made < 10; made++) {
        time++;
        expect(await complain(`number ${made}`)).toBe(true);
      }
      expect(await complain("too much")).toBe(false);
      const told = await kept.complaints(3);
      expect(told.map(({ text }) => text)).toEqual(["number 9", "number 8", "number 7"]);
      expect(told[0]).toMatchObject({ match: "m9", seat: 1, why: "language", chat: said });
      time += 61 * MINUTE;
      expect(await complain("the next hour")).toBe(true);
      await kept.erase(person.id);
      expect(await kept.complaints(3)).toEqual([]);
    });

    it("about a watcher's line keep it, one of each guest about a line, and lose its speaker with the guest", async () => {
      const kept = guestStoreIn(await open(), () => START);
      const [ann, ben] = await Promise.all(["Ann", "Ben"].map(async (name) => (await kept.create(name)).person.id));
      const complain = (line: number, said: string, text = "") =>
        kept.addComplaint(ann!, { match: "a", seat: WATCHER, why: "language", text, chat: [], about: ben, line, said });
      for (const text of ["first", "second"]) await complain(7, "no", text);
      await complain(8, "no");
      const told = async () => (await kept.complaints(9, 0, false)).map(({ said, text, about }) => [said, text, about]).sort();
      expect(await told()).toEqual([
        ["no", "", ben],
        ["no", "second", ben],
      ]);
      expect(await kept.handleComplaints({ match: "a", seat: WATCHER, line: 7 }, true)).toBe(true);
      await kept.erase(ben!);
      expect(await told()).toEqual([["no", "", undefined]]);
    });

    it("are one of each guest about a seat, with the chat kept once for the match and no longer than they", async () => {
      let time = START;
      const db = await open();
      const kept = guestStoreIn(db, () => time++);
      const [ann, cid] = await Promise.all(["Ann", "Cid"].map(async (name) => (await kept.create(name)).person.id));
      const line = (number: number, text: string) => ({ number, seat: 1, name: "Ben", at: 5, text });
      const complain = (id: string, text: string, ...chat: ReturnType<typeof line>[]) =>
        kept.addComplaint(id, { match: "a", seat: 1, why: "language", text, chat });
      await complain(ann!, "first", line(1, "no"), line(2, "never"));
      await complain(ann!, "second thoughts", line(2, "never"), line(3, "go"));
      await complain(cid!, "me too", line(3, "go"));
      const told = await kept.complaints(9);
      expect(told.map(({ text }) => text)).toEqual(["me too", "second thoughts"]);
      for (const { chat } of told) expect(chat.map(({ text }) => text)).toEqual(["no", "never", "go"]);
      const chats = () => db.selectFrom("complaint_chats").selectAll().execute();
      expect(await chats()).toHaveLength(1);
      await kept.erase(ann!);
      expect((await kept.complaints(9)).map(({ text, chat }) => [text, chat.length])).toEqual([["me too", 3]]);
      await deleteExpired(db, kept, KEEP_FOREVER, time + 181 * DAY);
      expect(await kept.complaints(9)).toEqual([]);
      expect(await chats()).toEqual([]);
    });

    it("are twenty of a guest in a day", async () => {
      let time = START;
      const kept = guestStoreIn(await open(), () => time);
      const { person } = await kept.create("Ann");
      let made = 0;
      for (let match = 0; match < 40; match++) {
        time += 20 * MINUTE;
        made += Number(await kept.addComplaint(person.id, { match: `m${match}`, seat: 1, why: "other", text: "", chat: [] }));
      }
      expect(made).toBe(20);
    });
  });

  describe(`What need not be kept, ${where}`, () => {
    const result = { how: "points", places: [1, 2], points: [{}, {}] };

    it("deletes matches that ended longer ago than set; results stay in the histories", async () => {
      let time = START;
      const db = await open();
      const [journal, people] = [journalIn(db, () => time), guestStoreIn(db, () => time)];
      const { person } = await people.create("Ann");
      for (const match of ["old", "on"]) await journal.open(match, RECORD);
      await people.addResult({ match: "old", game: "duel", rated: false, people: [person.id, undefined], result });
      await journal.close("old");
      time += 10 * DAY;
      await journal.open("new", RECORD);
      await journal.close("new");
      await deleteExpired(db, people, KEEP_FOREVER, time);
      expect(await journal.read("old")).toBeDefined();
      await deleteExpired(db, people, { ...KEEP_FOREVER, matches: 5 }, time);
      const kept = await Promise.all(["old", "on", "new"].map((match) => journal.read(match)));
      expect(kept.map((record) => record !== undefined)).toEqual([false, true, true]);
      expect(await people.history(person.id, 9)).toMatchObject([{ match: "old", place: 1 }]);
    });

    it("deletes guests who came once, finished nothing and have no seat; others only if set", async () => {
      let time = START;
      const db = await open();
      const [people, shelf] = [guestStoreIn(db, () => time), tableStoreIn(db, () => time)];
      const guests = await Promise.all(["Passer-by", "Player", "Sitter"].map((name) => people.create(name)));
      const [, player, sitter] = guests.map(({ person }) => person.id);
      await people.addResult({ match: "a", game: "duel", rated: false, people: [player, undefined], result });
      const seats = [{ person: sitter! }] as unknown as TableSnapshot["seats"];
      await shelf.save("b", { table: { code: "" }, seats, players: [], chat: [] as TableSnapshot["chat"] } as unknown as TableSnapshot);
      const left = async (): Promise<boolean[]> =>
        Promise.all(guests.map(async ({ token }) => (await people.byToken(token)) !== undefined));
      time += 40 * DAY;
      await deleteExpired(db, people, KEEP_FOREVER, time);
      expect(await left()).toEqual([false, true, true]);
      time += 400 * DAY;
      await deleteExpired(db, people, { ...KEEP_FOREVER, guests: 365 }, time);
      expect(await left()).toEqual([false, false, false]);
    });
  });
}
