/** Exercises that follow a guest: on every database available here, and as browsers ask for them. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type KeyValueStorage, pageStorage } from "../../../client/base/storage.ts";
import { callApi } from "../../../client/feed/live/api.ts";
import { GUEST_KEY } from "../../../client/feed/live/live-guest.ts";
import { ownExercises } from "../../../client/settings/exercises.ts";
import { guestStoreIn } from "../../../server/database/guests/guest-store.ts";
import { type Exercise, MOST_EXERCISES, MOST_EXERCISES_TOLD } from "../../../shared/core/wire/exercises.ts";
import { exercise } from "../../exercises.ts";
import { DATABASES } from "../database/storage.ts";
import { memory, start, type Under } from "../server.ts";

const TODAY = 20_000;
const many = (count: number): readonly Exercise[] => Array.from({ length: count }, (_none, at) => exercise(at));

describe.each(DATABASES)("Exercises of a guest, %s,", (_kind, make) => {
  async function open(now?: () => number) {
    const store = guestStoreIn(await make(), now);
    const guest = async (name: string) => {
      const { id } = (await store.create(name)).person;
      let calls = 0;
      return {
        id,
        exercises(since: number, told: readonly Exercise[]) {
          calls++;
          return store.mergeExercises(id, since, told);
        },
        get calls() {
          return calls;
        },
      };
    };
    return { store, ada: await guest("Ada"), ben: await guest("Ben") };
  }

  function device(token: string, storage: KeyValueStorage = pageStorage()) {
    storage.setItem(GUEST_KEY, token);
    return ownExercises(storage);
  }

  it("are the same on all devices, and so is what was answered on one of them", async () => {
    const { ada } = await open();
    const [here, there] = [device("a"), device("b")];
    here.add(many(3));
    await here.sync(ada);
    await there.sync(ada);
    expect(there.all()).toEqual(here.all());
    there.answer(exercise(2).id, false, TODAY);
    await there.sync(ada);
    await here.sync(ada);
    expect(here.all().map(({ due }) => due)).toEqual([TODAY + 1, TODAY, TODAY]);
  });

  it("are told once the server answers, however many there are, and then nothing is told twice", async () => {
    const { ada } = await open();
    const [here, there] = [device("a"), device("b")];
    here.add(many(130));
    await expect(here.sync({ exercises: () => Promise.reject(new Error("unreachable")) })).rejects.toThrow();
    await here.sync(ada);
    await there.sync(ada);
    expect(there.all()).toEqual(here.all());
    const { calls } = ada;
    await here.sync(ada);
    expect(ada.calls).toBe(calls + 1);
    expect(await ada.exercises((await ada.exercises(130, [])).count, [])).toEqual({ exercises: [], count: 130, more: false });
  });

  it("go along when a browser has another guest", async () => {
    const { ada, ben } = await open();
    const storage = pageStorage();
    const here = device("a", storage);
    here.add(many(2));
    await here.sync(ada);
    await device("b", storage).sync(ben);
    const elsewhere = device("b");
    await elsewhere.sync(ben);
    expect(elsewhere.all()).toEqual(here.all());
  });

  it("keep the newest answer, and none from the future", async () => {
    const { ada } = await open(() => 5_000);
    const told = async (more: Partial<Exercise>) => {
      await ada.exercises(0, [exercise(1, more)]);
      return (await ada.exercises(0, [])).exercises.map(({ solves, answered }) => [solves, answered]);
    };
    expect(await told({ solves: 1, answered: 2_000 })).toEqual([[1, 2_000]]);
    expect(await told({ solves: 0, answered: 1_500 })).toEqual([[1, 2_000]]);
    expect(await told({ solves: 2, answered: 9e12 })).toEqual([[2, 5_000]]);
  });

  it("are the newest 200, and told and erased with the guest", async () => {
    const { store, ada, ben } = await open();
    for (let from = 0; from < MOST_EXERCISES + 20; from += MOST_EXERCISES_TOLD)
      await ada.exercises(0, many(MOST_EXERCISES + 20).slice(from, from + MOST_EXERCISES_TOLD));
    await ben.exercises(0, [exercise(1)]);
    const kept = (await store.exportData(ada.id)).exercises as readonly { readonly exercise: string }[];
    expect(kept.map((one) => one.exercise)).toEqual(
      many(MOST_EXERCISES + 20)
        .slice(20)
        .map(({ id }) => id),
    );
    await store.erase(ada.id);
    expect((await ada.exercises(0, [])).exercises).toEqual([]);
    expect((await ben.exercises(0, [])).exercises).toEqual([exercise(1)]);
  });
});

describe("The call that keeps exercises", () => {
  let under: Under;
  beforeAll(async () => {
    under = await start();
  });
  afterAll(() => under.serving.close());

  it("refuses unknown guests and what is malformed or too much, and keeps nothing of it", async () => {
    const storage = memory();
    const { guest } = under.browser({ storage, name: "Ada" });
    await guest.name();
    const token = storage.getItem(GUEST_KEY)!;
    const ask = (told: readonly unknown[], who = token) =>
      callApi(under.address, "exercises", { guest: who, since: 0, told: told as never });
    const bad: readonly object[] = [
      { id: "x" },
      { code: "" },
      { code: "a b" },
      { code: "x".repeat(4_001) },
      { played: [] },
      { line: Array(13).fill("x") },
      { solves: 4 },
      { best: 1_001 },
      { due: -1 },
      { more: true },
    ];
    for (const part of bad) await expect(ask([{ ...exercise(1), ...part }])).rejects.toMatchObject({ key: "malformed" });
    await expect(ask(many(MOST_EXERCISES_TOLD + 1))).rejects.toMatchObject({ key: "malformed" });
    await expect(ask([exercise(1)], "0".repeat(32))).rejects.toMatchObject({ key: "unknownGuest" });
    expect(await guest.exercises(0, [])).toEqual({ exercises: [], count: 0, more: false });
    expect((await guest.exercises(0, [exercise(1)])).exercises).toEqual([exercise(1)]);
  });
});
