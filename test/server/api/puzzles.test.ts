/** The counts of who solves which puzzle: on every database available here, and as a browser asks for them. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import { guestStoreIn } from "../../../server/database/guests/guest-store.ts";
import { puzzleSetOf } from "../../../shared/puzzle-sets.ts";
import { DATABASES } from "../database/storage.ts";
import { memory, start, type Under } from "../server.ts";

describe.each(DATABASES)("First attempts at puzzles, %s,", (_kind, make) => {
  it("are counted once for each guest, by game and puzzle, and erased and told with the guest", async () => {
    const store = guestStoreIn(await make(), () => 1_000);
    const create = async (name: string) => (await store.create(name)).person.id;
    const [ada, ben] = [await create("Ada"), await create("Ben")];
    await store.addAttempt(ada, "duel", "1-2", false);
    await store.addAttempt(ada, "duel", "1-2", true);
    await store.addAttempt(ben, "duel", "1-2", true);
    await store.addAttempt(ben, "elasund", "1-2", true);
    expect(await store.attempts(ada, "duel")).toEqual({
      puzzles: [{ puzzle: "1-2", tried: 2, solved: 1 }],
      own: [{ puzzle: "1-2", solved: false }],
    });
    expect(await store.attempts(ada, "elasund")).toEqual({ puzzles: [{ puzzle: "1-2", tried: 1, solved: 1 }], own: [] });
    expect(await store.exportData(ada)).toMatchObject({ puzzles: [{ game: "duel", puzzle: "1-2", solved: 0, at: 1_000 }] });
    await store.erase(ben);
    expect((await store.attempts(ada, "duel")).puzzles).toEqual([{ puzzle: "1-2", tried: 1, solved: 0 }]);
    expect((await store.attempts(ada, "elasund")).puzzles).toEqual([]);
  });
});

/** A browser needs as many points to play for half a minute; an attempt costs 10. */
const ENOUGH = 400;
const FLOOD = 100;

describe("The calls that count puzzles", () => {
  let under: Under;
  let puzzle: string;
  let right: string;
  let wrong: string;
  beforeAll(async () => {
    under = await start({ maxCalls: ENOUGH });
    const first = (await puzzleSetOf("duel"))!.puzzles[0]!;
    [puzzle, right] = [first.id, first.solution];
    wrong = Object.keys(first.chances).find((move) => move !== right)!;
  });
  afterAll(() => under.serving.close());

  const guestOf = async (storage = memory()) => {
    await under.browser({ storage, name: "Ada" }).guest.name();
    return { guest: storage.getItem("quayside.guest")!, lobby: under.browser({ storage }) };
  };

  it("count a guest's first attempt, and tell how many have solved it", async () => {
    const [ada, ben] = [await guestOf(), await guestOf()];
    await ada.lobby.guest.tryPuzzle("duel", puzzle, [right]);
    await ben.lobby.guest.tryPuzzle("duel", puzzle, [wrong]);
    await ben.lobby.guest.tryPuzzle("duel", puzzle, [right]);
    expect(await ben.lobby.guest.puzzles("duel")).toEqual({
      puzzles: [{ puzzle, tried: 2, solved: 1 }],
      own: [{ puzzle, solved: false }],
    });
  });

  it("play the moves by the rules: the word of a client that it solved a puzzle is worth nothing", async () => {
    const { guest, lobby } = await guestOf();
    const other = (await puzzleSetOf("elasund"))!.puzzles[0]!;
    await expect(lobby.guest.tryPuzzle("elasund", other.id, [right])).rejects.toThrow();
    await expect(callApi(under.address, "tryPuzzle", { guest, game: "elasund", puzzle: other.id, solved: true } as never)).rejects.toThrow(
      "malformed",
    );
    expect((await lobby.guest.puzzles("elasund")).own).toEqual([]);
    await lobby.guest.tryPuzzle("elasund", other.id, []);
    expect((await lobby.guest.puzzles("elasund")).own).toEqual([{ puzzle: other.id, solved: false }]);
  });

  it("refuse puzzles that there are not, unknown guests and what is malformed, and count nothing of it", async () => {
    const { guest, lobby } = await guestOf();
    const before = await lobby.guest.puzzles("duel");
    const call = { guest, game: "duel", puzzle, moves: [right] };
    const bad: readonly (readonly [object, string])[] = [
      [{ puzzle: "0-0" }, "malformed"],
      [{ game: "toy" }, "malformed"],
      [{ game: "constructor" }, "malformed"],
      [{ puzzle: "x".repeat(21) }, "malformed"],
      [{ puzzle: 7 }, "malformed"],
      [{ moves: "yes" }, "malformed"],
      [{ moves: ["build the_moon"] }, "illegalMove"],
      [{ moves: undefined, solved: true }, "malformed"],
      [{ moves: Array(65).fill(right) }, "malformed"],
      [{ more: true }, "malformed"],
      [{ guest: "0".repeat(32) }, "unknownGuest"],
    ];
    for (const [part, key] of bad) {
      await expect(callApi(under.address, "tryPuzzle", { ...call, ...part })).rejects.toMatchObject({ key });
    }
    expect(await lobby.guest.puzzles("duel")).toEqual(before);
  });

  it("are limited by address", async () => {
    const call = { guest: "0".repeat(32), game: "duel", puzzle, moves: [right] };
    const answers = await Promise.all(
      Array.from({ length: FLOOD }, () => callApi(under.address, "tryPuzzle", call).catch((error: { key: string }) => error.key)),
    );
    expect(answers).toContain("unknownGuest");
    expect(answers.filter((key) => key === "tooOften").length).toBeGreaterThan(FLOOD / 2);
  });
});
