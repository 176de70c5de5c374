/** How bots are measured: what makes two matches comparable, and what may be concluded from how many. */
import { spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { BARS } from "../../lab/benches/bots/bars.ts";
import { openMatchFile } from "../../lab/benches/bots/file.ts";
import { CHECKPOINTS, intervalOf, verdictOf } from "../../lab/benches/bots/interval.ts";
import { openPlayers, type PlayedMatch, plansOf, playPlan } from "../../lab/benches/bots/pairing.ts";
import { readWish } from "../../lab/benches/bots/wish.ts";
import { root } from "../../scripts/settings.ts";
import { below, quickLuck } from "../../shared/core/base/random.ts";
import { GAMES } from "../../shared/games.ts";

const bench = (...words: string[]) => spawnSync(process.execPath, ["lab/bench.ts", "bots", ...words], { cwd: root, encoding: "utf8" });
const folder = mkdtempSync(join(tmpdir(), "quayside-bots-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("A match of bots", () => {
  const pairing = { game: "duel", players: ["strong=3", "beginner"] };

  it("is the same every time, here and in any thread", async () => {
    const plans = [0, 1, 2].flatMap((deal) => plansOf(pairing, deal));
    const here = await Promise.all(plans.map(playPlan));
    expect(await Promise.all(plans.map(playPlan))).toEqual(here);
    const threads = openPlayers(2);
    const there: PlayedMatch[] = [];
    await threads.run(plans, (match) => there.push(match));
    await threads.close();
    expect(there.sort((a, b) => a.deal - b.deal || a.rotation - b.rotation)).toEqual(here);
  });

  it.each(GAMES.map(({ id }) => id))(
    "favours nobody: where equal bots play %s, the rotations of a deal mirror each other",
    async (game) => {
      // The other commit's bot is this one's own quick bot, in an engine of its own.
      const against = join(root, "shared", game, "index.ts");
      for (const deal of [0, 1]) {
        const [one, other] = await Promise.all(plansOf({ game, players: ["against", "against"], against }, deal).map(playPlan));
        expect(one?.decisions).toBe(other?.decisions);
        expect((one?.share ?? 0) + (other?.share ?? 0)).toBe(1);
      }
    },
  );

  it("fails with the thread's error", async () => {
    const threads = openPlayers(1);
    const plans = plansOf({ game: "duel", players: ["casual", "nobody"] }, 0);
    await expect(threads.run(plans, () => undefined)).rejects.toThrow('nobody plays as "nobody"');
    await threads.close();
  });
});

describe("The sequential test", () => {
  /** Deals of as many matches as there are seats, each won with the same chance. */
  const play = (chance: number, seats: number, deals: number, seed: number): number[][] => {
    const luck = quickLuck(seed);
    return Array.from({ length: deals }, () => Array.from({ length: seats }, () => Number(below(luck, 1e6) < chance * 1e6)));
  };
  const RUNS = 300;

  it.each([
    [0.6, 2],
    [0.35, 4],
    [0.98, 2],
  ])("is wrong about a chance of %d in at most one of twenty runs, although it checks often", (chance, seats) => {
    let wrong = 0;
    for (let run = 0; run < RUNS; run++) {
      const deals = play(chance, seats, 320, run);
      const intervals = CHECKPOINTS.filter((reached) => reached <= 320).map((reached) => intervalOf(deals.slice(0, reached)));
      if (intervals.some(({ low, high }) => low > chance || high < chance)) wrong++;
    }
    expect(wrong).toBeLessThanOrEqual(0.05 * RUNS);
  });

  it("soon tells a bot that is well above a bar or below it", () => {
    expect(verdictOf(intervalOf(play(0.95, 2, 40, 1)), 0.75)).toBe("clears");
    expect(verdictOf(intervalOf(play(0.5, 2, 40, 1)), 0.75)).toBe("misses");
    expect(verdictOf(intervalOf(play(0.75, 2, 40, 1)), 0.75)).toBe("open");
  });

  it("concludes nothing from few deals that all went the same way", () => {
    expect(verdictOf(intervalOf(play(1, 2, 10, 1)), 0.98)).toBe("open");
    expect(verdictOf(intervalOf([[1, 1]]), 0.75)).toBe("open");
  });

  it("counts matches that follow from their deal as one", () => {
    const alike = play(0.5, 1, 40, 1).map(([share = 0]) => [share, share, share, share]);
    const single = alike.map(([share = 0]) => [share]);
    expect(intervalOf(alike).low).toBeCloseTo(intervalOf(single).low, 1);
  });
});

describe("A file of finished matches", () => {
  const pairing = { game: "duel", players: ["casual", "random"] };
  const match = { deal: 0, rotation: 1, share: 1, places: [1, 2], decisions: 60 };

  it("gives back what was played, without half of a line that a killed run left", () => {
    const path = join(folder, "half");
    openMatchFile(path, ["duel"]).add(pairing, match);
    appendFileSync(path, '{"game":"duel","pla');
    const file = openMatchFile(path, ["duel"]);
    expect(file.matchesOf(pairing)).toEqual([match]);
    file.add(pairing, { ...match, deal: 1 });
    expect(openMatchFile(path, ["duel"]).matchesOf(pairing)).toEqual([match, { ...match, deal: 1 }]);
    expect(file.matchesOf({ ...pairing, players: ["random", "casual"] })).toEqual([]);
  });

  it("is refused if its bots were made of other sources, or if it is no such file", () => {
    const path = join(folder, "other");
    openMatchFile(path, ["duel"]).add(pairing, match);
    writeFileSync(path, readFileSync(path, "utf8").replace(/"sources":"\w+"/, '"sources":"old"'));
    expect(() => openMatchFile(path, ["duel"])).toThrow("other bots of duel");
    expect(openMatchFile(path, ["elasund"]).matchesOf(pairing)).toEqual([]);
  });
});

describe("The bench of bots", () => {
  it("measures every bar of its table, and goes on from a file", () => {
    const path = join(folder, "whole");
    const first = bench("--short", "--json", "--resume", path);
    expect(first.status).toBe(0);
    const { figures } = JSON.parse(first.stdout);
    for (const { game, seats, first: player, others } of BARS.filter((bar) => bar.others !== "against")) {
      const name = `${game}.${seats}.${player}:${others}`;
      expect(figures[`${name}.deals`]).toBe(1);
      expect(figures[`${name}.low`]).toBeLessThanOrEqual(figures[`${name}.wins`]);
      expect(figures[`${name}.high`]).toBeGreaterThanOrEqual(figures[`${name}.wins`]);
    }
    const played = readFileSync(path, "utf8");
    expect(JSON.parse(bench("--short", "--json", "--resume", path).stdout).figures).toEqual(figures);
    expect(readFileSync(path, "utf8")).toBe(played);
  });

  it("measures a pair of which no bar is known, at the tables of a game", () => {
    const { stdout } = bench("--short", "--game", "elasund", "--pair", "casual:beginner");
    expect(stdout).toContain("judges none");
    const names = Object.keys(JSON.parse(stdout.trim().split("\n").at(-1)!).figures).filter((figure) => figure.endsWith(".wins"));
    expect(names).toEqual(["elasund.2.casual:beginner.wins", "elasund.4.casual:beginner.wins"]);
  });

  it("meets another commit's bot by its path", () => {
    const { stdout } = bench("--short", "--json", "--game", "duel", "--against", "shared/duel/index.ts");
    const { "duel.2.casual:against.wins": wins } = JSON.parse(stdout).figures;
    expect([0, 50, 100]).toContain(wins);
  });

  it("puts all levels on a ladder", () => {
    const { stdout } = bench("--short", "--json", "--ladder", "--game", "duel");
    const { figures } = JSON.parse(stdout);
    expect(figures["duel.casual"]).toBe(1_200);
    for (const player of ["random", "beginner", "strong", "master"]) expect(Number.isInteger(figures[`duel.${player}`])).toBe(true);
  });

  it("refuses a file of something else in one sentence", () => {
    const { status, stderr, stdout } = bench("--resume", "package.json");
    expect(status).toBe(1);
    expect(stdout).toBe("");
    expect(stderr.trim()).toBe("Quayside: package.json is no file of finished matches.");
  });

  it.each([
    [{ pair: "strong" }, "takes two players"],
    [{ pair: "strong:nobody" }, "takes two players"],
    [{ pair: "strong=0:casual" }, "takes two players"],
    [{ pair: "casual:against" }, "needs the path"],
    [{ deals: "0" }, "a whole number above 0"],
    [{ jobs: "many" }, "a whole number above 0"],
    [{ against: "x" }, "name the game"],
    [{ write: true }, "belongs to --ladder"],
    [{ minutes: "soon" }, "whole number"],
  ])("refuses %j", (options, why) => expect(() => readWish({ games: GAMES, short: false, options })).toThrow(why));

  it("writes no strengths of the short form", () => {
    expect(() => readWish({ games: GAMES, short: true, options: { ladder: true, write: true } })).toThrow("too little");
  });
});
