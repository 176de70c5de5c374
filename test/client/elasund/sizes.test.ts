/** The town gets the room: what the picture shows at every window, with every number of players. */
import { describe, expect, it } from "vitest";
import type { Pose, Size } from "../../../client/face/pose.ts";
import { matOf } from "../../../client/games/elasund/art/mats.ts";
import { planExtent } from "../../../client/games/elasund/art/vocabulary.ts";
import { elasundFace } from "../../../client/games/elasund/face.ts";
import { zonesOf } from "../../../client/games/elasund/layout/frame.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import { ROWS } from "../../../shared/elasund/catalog.ts";
import { PERMITS } from "../../../shared/elasund/state.ts";
import { position } from "../../elasund/position.ts";
import { bottom, left, right, top } from "../layout-rules.ts";
import { each, sights } from "../sights.ts";
import { PICTURES } from "../windows.ts";
import { momentsOf, restsOf } from "./sights.ts";

const PLAYERS = [2, 3, 4] as const;
/** Looks at one in this many positions of a match, which takes hundreds of moves. */
const STRIDE = 3;
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
    expect(planBox.width).toBeLessThanOrEqual(planExtent(players).width * plan.unit * 1.1);
    expect(planBox.height).toBeGreaterThan(size.height - 9);
  });

  it("permits and cubes in supply lie on the places printed for them", () => {
    const { frame } = momentsOf(players)[0]!;
    for (const size of PICTURES) {
      const picture = elasundFace.layout(sights(frame)[0]!, size);
      const mat = picture.find(({ key }) => key === "mat:0")!;
      const printed = matOf(mat, true);
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
