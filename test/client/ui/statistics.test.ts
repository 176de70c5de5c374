/** What statistics read off finished matches. */
import { describe, expect, it } from "vitest";
import { gamesPlayed, ratingCurve, sharesBy, strengthStep, waysWon } from "../../../client/ui/lobby/profile/figures.ts";
import { habitCounts } from "../../../client/ui/lobby/profile/habits.ts";
import { playerMoves } from "../../../client/ui/lobby/profile/player-moves.ts";
import { labelsAt } from "../../../client/ui/lobby/profile/rating-chart.ts";
import type { Entry } from "../../../shared/core/match/record.ts";
import { askedSeats, resume } from "../../../shared/core/match/step.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import type { MatchFigures } from "../../../shared/core/wire/guest.ts";
import { randomMatch } from "../../contract/matches.ts";
import { language } from "../english.ts";
import { FACES } from "../listed-faces.ts";

const match = (more: Partial<MatchFigures>): MatchFigures => ({
  ...{ game: "duel", rated: false, at: 1, seat: 0, seats: 2, place: 1, how: "points" },
  ...more,
});

describe("Statistics", () => {
  it("begin with the game that was played most", () => {
    expect(gamesPlayed([match({}), match({ game: "elasund" }), match({ game: "elasund" })])).toEqual(["elasund", "duel"]);
  });

  it("write the rating beneath the best guess, a free line apart, however near they are", () => {
    const letters = 15;
    for (const [rating, guess] of [
      [100, 100],
      [100, 92],
      [200, 40],
    ] as const) {
      const at = labelsAt(rating, guess);
      expect(at.rating - at.guess).toBeGreaterThan(1.5 * letters);
    }
    expect(labelsAt(200, 40)).toEqual({ rating: 200, guess: 40 });
  });

  it("draw ratings from the oldest match on, rated and casual apart, without matches that rated nobody", () => {
    const matches = [match({ at: 3, rating: 1_100, estimate: 1_900 }), match({ at: 2 }), match({ at: 1, rating: 1_000, estimate: 2_000 })];
    expect(ratingCurve([...matches, match({ rated: true, rating: 7, estimate: 8 })], false)).toEqual([
      { at: 1, rating: 1_000, estimate: 2_000 },
      { at: 3, rating: 1_100, estimate: 1_900 },
    ]);
  });

  it("compare wins with an even share of each table, and leave out matches without places", () => {
    const matches = [match({ seats: 4 }), match({ place: 3 }), match({ place: 0 }), match({ seat: 1 })];
    expect(sharesBy(matches, ({ seat }) => seat)).toEqual([
      { key: 0, matches: 2, won: 1, even: 0.375 },
      { key: 1, matches: 1, won: 1, even: 0.5 },
    ]);
  });

  it("put opponents into steps of 200 points, open at both ends, and unknown ones into none", () => {
    const steps = [-300, 999, 1_000, 1_399.6, 5_000, undefined].map((met) => strengthStep(match(met === undefined ? {} : { met })));
    expect(steps).toEqual([800, 800, 1_000, 1_200, 1_800, undefined]);
  });

  it("count only won matches as ways of winning", () => {
    const matches = [match({ how: "science" }), match({ how: "science" }), match({ how: "points" }), match({ how: "military", place: 2 })];
    expect(waysWon(matches)).toEqual([
      ["science", 2],
      ["points", 1],
    ]);
  });
});

describe("Habits", () => {
  it("are read off moves that a person made and never took back", () => {
    const moves = (seat: number, move: string, by: Entry["by"] = "person"): Entry => ({
      type: "moves",
      seat,
      by,
      at: 1,
      ask: 1,
      moves: [move],
    });
    const entries: Entry[] = [
      moves(0, "a"),
      moves(1, "b"),
      moves(0, "taken back"),
      { type: "undo", seat: 0, by: "person", at: 1, to: 2, consent: false },
      moves(0, "by a bot", "bot"),
      moves(0, "c"),
    ];
    expect(playerMoves({ entries }, 0)).toEqual(["a", "c"]);
  });

  it("count once a match, the most frequent first, with the matches won", () => {
    const [wharf, office] = [
      { group: "buildings", item: ["building.wharf"] },
      { group: "buildings", item: ["building.office"] },
    ] as const;
    const counts = habitCounts([
      { won: true, habits: [office, office, wharf] },
      { won: false, habits: [wharf] },
    ]);
    expect(counts.get("buildings")).toEqual([
      { item: ["building.wharf"], matches: 2, won: 1 },
      { item: ["building.office"], matches: 1, won: 1 },
    ]);
  });

  it.each(FACES)("of a whole match of $game.id have a name each, and a title for their group", (face) => {
    const catalogue = language.catalogueOf(face.game.id);
    const groups = new Set<string>();
    for (let deal = 1; deal <= 3; deal++) {
      const { record } = randomMatch(face.game, deal);
      const entries = record.entries.map((entry) => ({ ...entry, by: "person" }) as Entry);
      for (const { group, item } of face.habits?.(playerMoves({ entries }, 0)) ?? []) {
        groups.add(group);
        expect(catalogue).toHaveProperty([item[0]]);
        expect(catalogue).toHaveProperty([`habit.${group}`]);
      }
    }
    expect(groups).toContain("opening");
  });

  it.each(FACES)("have a word for the way a match of $game.id was won", (face) => {
    const end = resume(face.game, randomMatch(face.game, 1).record);
    expect(askedSeats(end)).toEqual([]);
    const how = face.game.result(viewOf(end.state, 0).table)?.how;
    expect(language.catalogueOf(face.game.id)).toHaveProperty([`won.${how}`]);
  });
});
