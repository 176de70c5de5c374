/** A guest's finished matches, page by page and in figures, on every database available here. */
import { describe, expect, it } from "vitest";
import { guestStoreIn } from "../../../server/database/guests/guest-store.ts";
import { pageQuery } from "../../../server/database/guests/match-history.ts";
import { opponentStrengths } from "../../../server/database/guests/opponent-strength.ts";
import { deriveRatingHistory } from "../../../server/database/guests/rating-history.ts";
import type { FinishedMatch } from "../../../server/store/guest-store.ts";
import { displayedRating, newRating } from "../../../server/store/ratings.ts";
import { DATABASES, inFile } from "./storage.ts";

const DAY = 86_400_000;
const won = (match: string, people: FinishedMatch["people"], more: Partial<FinishedMatch> = {}): FinishedMatch => ({
  match,
  game: "duel",
  rated: false,
  people,
  result: { how: "points", places: people.map((_person, seat) => seat + 1), points: people.map(() => ({})) },
  ...more,
});

describe.each(DATABASES)("Finished matches %s", (_kind, make) => {
  async function house() {
    let time = 100 * DAY;
    const db = await make();
    const guests = guestStoreIn(db, () => time);
    const newcomer = async (name: string) => (await guests.create(name)).person.id;
    return { db, guests, pass: (milliseconds: number) => (time += milliseconds), newcomer };
  }

  it("come newest first in pages, each match once, also of those that ended at the same time", async () => {
    const { guests, pass, newcomer } = await house();
    const ada = await newcomer("Ada");
    for (let number = 0; number < 9; number++) {
      if (number % 3 === 0) pass(DAY);
      await guests.addResult(won(`m${number}`, [ada, undefined]));
    }
    const seen: string[] = [];
    let last: { at: number; match: string } | undefined;
    for (let page = 0; page < 3; page++) {
      const { matches, more } = await guests.matchPage(ada, last === undefined ? {} : { after: last }, 4);
      expect(more).toBe(page < 2);
      seen.push(...matches.map(({ match }) => match));
      last = matches.at(-1);
    }
    expect(seen).toEqual(["m8", "m7", "m6", "m5", "m4", "m3", "m2", "m1", "m0"]);
  });

  it("are found by game, type, result, date and a part of a player's name", async () => {
    const { guests, pass, newcomer } = await house();
    const [ada, ben, cleo] = [await newcomer("Ada"), await newcomer("Ben 100%"), await newcomer("Cleo")];
    await guests.addResult(won("lost to Ben", [ben, ada]));
    pass(DAY);
    await guests.addResult(won("rated", [ada, cleo], { rated: true }));
    pass(DAY);
    await guests.addResult(won("with bots", [ada, undefined, undefined], { game: "elasund" }));
    const found = async (filter: Parameters<typeof guests.matchPage>[1]) =>
      (await guests.matchPage(ada, filter, 9)).matches.map(({ match }) => match);
    expect(await found({})).toEqual(["with bots", "rated", "lost to Ben"]);
    expect(await found({ game: "elasund" })).toEqual(["with bots"]);
    expect(await found({ rated: true })).toEqual(["rated"]);
    expect(await found({ rated: false })).toEqual(["with bots", "lost to Ben"]);
    expect(await found({ result: "won" })).toEqual(["with bots", "rated"]);
    expect(await found({ result: "lost" })).toEqual(["lost to Ben"]);
    expect(await found({ player: "BEN" })).toEqual(["lost to Ben"]);
    expect(await found({ player: "100%" })).toEqual(["lost to Ben"]);
    expect(await found({ player: "\\" })).toEqual([]);
    expect(await found({ player: "Ada" })).toEqual([]);
    expect(await found({ from: 101 * DAY, until: 102 * DAY })).toEqual(["rated"]);
    expect(await found({ result: "won", rated: true, player: "cle" })).toEqual(["rated"]);
  });

  it("say how many seats there were, and name the other guests", async () => {
    const { guests, newcomer } = await house();
    const [ada, ben] = [await newcomer("Ada"), await newcomer("Ben")];
    await guests.addResult(won("m", [ada, undefined, ben]));
    expect((await guests.matchPage(ada, {}, 9)).matches).toMatchObject([
      { match: "m", seats: 3, place: 1, others: [{ seat: 2, name: "Ben", blocked: false }] },
    ]);
  });

  it("say of another guest whether the two know each other", async () => {
    const { guests, newcomer } = await house();
    const [ada, ben] = [await newcomer("Ada"), await newcomer("Ben")];
    await guests.addResult(won("m", [ada, ben]));
    const isKnown = async () => (await guests.matchPage(ada, {}, 9)).matches[0]?.others[0]?.known;
    await guests.askToKnow(ada, ben);
    expect(await isKnown()).toBeUndefined();
    await guests.askToKnow(ben, ada);
    expect(await isKnown()).toBe(true);
  });

  it("keep the rating after each match, which ends at the one the guest has", async () => {
    const { guests, pass, newcomer } = await house();
    const [ada, ben] = [await newcomer("Ada"), await newcomer("Ben")];
    for (const match of ["m1", "m2", "m3"]) {
      pass(DAY);
      await guests.addResult(won(match, [ada, ben]));
    }
    await guests.addResult(won("with a bot", [ada, undefined]));
    const figures = await guests.figures(ada, 9);
    const ratings = figures.filter(({ how, rating }) => how === "points" && rating !== undefined).sort((a, b) => a.at - b.at);
    expect(figures.filter(({ rating }) => rating === undefined)).toHaveLength(1);
    expect(ratings.map(({ rating = 0 }) => rating)).toEqual(ratings.map(({ rating = 0 }) => rating).toSorted((a, b) => a - b));
    expect(ratings.at(-1)?.rating).toBe(displayedRating(await guests.rating(ada, "duel", "casual")));
    const gaps = ratings.map(({ rating = 0, estimate = 0 }) => estimate - rating);
    expect(gaps).toEqual(gaps.toSorted((a, b) => b - a));
  });

  it("remember how strong the opponents were before the match", async () => {
    const { guests, newcomer } = await house();
    const [ada, ben] = [await newcomer("Ada"), await newcomer("Ben")];
    await guests.addResult(won("m1", [ada, ben]));
    await guests.addResult(won("m2", [undefined, ada], { game: "toy", levels: ["strong", undefined] }));
    const met = new Map((await guests.figures(ada, 9)).map(({ seat, game, met: strength }) => [`${game} ${seat}`, strength]));
    expect(met.get("duel 0")).toBe(1_000);
    expect(met.get("toy 1")).toBeUndefined();
  });

  it("from before ratings were kept get theirs derived, as they were when they were played", async () => {
    const { db, guests, pass, newcomer } = await house();
    const people = [await newcomer("Ada"), await newcomer("Ben"), await newcomer("Cleo")] as const;
    for (let number = 0; number < 12; number++) {
      pass(number % 2);
      const seats = [people[number % 3], people[(number + 1 + (number % 2)) % 3], undefined];
      await guests.addResult(won(`m${String(number).padStart(2, "0")}`, seats, { rated: number % 4 === 0 }));
    }
    const kept = () => db.selectFrom("results").select(["match", "seat", "mu", "sigma"]).orderBy("match").orderBy("seat").execute();
    const before = await kept();
    expect(before.filter(({ mu }) => mu !== null)).toHaveLength(24);
    await db.updateTable("results").set({ mu: null, sigma: null }).execute();
    await deriveRatingHistory(db);
    const order = (rows: typeof before) => rows.map((row) => [row.match, row.seat, row.mu?.toFixed(6), row.sigma?.toFixed(6)]);
    expect(order(await kept())).toEqual(order(before));
  });
});

