/** What everybody may have: rated matches whose players all agree, once a month, without names and times; on every database available here. */
import { describe, expect, it } from "vitest";
import { guestStoreIn } from "../../../server/database/guests/guest-store.ts";
import { journalIn } from "../../../server/database/journal.ts";
import { monthBefore, publishMonth } from "../../../server/ops/publish.ts";
import { collectorOf } from "../../../shared/collectors.ts";
import type { Entry, MatchRecord } from "../../../shared/core/match/record.ts";
import { resume } from "../../../shared/core/match/step.ts";
import { sumOf } from "../../../shared/core/statistics/game-statistics.ts";
import { playOf } from "../../../shared/core/statistics/play-record.ts";
import { Tally } from "../../../shared/core/statistics/tally.ts";
import { duel } from "../../../shared/duel/index.ts";
import { GAMES } from "../../../shared/games.ts";
import { newRecord, randomMatch } from "../../contract/matches.ts";
import { DATABASES } from "../database/storage.ts";

const OCTOBER = Date.UTC(2026, 9, 20);
const NOVEMBER = Date.UTC(2026, 10, 3);
const DAY = 86_400_000;
const game = GAMES.find(({ id }) => id === duel.id)!;

/** A match as people would have played it, with their names in it. */
function playedBy(names: readonly string[], deal: number): MatchRecord {
  const { record } = randomMatch(game, deal, { ...newRecord(game, deal, names.length), rated: true });
  const sat: Entry[] = names.map((name, seat) => ({ type: "seat", seat, by: "server", at: OCTOBER, kind: "person", name }));
  const moves = record.entries.map((entry, number): Entry => ({ ...entry, by: "person", at: OCTOBER + number, id: `Ada's ${number}` }));
  return { ...record, entries: [...sat, ...moves] };
}

