/** Game statistics: counted once by the laboratory, and once more here from the raw records, by events and final tables. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type PlayedMatch, playMatch, replay } from "../../lab/statistics/play.ts";
import { root } from "../../scripts/settings.ts";
import { quickLuck } from "../../shared/core/base/random.ts";
import { eraseShape, type Game, type Shape } from "../../shared/core/contract/game.ts";
import { pickOptions } from "../../shared/core/match/record.ts";
import { viewOf } from "../../shared/core/match/view.ts";
import { type Collector, Tally } from "../../shared/core/statistics/tally.ts";
import { CARDS, TOKENS, WONDERS } from "../../shared/duel/catalog.ts";
import { collector as duelCollector } from "../../shared/duel/collector.ts";
import { duel } from "../../shared/duel/index.ts";
import { score as duelScore } from "../../shared/duel/score.ts";
import type { Duel } from "../../shared/duel/state.ts";
import { KIND_OF } from "../../shared/elasund/catalog.ts";
import { collector as elasundCollector } from "../../shared/elasund/collector.ts";
import { elasund } from "../../shared/elasund/index.ts";
import { fieldName } from "../../shared/elasund/rules/town/grid.ts";
import { score as elasundScore } from "../../shared/elasund/score.ts";
import { type Elasund, KINDS, PERMITS } from "../../shared/elasund/state.ts";
import { collector as puertoRicoCollector } from "../../shared/puerto-rico/collector.ts";
import { puertoRico } from "../../shared/puerto-rico/index.ts";
import { score as puertoRicoScore } from "../../shared/puerto-rico/score.ts";
import { BUILDINGS, ENDINGS, type PuertoRico, ROLES, TILES } from "../../shared/puerto-rico/state.ts";

/** A match of the file as its frames: each event with the table before and after it. */
interface Told<S extends Shape> {
  readonly frames: readonly { readonly event: S["event"]; readonly before: S["table"]; readonly table: S["table"] }[];
  readonly end: S["table"];
  readonly first: S["table"];
  readonly places: readonly number[];
}

function told<S extends Shape>(game: Game<S>, match: PlayedMatch): Told<S> {
  const { seats, seed, rules } = match;
  const state = game.setup({ seats, rules, options: pickOptions(game.options, {}), luck: quickLuck(seed) });
  const first = structuredClone(state.table);
  const frames: Told<S>["frames"][number][] = [];
  for (const step of match.steps.split(" ")) {
    const seat = game.toAct(state.table)[0]!;
    let before = structuredClone(state.table);
    game.play(state, seat, game.moves(viewOf(state, seat))[Number.parseInt(step, 36)]!, (event) => {
      const table = structuredClone(state.table);
      frames.push({ event, before, table });
      before = table;
    });
  }
  return { frames, first, end: state.table, places: match.places };
}

/** Counts as the files have them: how often, and the sum. */
class SecondCount {
  readonly charts: Record<string, Record<string, [number, number]>> = {};
  add(chart: string, row: string, value: number): void {
    this.charts[chart] ??= {};
    const rows = this.charts[chart];
    const [count, sum] = rows[row] ?? [0, 0];
    rows[row] = [count + 1, sum + value];
  }
}

type Recount<S extends Shape> = (match: Told<S>, add: SecondCount["add"]) => void;

const share = (places: readonly number[], seat: number): number =>
  places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0;
const group = (places: readonly number[], seat: number): string => (places[seat] === 1 ? "winners" : "others");
const seatsOf = ({ places }: Told<Shape>): number[] => places.map((_place, seat) => seat);

