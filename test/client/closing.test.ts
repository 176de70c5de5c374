/** What stays light while the table darkens at the end of a match. */
import { describe, expect, it } from "vitest";
import { ReplayFeed } from "../../client/feed/replay.ts";
import type { Result } from "../../shared/core/contract/game.ts";
import { readGolden } from "../golden/golden.ts";
import { SIZE } from "./faces.ts";
import { FACES } from "./listed-faces.ts";

const DEALS = [1, 2, 3, 4];

describe.each(FACES)("At the end of a match of $game.id", (face) => {
  it.each(DEALS)("what decided it lies on the table (%i)", async (deal) => {
    const { record } = readGolden(face.game, 1, deal);
    const { sight, outcome } = new ReplayFeed({ game: face.game, record, seat: 0 }).moments.at(-1)!;
    const { decided } = await face.closing!();
    const { pieces } = decided(outcome!, sight);
    const lying = new Set(face.layout(sight, SIZE).map(({ key }) => key));
    expect(pieces.length).toBeGreaterThan(0);
    // A far seat has its island and its city on one mat.
    expect(pieces.filter((piece) => !lying.has(piece) && !piece.startsWith("islandMat:"))).toEqual([]);
    expect(decided({ ...outcome!, how: "agreed", places: [] }, sight).pieces).toEqual([]);
  });
});

describe("The end of a match of duel", () => {
  const face = FACES.find(({ game }) => game.id === "duel")!;
  const { record } = readGolden(face.game, 1, 1);
  const { sight } = new ReplayFeed({ game: face.game, record, seat: 0 }).moments.at(-1)!;
  const ended = (how: string): Result => ({ how, places: [1, 2], points: [{}, {}] });

  it("joins the symbols of a scientific victory by a line, and no other", async () => {
    const { decided } = await face.closing!();
    expect(decided(ended("science"), sight)).toMatchObject({ joined: true });
    expect(decided(ended("science"), sight).pieces.every((piece) => piece.startsWith("science:0:"))).toBe(true);
    expect(decided(ended("points"), sight)).toEqual({ pieces: ["score:0", "score:1"] });
  });

  it.each([0, 1])("lights the fallen capital alone, with the pawn at its gate, when seat %i wins by arms", async (winner) => {
    const { decided } = await face.closing!();
    const places = [0, 1].map((seat) => (seat === winner ? 1 : 2));
    expect(decided({ ...ended("military"), places }, sight)).toEqual({ pieces: [`capital:${1 - winner}`, "pawn"] });
  });

  it("has a picture of a victory by arms and of one by science, and of no other", async () => {
    const { scene } = await face.closing!();
    const [arms, science] = [scene?.(ended("military")), scene?.(ended("science"))];
    expect([arms, science].map((svg) => svg?.startsWith("<svg"))).toEqual([true, true]);
    expect(arms).not.toBe(science);
    expect(["points", "resigned", "agreed"].map((how) => scene?.(ended(how)))).toEqual([undefined, undefined, undefined]);
  });
});
