/** The counts of who solves which puzzle: on every database available here, and as a browser asks for them. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import { guestStoreIn } from "../../../server/database/guests/guest-store.ts";
import { NEW_SOLVER, type PuzzleRating, ratedAttempt } from "../../../shared/core/puzzles/puzzle-rating.ts";
import { puzzleSetOf } from "../../../shared/puzzle-sets.ts";
import { DATABASES } from "../database/storage.ts";
import { memory, start, type Under } from "../server.ts";

const FIRST: PuzzleRating = { rating: 1_500, deviation: 150 };

describe.each(DATABASES)("First attempts at puzzles, %s,", (_kind, make) => {
  it("are counted once for each guest, by game and puzzle, and erased and told with the guest", async () => {
    const store = guestStoreIn(await make(), () => 1_000);
    const create = async (name: string) => (await store.create(name)).person.id;
    const [ada, ben] = [await create("Ada"), await create("Ben")];
    await store.addAttempt(ada, "duel", "1-2", false, FIRST);
    await store.addAttempt(ada, "duel", "1-2", true, FIRST);
    await store.addAttempt(ben, "duel", "1-2", true, FIRST);
    await store.addAttempt(ben, "elasund", "1-2", true, FIRST);
    expect(await store.attempts(ada, "duel")).toMatchObject({
      puzzles: [{ puzzle: "1-2", tried: 2, solved: 1 }],
      own: [{ puzzle: "1-2", solved: false }],
    });
    const { puzzles, own, rating } = await store.attempts(ada, "elasund");
    expect([puzzles, own, rating]).toMatchObject([[{ puzzle: "1-2", tried: 1, solved: 1 }], [], undefined]);
    expect(await store.exportData(ada)).toMatchObject({ puzzles: [{ game: "duel", puzzle: "1-2", solved: 0, at: 1_000 }] });
    await store.erase(ben);
    expect((await store.attempts(ada, "duel")).puzzles).toMatchObject([{ puzzle: "1-2", tried: 1, solved: 0 }]);
    // The rating that was moved by them stays, and is told as it is used.
    expect((await store.attempts(ada, "elasund")).puzzles).toMatchObject([{ puzzle: "1-2", tried: 0, solved: 0 }]);
  });
});

describe.each(DATABASES)("Ratings of puzzles, %s,", (_kind, make) => {
  it("move guest and puzzle by the first attempt alone, and a guest's own is told and erased with them", async () => {
    const store = guestStoreIn(await make(), () => 1_000);
    const create = async (name: string) => (await store.create(name)).person.id;
    const [ada, ben] = [await create("Ada"), await create("Ben")];
    const told = async (id: string) => {
      const { puzzles, rating } = await store.attempts(id, "duel");
      return [puzzles[0]?.rating, rating] as const;
    };
    expect(await told(ada)).toEqual([undefined, undefined]);
    await store.addAttempt(ada, "duel", "1-2", true, FIRST);
    const [easier, higher] = await told(ada);
    expect(easier).toBeLessThan(FIRST.rating);
    expect(higher).toBeGreaterThan(1_500);
    await store.addAttempt(ada, "duel", "1-2", false, FIRST);
    expect(await told(ada)).toEqual([easier, higher]);
    await store.addAttempt(ben, "duel", "1-2", false, FIRST);
    const [harder, lower] = await told(ben);
    expect(harder).toBeGreaterThan(easier!);
    expect(lower).toBeLessThan(1_500);
    expect((await store.exportData(ada)).puzzleRatings).toMatchObject([{ game: "duel" }]);
    await store.erase(ada);
    expect((await store.attempts(ada, "duel")).rating).toBeUndefined();
    expect(await told(ben)).toEqual([harder, lower]);
  });

  it("count each of many attempts at once", async () => {
    const store = guestStoreIn(await make(), () => 1_000);
    const guests = await Promise.all(Array.from({ length: 8 }, async (_none, at) => (await store.create(`Guest ${at}`)).person.id));
    await Promise.all(guests.map((id) => store.addAttempt(id, "duel", "1-2", false, FIRST)));
    const { puzzles } = await store.attempts(guests[0]!, "duel");
    let after: readonly [PuzzleRating, PuzzleRating] = [NEW_SOLVER, FIRST];
    for (const _guest of guests) after = ratedAttempt(NEW_SOLVER, after[1], false);
    expect(puzzles).toEqual([{ puzzle: "1-2", tried: 8, solved: 0, rating: Math.round(after[1].rating) }]);
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
    expect(await ben.lobby.guest.puzzles("duel")).toMatchObject({
      puzzles: [{ puzzle, tried: 2, solved: 1, rating: expect.any(Number) }],
      own: [{ puzzle, solved: false }],
      rating: expect.any(Number),
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
