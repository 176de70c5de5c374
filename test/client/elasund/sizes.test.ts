/** The town gets the room: what the picture shows at every window, with every number of players. */
import { describe, expect, it } from "vitest";
import type { Pose, Size } from "../../../client/face/pose.ts";
import { matOf } from "../../../client/games/elasund/art/mats.ts";
import { planExtent } from "../../../client/games/elasund/art/vocabulary.ts";
import { elasundFace } from "../../../client/games/elasund/face.ts";
import { zonesOf } from "../../../client/games/elasund/layout/frame.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import { BUILDINGS, kindOf, ROWS } from "../../../shared/elasund/catalog.ts";
import { PERMITS } from "../../../shared/elasund/state.ts";
import { position } from "../../elasund/position.ts";
import { bottom, left, right, top } from "../layout-rules.ts";
import { each, sights } from "../sights.ts";
import { PICTURES } from "../windows.ts";
import { momentsOf, restsOf } from "./sights.ts";

const PLAYERS = [2, 3, 4] as const;
const NEUTRAL_KINDS = (["well", "market", "merchant", "inn", "large"] as const).map(kindOf);
/** Looks at one in this many positions of a match, which takes hundreds of moves. */
const STRIDE = 3;
/** What every plan has east of the fields, in fields. */
const WALL_AND_EDGE = 1.4;
const WIDE = PICTURES.filter(({ width, height }) => width > 2 * height);
const inside = (pose: Pose, { width, height }: Size): boolean =>
  left(pose) >= -1 && top(pose) >= -1 && right(pose) <= width + 1 && bottom(pose) <= height + 1;
const overlaps = (a: Pose, b: Pose): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 - 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2 - 2;

describe.each(PLAYERS)("with %i players", (players) => {
  it.each(PICTURES)("no row of the plan is hidden at $window", (size) => {
    let rows = 0;
    const hidden: string[] = [];
    for (const { frame } of each(STRIDE, restsOf(players))) {
      const picture = elasundFace.layout(sights(frame)[0]!, size);
      const panel = picture.filter(({ kind }) => /^(mat|shelf|tray|dish|rack|track)$/.test(kind));
      for (const row of picture.filter(({ kind }) => kind === "row")) {
        rows++;
        if (!inside(row, size)) hidden.push(`${row.key} is outside`);
        hidden.push(...panel.filter((piece) => overlaps(piece, row)).map(({ key }) => `${key} on ${row.key}`));
      }
    }
    expect(hidden).toEqual([]);
    expect(rows % ROWS).toBe(0);
    expect(rows).toBeGreaterThan(0);
  });

  it.each(WIDE)("at $window no more than a tenth of the plan is countryside", (size) => {
    const { plan, planBox } = zonesOf(size, players);
    const east = planBox.width - plan.grid.x - plan.grid.width;
    expect(east).toBeLessThanOrEqual((planExtent(players).width * 0.1 + WALL_AND_EDGE) * plan.unit);
    expect(planBox.height).toBeGreaterThan(size.height - 9);
  });

  it.each(PICTURES)("at $window what is for sale stands on one board, true to scale, with its price below", (size) => {
    const picture = elasundFace.layout(sights(momentsOf(players)[0]!.frame)[0]!, size);
    const find = (key: string): Pose => picture.find((pose) => pose.key === key)!;
    const sold = ["church", ...NEUTRAL_KINDS.map((kind) => `kind:${kind}`)].map(find);
    const tags = ["church", ...NEUTRAL_KINDS].map((what) => find(`price:${what}`));
    const field = sold[0]!.height;
    expect(sold.map(({ width, height }) => [width / field, height / field].map((side) => Math.round(side * 100) / 100))).toEqual([
      [1, 1],
      ...NEUTRAL_KINDS.map((kind) => [BUILDINGS[kind]!.width, BUILDINGS[kind]!.height]),
    ]);
    for (const piece of sold) expect(bottom(piece)).toBeCloseTo(bottom(sold[0]!));
    for (const [n, tag] of tags.entries()) expect([tag.x, top(tag) > bottom(sold[n]!)]).toEqual([expect.closeTo(sold[n]!.x), true]);
    expect(tags.slice(1).filter((tag, n) => left(tag) < right(tags[n]!))).toEqual([]);
    // Gold and cards are in the corner over the small ones.
    for (const key of ["chest", "deck", "discard"]) {
      expect(bottom(find(key))).toBeLessThan(top(sold[1]!));
      expect(right(find(key))).toBeLessThan(left(find("kind:6")));
    }
  });

  it.each(PICTURES)("at $window the dice lie in the sea, clear of the rows, and what a row pays flies beside its berth", (size) => {
    for (const { frame } of each(8 * STRIDE, restsOf(players))) {
      const picture = elasundFace.layout(sights(frame)[0]!, size);
      const find = (key: string): Pose => picture.find((pose) => pose.key === key)!;
      expect(right(find("dish"))).toBeLessThan(left(find("row:0")));
      expect(top(find("dish"))).toBeGreaterThan(bottom(find("row:9")) - 1);
      for (const paid of picture.filter(({ kind }) => kind === "income")) {
        const row = find(`row:${paid.key.split(":")[1]}`);
        expect([top(paid) >= top(row), bottom(paid) <= bottom(row), overlaps(paid, find("dish"))]).toEqual([true, true, false]);
      }
    }
  });

  it("permits and cubes in supply lie on the places printed for them", () => {
    const { frame } = momentsOf(players)[0]!;
    for (const size of PICTURES) {
      const picture = elasundFace.layout(sights(frame)[0]!, size);
      const mat = picture.find(({ key }) => key === "mat:0")!;
      const printed = matOf(mat, "near");
      for (let value = 0; value < PERMITS; value++) {
        const permit = picture.find(({ key }) => key === `permit:${value}`)!;
        const place = printed.permit(value);
        expect(left(permit) - left(mat)).toBeCloseTo(place.x);
        expect(top(permit) - top(mat)).toBeCloseTo(place.y);
      }
      const cubes = picture.filter(({ kind }) => kind === "cube:0");
      expect(cubes.map(({ x }) => Math.round(x - left(mat)))).toEqual(
        cubes.map((_cube, n) => Math.round(printed.cube(n).x + printed.cube(n).width / 2)),
      );
      expect([...cubes, mat].every((pose) => inside(pose, { width: right(mat), height: bottom(mat) }))).toBe(true);
    }
  });
});

