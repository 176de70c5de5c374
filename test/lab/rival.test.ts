/** Rivals of the Master: that they play by the rules, that a match against them is counted right, and that a program can be one. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openMatchFile } from "../../lab/benches/bots/file.ts";
import { type MatchPlan, plansOf } from "../../lab/benches/bots/pairing.ts";
import { playRivals } from "../../lab/benches/rival/match.ts";
import { nameWith, type PlayedRival, playRivalPlan } from "../../lab/benches/rival/pairing.ts";
import { plansIn } from "../../lab/benches/rival/plans.ts";
import { openPlayer } from "../../lab/benches/rival/players.ts";
import { openProgram } from "../../lab/benches/rival/program.ts";
import { figuresOf } from "../../lab/benches/rival/report.ts";
import { readRivalWish } from "../../lab/benches/rival/rival.ts";
import { pointsByWay, wayOf } from "../../lab/benches/rival/wins.ts";
import { TreeSearch } from "../../lab/rival/fast-search.ts";
import { TREE } from "../../lab/rival/tuning.ts";
import { root } from "../../scripts/settings.ts";
import { quickLuck } from "../../shared/core/base/random.ts";
import { pickOptions } from "../../shared/core/match/record.ts";
import { findMove, silent, viewOf } from "../../shared/core/match/view.ts";
import { duel } from "../../shared/duel/index.ts";
import { GAMES } from "../../shared/games.ts";
import { puertoRico } from "../../shared/puerto-rico/index.ts";
import { BUILDINGS } from "../../shared/puerto-rico/state.ts";

const folder = mkdtempSync(join(tmpdir(), "quayside-rival-"));
afterAll(() => rmSync(folder, { recursive: true }));

const FEW = { playouts: 2 };
const gameOf = (id: string) => GAMES.find((game) => game.id === id)!;
const SAMPLE = `${process.execPath} lab/benches/rival/sample-process.ts`;
/** A program of one expression, which gets each line as `line`. */
const programOf = (answer: string): string =>
  `${process.execPath} -e 'require("node:readline").createInterface({input:process.stdin}).on("line",(line)=>{${answer}})'`;

describe("The rival's tree search", () => {
  const tables = GAMES.flatMap((game) =>
    Array.from({ length: game.seats.most - game.seats.fewest + 1 }, (_none, more) => [game.id, game.seats.fewest + more] as const),
  );

  it.each(tables)("plays legal moves of %s with %i seats", (id, seats) => {
    const game = gameOf(id);
    const state = game.setup({ seats, options: pickOptions(game.options, {}), luck: quickLuck(seats), rules: game.rules });
    const search = new TreeSearch(game, { ...TREE, likeness: 10 });
    for (let made = 0; made < 30; made++) {
      const [seat] = game.toAct(state.table);
      const view = viewOf(state, seat!);
      const move = game.notation(search.choose(view, quickLuck(made), FEW));
      expect(game.moves(view).map((listed) => game.notation(listed))).toContain(move);
      game.play(state, seat!, findMove(game, view, move), silent);
    }
  });

  it("takes the move that wins at once, and is the same with the same luck", () => {
    const state = duel.setup({ seats: 2, options: pickOptions(duel.options, { wonders: "firstGame" }), luck: quickLuck(7), rules: 1 });
    const seat = state.table.turn;
    state.table.pawn = seat === 0 ? 8 : -8;
    const choose = () =>
      duel.notation(new TreeSearch(gameOf("duel"), TREE).choose(viewOf(state, seat), quickLuck(1), { playouts: 300 }) as never);
    const first = choose();
    expect(choose()).toBe(first);
    const after = duel.copy(state);
    duel.play(after, seat, findMove(duel, viewOf(after, seat), first), silent);
    const winning = duel.moves(viewOf(state, seat)).some((move) => {
      const tried = duel.copy(state);
      duel.play(tried, seat, move, silent);
      return tried.table.won === "military";
    });
    expect(after.table.won).toBe(winning ? "military" : "");
    expect(winning).toBe(true);
  });
});

