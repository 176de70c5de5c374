/** When an exercise comes back. */
import { describe, expect, it } from "vitest";
import { isDone, isDue, repeated } from "../../shared/core/puzzles/repetition.ts";

const TODAY = 20_000;
const fresh = { solves: 0, due: TODAY };

describe("An exercise", () => {
  it("that is failed comes back the next day", () => {
    const failed = repeated(fresh, false, TODAY);
    expect(failed).toEqual({ solves: 0, due: TODAY + 1 });
    expect([isDue(failed, TODAY), isDue(failed, TODAY + 1)]).toEqual([false, true]);
  });

  it("that is solved comes back after more and more days, and after three solves never", () => {
    const first = repeated(fresh, true, TODAY);
    expect(first).toEqual({ solves: 1, due: TODAY + 3 });
    const second = repeated(first, true, first.due);
    expect(second).toEqual({ solves: 2, due: first.due + 10 });
    const third = repeated(second, true, second.due);
    expect([isDone(second), isDone(third), isDue(third, TODAY + 1_000)]).toEqual([false, true, false]);
  });

  it("that is failed later keeps its solves", () => {
    const solved = repeated(fresh, true, TODAY);
    expect(repeated(solved, false, solved.due)).toEqual({ solves: 1, due: solved.due + 1 });
  });

  it("counts the first answer alone when it is due, and none before", () => {
    const failed = repeated(fresh, false, TODAY);
    expect(repeated(failed, true, TODAY)).toBe(failed);
    const solved = repeated(fresh, true, TODAY);
    expect(repeated(solved, true, TODAY + 2)).toBe(solved);
  });

  it("that was left for long is due until it is answered, and counts its days from then", () => {
    expect(isDue(fresh, TODAY + 30)).toBe(true);
    expect(repeated(fresh, true, TODAY + 30)).toEqual({ solves: 1, due: TODAY + 33 });
  });
});