const recountDuel: Recount<Duel> = ({ frames, end, places }, add) => {
  const events = frames.map(({ event }) => event);
  const drafted = events.filter((event) => event.type === "drafted");
  for (const [nth, { seat, wonder }] of drafted.entries()) {
    const chart = ["firstWonders", "secondWonders", "thirdWonders"][nth % 4];
    if (chart !== undefined) add(chart, `wonder.${WONDERS[wonder]!.id}`, share(places, seat));
    add("wonders", `wonder.${WONDERS[wonder]!.id}`, share(places, seat));
    for (const other of drafted.slice(nth + 1)) {
      const pair = [wonder, other.wonder].map((one) => `wonder.${WONDERS[one]!.id}`).sort();
      if (other.seat === seat) add("pairs", pair.join(" "), share(places, seat));
    }
  }
  const starter = drafted[0]!.seat;
  for (const seat of [0, 1]) add("order", seat === starter ? "1" : "2", share(places, seat));
  const plays = events.filter((event) => event.type === "built" || event.type === "discarded" || event.type === "wonder");
  for (const play of plays.slice(0, plays[0]!.seat === plays[1]!.seat ? 1 : 2)) {
    const row = play.type === "built" ? `card.${CARDS[play.card]!.id}` : play.type === "discarded" ? "discard" : "wonder";
    add("firstCards", row, share(places, play.seat));
  }
  for (const event of events) {
    if (event.type === "token" || event.type === "kept") add("tokens", `token.${TOKENS[event.token]!.id}`, share(places, event.seat));
  }
  const sums = [0, 1].map((seat) => Object.values(duelScore(end, seat)).reduce((sum, points) => sum + points));
  const blues = [0, 1].map((seat) => duelScore(end, seat).blue);
  const onPoints = sums[0] !== sums[1] ? "points" : blues[0] !== blues[1] ? "blue" : "shared";
  add("ways", end.won === "points" ? onPoints : end.won, 0);
  if (end.won !== "points") return;
  for (const seat of [0, 1])
    for (const [source, points] of Object.entries(duelScore(end, seat))) add(`points.${group(places, seat)}`, `points.${source}`, points);
};

const recountPuertoRico: Recount<PuertoRico> = (match, add) => {
  const { frames, end, places } = match;
  const roles = frames.flatMap(({ event }) => (event.type === "role" ? event : []));
  for (const seat of seatsOf(match)) {
    add("order", String(1 + roles.findIndex((role) => role.seat === seat)), share(places, seat));
    const built = frames.find(({ event }) => event.type === "built" && event.seat === seat)?.event;
    if (built?.type === "built") add("firstBuildings", `building.${BUILDINGS[built.building]}`, share(places, seat));
    // A tile that came from a face-down stack was not chosen.
    const laid = frames.flatMap(({ event }) => (event.type === "tile" && event.seat === seat ? event : []));
    const chosen = laid.find(({ at, tile }) => at >= 0 || TILES[tile] === "quarry");
    if (chosen !== undefined) add("firstTiles", `tile.${TILES[chosen.tile]}`, share(places, seat));
    for (const building of end.players[seat]!.city) add("buildings", `building.${BUILDINGS[building]}`, share(places, seat));
    for (const [source, points] of Object.entries(puertoRicoScore(end, seat)))
      add(`points.${group(places, seat)}`, `points.${source}`, points);
  }
  for (const [nth, { seat, card }] of roles.slice(0, rolesOfRound(match)).entries())
    add(`roles.${nth + 1}`, `role.${ROLES[card]}`, share(places, seat));
  let round = 0;
  let chosen = 0;
  for (const { card } of roles) {
    if (chosen++ % rolesOfRound(match) === 0) add(`round.${++round}`, "all", 0);
    add(`round.${round}`, `role.${ROLES[card]}`, 0);
  }
  const last = frames.find(({ event }) => event.type === "lastRound")!.event;
  add("ways", ENDINGS[last.type === "lastRound" ? last.ending : -1]!, 0);
};

/** Two players choose three each. */
const rolesOfRound = ({ places }: Told<PuertoRico>): number => (places.length === 2 ? 6 : places.length);

const recountElasund: Recount<Elasund> = (match, add) => {
  const { frames, first, end, places } = match;
  const turns = [first.turn, ...frames.flatMap(({ event }) => (event.type === "turn" ? event.seat : []))];
  const order = [...new Set(turns)];
  for (const seat of seatsOf(match)) {
    const own = frames.filter(({ before }) => before.turn === seat);
    add("order", String(1 + order.indexOf(seat)), share(places, seat));
    const built = own.find(({ event }) => event.type === "built")?.event;
    if (built?.type === "built") {
      add("firstBuildings", `kind.${KINDS[KIND_OF[built.tile]!]}`, share(places, seat));
      add("sites", fieldName(built.field), share(places, seat));
    }
    // After a bonus was chosen, the permit is the bonus.
    const placed = own.flatMap(({ event, table }, nth) => {
      const chosen = own.slice(0, nth).findLast(({ event: { type } }) => type === "bonus" || type === "rolled")?.event.type;
      return event.type === "placed" && chosen === "rolled" ? [{ event, table }] : [];
    });
    const opened = placed.find(
      ({ table }) => table.permits.slice(seat * PERMITS, (seat + 1) * PERMITS).filter((field) => field >= 0).length === 1,
    );
    if (opened !== undefined) {
      add("firstPermits", String(opened.event.value), share(places, seat));
      add("permitSites", fieldName(opened.event.field), share(places, seat));
    }
    add(`thirdStep.${group(places, seat)}`, "permit", placed.length);
    add(`thirdStep.${group(places, seat)}`, "gold", own.filter(({ event }) => event.type === "drew" && event.why === "gold").length);
    add("church", String(own.filter(({ event }) => event.type === "churched").length), share(places, seat));
    for (const [source, cubes] of Object.entries(elasundScore(end, seat))) add(`points.${group(places, seat)}`, `points.${source}`, cubes);
  }
  add(
    "ways",
    end.cubes.includes(0) ? "cubes" : frames.at(-1)!.event.type === "stalled" && "full" in frames.at(-1)!.event ? "full" : "stalled",
    0,
  );
};