describe("The strength of a seat's opponents", () => {
  it("is the mean of guests' ratings and bots' measured levels, without those that nobody knows", async () => {
    const people = ["ada", undefined, undefined, undefined];
    const levels = [undefined, "casual", "strong", undefined] as const;
    const strengths = { beginner: 900, casual: 1_200, strong: 1_600, master: 1_800 };
    const met = await opponentStrengths({ game: "duel", people, levels }, async () => newRating(), strengths);
    expect(met).toEqual([1_400, 1_300, 1_100, (1_000 + 1_200 + 1_600) / 3]);
    expect(await opponentStrengths({ game: "toy", people: ["ada", undefined], levels: [] }, async () => newRating())).toEqual([
      undefined,
      1_000,
    ]);
  });
});

describe("The list of finished matches", () => {
  it("walks the index of the guest's results, whatever is looked for", async () => {
    const db = await inFile();
    const { sql, parameters } = pageQuery(db, "ada", { game: "duel", player: "ben", after: { at: 5, match: "m" } })
      .limit(26)
      .compile();
    const plan = await db.executeQuery<{ detail: string }>({
      ...pageQuery(db, "ada", {}).compile(),
      sql: `explain query plan ${sql}`,
      parameters,
    });
    const steps = plan.rows.map(({ detail }) => detail);
    expect(steps.find((step) => step.includes("own"))).toMatch(/SEARCH own USING INDEX results_person \(person=\? AND at</);
    expect(steps.filter((step) => step.startsWith("SCAN"))).toEqual([]);
  });
});