describe("The scripted players of Puerto Rico", () => {
  const play = async (name: string) => {
    const game = gameOf("puerto-rico");
    return await playRivals(
      game,
      Array.from({ length: 4 }, () => openPlayer(name, game, FEW)),
      3,
    );
  };

  it("ship what they make, or build what they can pay, each by its plan", async () => {
    const [shipped, built] = [await play("shipper"), await play("builder")];
    const sum = ({ result }: typeof shipped, way: string): number =>
      result.points.reduce((all, _own, seat) => all + (pointsByWay(puertoRico, result, seat)[way] ?? 0), 0);
    expect(sum(shipped, "shipped")).toBeGreaterThan(1.5 * sum(shipped, "built"));
    expect(sum(built, "built")).toBeGreaterThan(sum(built, "shipped"));
    expect(sum(built, "built")).toBeGreaterThan(1.5 * sum(shipped, "built"));
    const moves = shipped.played.map(({ move }) => move);
    for (const wanted of ["build harbor", "build wharf", "build smallWarehouse"]) expect(moves).toContain(wanted);
  });
});

describe("A match against a rival", () => {
  const named = nameWith(FEW, "tree");

  it("is the same every time, and equal players mirror each other in the rotations of a deal", async () => {
    const plans = plansOf({ game: "duel", players: [named, named] }, 4);
    const [one, other] = await Promise.all(plans.map(playRivalPlan));
    expect(one!.share + other!.share).toBe(1);
    expect(one!.places).toEqual(other!.places.toReversed());
    const strip = ({ spent: _spent, ...match }: PlayedRival) => match;
    expect(strip(await playRivalPlan(plans[0] as MatchPlan))).toEqual(strip(one!));
  });

  it("keeps what the Master said of its chances, and comes back whole from a file", async () => {
    const path = join(folder, "kept");
    const pairing = { game: "duel", players: [nameWith(FEW, "master"), named] };
    const match = await playRivalPlan({ ...pairing, deal: 1, rotation: 1 });
    expect(match.said.length).toBeGreaterThan(10);
    for (const { chance, progress } of match.said) for (const part of [chance, progress]) expect(part >= 0 && part <= 1).toBe(true);
    openMatchFile<PlayedRival>(path, ["duel"], ["lab/rival/*.ts"]).add(pairing, match);
    expect(openMatchFile<PlayedRival>(path, ["duel"], ["lab/rival/*.ts"]).matchesOf(pairing)).toEqual([match]);
    expect(() => openMatchFile(path, ["duel"])).toThrow("other bots");
  });

  it("counts who won and how", () => {
    const played = (share: number, way: string, deal: number, rotation: number): PlayedRival => {
      const said = [{ chance: 0.6, progress: 0.9, plans: ["symbols"] }];
      return { deal, rotation, share, places: [2 - share, 1 + share], decisions: 60, way, points: [{}, {}], spent: [], said };
    };
    const matches = [played(1, "points", 0, 0), played(0, "science", 0, 1), played(0, "science", 1, 0), played(1, "military", 1, 1)];
    expect(figuresOf(gameOf("duel"), matches)).toMatchObject({
      matches: 4,
      wins: 50,
      "won.points": 25,
      "won.military": 25,
      "won.science": 0,
      "lost.science": 50,
      "lost.points": 0,
      shared: 0,
      "late.positions": 4,
      "late.off": -10,
      "symbols.off": -10,
    });
  });
});