it("with two players the map takes up to 1.15 times its room, and the sea has what is more", () => {
  const wider = PICTURES.map((size) => {
    const { plan, planBox } = zonesOf(size, 2);
    const west = plan.grid.x / plan.unit;
    expect(west).toBeLessThan(3.02 + 1.41);
    return planBox.width / plan.unit / planExtent(2).width;
  });
  expect(Math.max(...wider)).toBeLessThan(1.17);
  expect(wider.filter((times) => times > 1.1).length).toBeGreaterThanOrEqual(PICTURES.length - 2);
});

it("a wall's space is framed for the player who may build there, and for nobody else", () => {
  let framed = 0;
  for (const { frame } of each(STRIDE, restsOf(3))) {
    for (const sight of sights(frame)) {
      const spaces = elasundFace.layout(sight, PICTURES[0]!).filter(({ kind, look }) => kind === "space" && look.startsWith("site"));
      if (sight.table.step !== "build" || sight.table.turn !== sight.seat) expect(spaces).toEqual([]);
      framed += spaces.length;
    }
  }
  expect(framed).toBeGreaterThan(0);
});

it.each(PICTURES)("at $window the plan of two players is as high as the table", (size) => {
  expect(zonesOf(size, 2).planBox.height).toBeGreaterThan(size.height - 9);
});

describe("the pirates' tray", () => {
  const robbed = position({ step: "pirates", dice: [3, 4], hands: ["3", "4", "2"] });
  robbed.table.owes = [0, 2, 1];
  const picture = elasundFace.layout(viewOf(robbed, 0), { width: 1016, height: 662 });
  const of = (kind: string): string[] => picture.filter((pose) => pose.kind === kind).map(({ key }) => key);
  it("shows who gives, and nobody else", () => expect(of("giver")).toEqual(["giver:1", "giver:2"]));
  it("has an empty place for each card that is still owed", () => expect(of("owed")).toEqual(["owed:1:0", "owed:1:1", "owed:2:0"]));
  it("flies the black flag", () => expect(picture.find(({ key }) => key === "tray")!.look).toMatch(/^tray:pirates:/));
});

describe("what lives in the town", () => {
  const size = PICTURES.find(({ window }) => window === "1280x720")!;
  const living = () =>
    PLAYERS.flatMap((players) =>
      restsOf(players).map(({ frame }) => {
        const sight = sights(frame)[0]!;
        const picture = elasundFace.layout(sight, size);
        return { picture, parts: elasundFace.life!(picture, sight).filter((one) => one.kind !== "bob") };
      }),
    );
  it("is few and small, so that it costs next to nothing", () => {
    for (const { parts } of living()) {
      expect(parts.length).toBeLessThanOrEqual(11);
      expect(parts.reduce((sum, { width, height }) => sum + width * height, 0)).toBeLessThan(62_000);
    }
  });
  it("leaves the numbers of the rows and what they pay alone", () => {
    for (const { picture, parts } of living()) {
      const read = picture.filter(({ kind }) => kind === "row" || kind === "income");
      const still = parts.filter(({ kind }) => kind !== "gull").map((part) => ({ ...part, key: "", look: "", depth: 0 }));
      expect(still.flatMap((part) => read.filter((piece) => overlaps(part, piece)))).toEqual([]);
    }
  });
});