const MATCHES = 36;
const collected = <S extends Shape>(game: Game<S>, collector: Collector<S>, recount: Recount<S>) => ({
  id: game.id,
  game: eraseShape(game),
  collector: collector as unknown as Collector,
  recount: (match: PlayedMatch, count: SecondCount) => recount(told(game, match), (chart, row, value) => count.add(chart, row, value)),
});
const COLLECTED = [
  collected(duel, duelCollector, recountDuel),
  collected(puertoRico, puertoRicoCollector, recountPuertoRico),
  collected(elasund, elasundCollector, recountElasund),
];

describe.each(COLLECTED)("The statistics of $id", ({ game, collector, recount }) => {
  const matches = Array.from({ length: MATCHES }, (_none, number) => playMatch(game, 0, number));
  const tally = new Tally();
  for (const match of matches) tally.add(collector, (onMove) => replay(game, match, onMove));
  const charts = tally.charts();

  it("agree with a second count from the raw records", () => {
    const second = new SecondCount();
    for (const match of matches) recount(JSON.parse(JSON.stringify(match)), second);
    const rounded = Object.fromEntries(
      Object.entries(charts).map(([chart, rows]) => [
        chart,
        Object.fromEntries(Object.entries(rows).map(([row, [count, sum = 0]]) => [row, [count, sum]])),
      ]),
    );
    for (const [chart, rows] of Object.entries(second.charts)) {
      for (const [row, [count, sum]] of Object.entries(rows)) {
        expect({ chart, row, counted: rounded[chart]?.[row]?.[0] }).toEqual({ chart, row, counted: count });
        expect(rounded[chart]![row]![1]).toBeCloseTo(sum, 1);
      }
    }
    const names = (of: object): string[] =>
      Object.entries(of).flatMap(([chart, rows]) => Object.keys(rows).map((row) => `${chart} ${row}`));
    expect(names(rounded).sort()).toEqual(names(second.charts).sort());
  });
  it("share out one victory a match", () => {
    expect(tally.matches).toBe(MATCHES);
    const order = Object.values(charts.order!);
    expect(order.reduce((sum, [, won = 0]) => sum + won, 0)).toBeCloseTo(MATCHES, 1);
  });
  it("follow from the number of a match", () => expect(playMatch(game, 0, 3)).toEqual(matches[3]));
  it("refuse a match that ends otherwise than its line says", () => {
    const [one] = matches;
    expect(() => replay(game, { ...one!, how: "nothing" }, () => undefined)).toThrow("ends otherwise");
  });
});

describe("npm run statistics", () => {
  it("goes on after the last whole line, and plays no match twice", async () => {
    const folder = mkdtempSync(join(tmpdir(), "quayside-statistics-"));
    const file = join(folder, "duel-4.jsonl");
    const run = async (matches: number): Promise<void> => {
      const flags = ["duel", folder, "--lines", "4", "--matches", String(matches)];
      const [status] = await once(spawn(process.execPath, ["lab/statistics.ts", ...flags], { cwd: root, stdio: "ignore" }), "close");
      expect(status).toBe(0);
    };
    await run(2);
    const whole = readFileSync(file, "utf8");
    appendFileSync(file, '{"number":2,"se');
    await run(4);
    await run(4);
    const lines = readFileSync(file, "utf8").split("\n").slice(0, -1);
    expect(lines.join("\n").startsWith(whole.trimEnd())).toBe(true);
    expect(lines.map((line) => (JSON.parse(line) as PlayedMatch).number)).toEqual([0, 1, 2, 3]);
    expect(JSON.parse(lines[3]!)).toEqual(playMatch(eraseShape(duel), 4, 3));
  });
});