describe("The way a match was won", () => {
  it.each([
    ["duel", { how: "science", places: [2, 1], points: [{}, {}] }, "science"],
    ["duel", { how: "blue", places: [1, 2], points: [{ blue: 3 }, { green: 3 }] }, "points"],
    ["duel", { how: "shared", places: [1, 1], points: [{}, {}] }, "shared"],
    [
      "puerto-rico",
      { how: "points", places: [2, 1], points: [{ buildings: 40 }, { barrels: 9, harbor: 2, captain: 1, buildings: 11 }] },
      "shipped",
    ],
    ["puerto-rico", { how: "points", places: [1, 2], points: [{ barrels: 10, buildings: 6, cityHall: 5 }, {}] }, "built"],
    ["elasund", { how: "cubes", places: [1, 2], points: [{ buildings: 3, trade: 1, walls: 1, church: 5 }, {}] }, "church"],
  ])("in %s, %j", (id, result, way) => expect(wayOf({ id }, result)).toBe(way));

  it("is told apart from the plans under way", () => {
    const state = duel.setup({ seats: 2, options: pickOptions(duel.options, {}), luck: quickLuck(1), rules: 1 });
    state.table.pawn = -6;
    expect([0, 1].map((seat) => plansIn(duel, viewOf(state, seat)))).toEqual([["rivalsPawn"], ["pawn"]]);
    const other = puertoRico.setup({ seats: 3, options: pickOptions(puertoRico.options, {}), luck: quickLuck(1), rules: 1 });
    other.table.players[1]!.city.push(BUILDINGS.indexOf("wharf"));
    expect([0, 1].map((seat) => plansIn(puertoRico, viewOf(other, seat)))).toEqual([["rivalsWharf"], ["wharf"]]);
  });
});

describe("A program of others", () => {
  const game = gameOf("duel");
  const state = game.setup({ seats: 2, options: pickOptions(game.options, {}), luck: quickLuck(2), rules: 1 });
  const seat = game.toAct(state.table)[0]!;
  const question = { view: viewOf(state, seat), luck: quickLuck(1), played: [], options: pickOptions(game.options, {}), seats: 2 };

  it("plays a whole match by lines, and is shown what its seat sees and no more", async () => {
    const program = openProgram(SAMPLE, game, FEW);
    const { result, played } = await playRivals(game, [program, openPlayer("tree", game, FEW)], 5);
    expect([...result.places].sort()).toEqual(result.places.includes(2) ? [1, 2] : [1, 1]);
    expect(played.length).toBeGreaterThan(50);
    program.close?.();
    const keys = "quayside,game,rules,seats,options,seat,milliseconds,moves,played,table,secret";
    const strict = openProgram(
      programOf(`const p=JSON.parse(line);console.log(JSON.stringify({move:Object.keys(p).join()==="${keys}"?p.moves[1]:""}))`),
      game,
      FEW,
    );
    const { move } = await strict.choose(question);
    expect(game.notation(move)).toBe(game.notation(game.moves(question.view)[1]!));
    strict.close?.();
  });

  it.each([
    ["ends", programOf("process.exit(3)"), "ended (3)"],
    ["answers nonsense", programOf(`console.log("pass")`), "answered pass, which is no legal move"],
    ["plays what is not legal", programOf(`console.log(JSON.stringify({move:"build palace"}))`), "no legal move"],
    ["is silent", programOf(""), "was silent for 300 ms"],
  ])("that %s is an error that says so", async (_what, command, why) => {
    const program = openProgram(command, game, FEW, { times: 0, milliseconds: why.includes("silent") ? 300 : 10_000 });
    await expect(program.choose(question)).rejects.toThrow(why);
    program.close?.();
  });

  it("that ends in the second match loses nothing of the first", () => {
    const path = join(folder, "program");
    const dies = programOf(`const p=JSON.parse(line);if(p.seat===0)process.exit(3);console.log(JSON.stringify({move:p.moves[0]}))`);
    const words = ["lab/bench.ts", "rival", "--short", "--json", "--game", "duel", "--jobs", "1", "--resume", path, "--program", dies];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: "utf8" });
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toContain("ended (3) before it answered. What was played is kept");
    expect(readFileSync(path, "utf8").trim().split("\n").length).toBe(1);
  });
});

describe("The bench of rivals", () => {
  it.each([
    [{ rival: "nobody" }, "no rival"],
    [{ rival: "tree", program: "x" }, "two rivals"],
    [{ program: "x" }, "one game"],
    [{ milliseconds: "soon" }, "whole number"],
    [{ seats: "3" }, "no table of 3 seats"],
  ])("refuses %j", (options, why) => expect(() => readRivalWish({ games: GAMES, short: true, options })).toThrow(why));
});
