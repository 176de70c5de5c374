/** Exercises from the reader's own matches, as a browser keeps them. */
import { describe, expect, it } from "vitest";
import { pageStorage } from "../../../client/base/storage.ts";
import { ownExercises } from "../../../client/settings/exercises.ts";
import { MOST_EXERCISES } from "../../../shared/core/wire/exercises.ts";
import { LONGEST_MESSAGE } from "../../../shared/core/wire/wire.ts";
import { exercise } from "../../exercises.ts";

const TODAY = 20_000;

function browser() {
  const storage = pageStorage();
  return { storage, kept: ownExercises(storage) };
}

describe("Exercises in a browser", () => {
  it("are there after a reload, and one that is found again is not kept twice", () => {
    const { kept, storage } = browser();
    expect(kept.add([exercise(1), exercise(2)])).toBe(2);
    kept.answer(exercise(1).id, true, TODAY);
    expect(kept.add([exercise(1)])).toBe(0);
    const again = ownExercises(storage).all();
    expect(again.map(({ id, solves }) => [id, solves])).toEqual([
      [exercise(2).id, 0],
      [exercise(1).id, 1],
    ]);
  });

  it("are the newest 200", () => {
    const { kept } = browser();
    kept.add(Array.from({ length: MOST_EXERCISES + 5 }, (_none, at) => exercise(at)));
    expect(kept.all().length).toBe(MOST_EXERCISES);
    expect(kept.all().at(-1)!.id).toBe(exercise(5).id);
  });

  it("are told in as many calls as their size takes", async () => {
    const { kept } = browser();
    const large = Array.from({ length: 30 }, (_none, at) => ({ ...exercise(at), code: "x".repeat(1_200) }));
    kept.add(large);
    const calls: number[] = [];
    const told: string[] = [];
    await kept.sync({
      async exercises(since, exercises) {
        calls.push(JSON.stringify({ guest: "0".repeat(32), since, told: exercises }).length);
        told.push(...exercises.map(({ id }) => id));
        return { exercises: [], count: since + exercises.length, more: false };
      },
    });
    expect(calls.length).toBeGreaterThan(1);
    expect(Math.max(...calls)).toBeLessThan(LONGEST_MESSAGE);
    expect(new Set(told)).toEqual(new Set(large.map(({ id }) => id)));
  });

  it("may be damaged: then there are none, and new ones are kept", () => {
    for (const text of ["{", "null", "7", '{"exercises":[{"id":"x"}]}', '{"exercises":7}']) {
      const { kept, storage } = browser();
      storage.setItem("quayside.exercises", text);
      expect(kept.all()).toEqual([]);
      expect(kept.add([exercise(1)])).toBe(1);
      expect(kept.all().length).toBe(1);
    }
  });
});