describe.each(DATABASES)("The matches of a month, %s,", (_kind, make) => {
  async function open() {
    let now = OCTOBER;
    const db = await make();
    const guests = guestStoreIn(db, () => now);
    const journal = journalIn(db, () => now);
    const create = async (name: string) => (await guests.create(name)).person.id;
    const [ada, ben, cleo] = [await create("Ada"), await create("Ben"), await create("Cleo")];
    for (const person of [ada, ben]) await guests.setPublishes(person, true);
    async function save(match: string, people: readonly string[], record: MatchRecord, rated = true): Promise<MatchRecord> {
      await journal.open(match, { ...record, entries: [] });
      for (const [number, entry] of record.entries.entries()) await journal.append(match, number, entry);
      await journal.close(match);
      const result = { how: "points", places: [1, 2], points: [{}, {}] };
      await guests.addResult({ match, game: record.game, rated, people, result });
      return record;
    }
    const context = { games: GAMES, journal, guests };
    const publish = (at = NOVEMBER, signal = new AbortController().signal) => publishMonth(context, signal, at);
    const records = async (month = "2026-10") => (await guests.dump("duel", month, 0, 100)).map((text) => JSON.parse(text) as MatchRecord);
    return { guests, ada, ben, cleo, save, publish, records, pass: (time: number) => (now += time) };
  }

  it("are published once all their players agree, without anything that leads to them", async () => {
    const { guests, ada, ben, cleo, save, publish, records } = await open();
    const both = await save("both", [ada, ben], playedBy(["Ada", "Ben"], 1));
    await save("one", [ada, cleo], playedBy(["Ada", "Cleo"], 2));
    await save("none", [cleo, cleo], playedBy(["Cleo", "Cleo"], 3));
    await save("casual", [ada, ben], playedBy(["Ada", "Ben"], 4), false);
    await save("private", [ada, ben], { ...playedBy(["Ada", "Ben"], 5), private: true });
    expect(await publish()).toBe(1);
    const [record, ...more] = await records();
    expect([record?.deal, more]).toEqual([both.deal, []]);
    expect(JSON.stringify(record)).not.toMatch(/Ada|Ben|"id"|both/);
    expect(new Set(record?.entries.map(({ at }) => at))).toEqual(new Set([0]));
    expect(resume(game, record!).state).toEqual(resume(game, both).state);
    expect(await guests.dumps()).toEqual([{ month: "2026-10", game: "duel", matches: 1 }]);
  });

  it("are those of the month before, and of no other", async () => {
    const { ada, ben, save, publish, records, pass } = await open();
    await save("early", [ada, ben], playedBy(["Ada", "Ben"], 1));
    pass(12 * DAY);
    await save("late", [ada, ben], playedBy(["Ada", "Ben"], 2));
    expect(monthBefore(Date.UTC(2027, 0, 1)).name).toBe("2026-12");
    expect(await publish()).toBe(1);
    expect(await publish(Date.UTC(2026, 11, 1))).toBe(1);
    expect([(await records("2026-10")).length, (await records("2026-11")).length]).toEqual([1, 1]);
  });

  it("stay as they are once they are published, also when a player changes their mind or is erased", async () => {
    const { guests, ada, ben, cleo, save, publish, records } = await open();
    await save("both", [ada, ben], playedBy(["Ada", "Ben"], 1));
    await save("one", [ada, cleo], playedBy(["Ada", "Cleo"], 2));
    await publish();
    const before = await records();
    await guests.setPublishes(cleo, true);
    await guests.setPublishes(ada, false);
    await guests.erase(ben);
    expect(await publish()).toBe(0);
    expect([before.length, await records()]).toEqual([1, before]);
  });

  it("are not published against the wish of one who has taken back or has been erased before", async () => {
    const { guests, ada, ben, save, publish } = await open();
    await save("erased", [ada, ben], playedBy(["Ada", "Ben"], 1));
    await guests.erase(ben);
    expect([await publish(), await guests.dumps()]).toEqual([0, []]);
    expect(await guests.exportData(ada)).toMatchObject({ publishes: true });
  });

  it("are shown whole: what was cut off shows nothing, and is done again", async () => {
    const { guests, ada, ben, save, publish, records } = await open();
    for (const deal of [1, 2, 3]) await save(`m${deal}`, [ada, ben], playedBy(["Ada", "Ben"], deal));
    const cut = new AbortController();
    const plain = guests.publish;
    guests.publish = async (...call) => {
      await plain(...call);
      cut.abort();
    };
    expect(await publish(NOVEMBER, cut.signal)).toBe(1);
    expect([await guests.dumps(), await records()]).toEqual([[], []]);
    guests.publish = plain;
    expect([await publish(), (await records()).length]).toEqual([3, 3]);
  });

  it("add up, but for those that a player gave up or a bot played", async () => {
    const { guests, ada, ben, save, publish, pass } = await open();
    const people = ["Ada", "Ben"];
    const whole = [await save("m1", [ada, ben], playedBy(people, 1)), await save("m2", [ada, ben], playedBy(people, 2))];
    const given = playedBy(people, 3);
    const entries = [...given.entries.slice(0, 9), { type: "resign", seat: 0, by: "person", at: OCTOBER } as const];
    await save("given", [ada, ben], { ...given, entries });
    await save("bot", [ada, ben], { ...given, deal: newRecord(game, 4).deal, entries: randomMatch(game, 4).record.entries });
    await publish();
    pass(30 * DAY);
    whole.push(await save("m5", [ada, ben], playedBy(people, 5)));
    await publish(Date.UTC(2026, 11, 2));
    const tally = new Tally();
    for (const record of whole) tally.add(collectorOf("duel")!, playOf(game, record));
    const counted = await guests.counted("duel", 2);
    expect(counted.map(({ matches, rules }) => [matches, rules])).toEqual([
      [2, game.rules],
      [1, game.rules],
    ]);
    expect(sumOf(counted)).toEqual({ matches: 3, charts: tally.charts() });
  });
});
