import { describe, expect, it } from "vitest";
import type { Moment } from "../../../client/feed/feed.ts";
import { momentsOf } from "../../../client/feed/moments-of-step.ts";
import type { Face } from "../../../client/games/face.ts";
import { carried, dragged, handOf, look, rowPreview } from "../../../client/stage/gathered-row.ts";
import type { View } from "../../../shared/core/game.ts";
import type { Match } from "../../../shared/core/match.ts";
import { LONGEST_ROW } from "../../../shared/core/record.ts";
import { begin } from "../../../shared/core/step.ts";
import { viewOf } from "../../../shared/core/view.ts";
import { newRecord } from "../../contract/matches.ts";
import { chosen, game, play, rolled, tableOf } from "../../core/toy-match.ts";
import { toyFace } from "../../toy/face.ts";
import type { Toy } from "../../toy/state.ts";

const face = toyFace as unknown as Face;
/** Without a draw nothing is revealed at the end of a row. */
const plainMatch = (): Match => rolled(chosen(begin(game, newRecord(game, 7, 3, { draw: false })).match));
const viewIn = (match: Match): View => viewOf(match.state, tableOf(match).leader);
const binsOf = ({ table }: View): readonly number[] => (table as Toy["table"]).bins;
const pebbles = (match: Match): number => tableOf(match).pebbles;
const puts = (count: number): string[] => new Array<string>(count).fill("put 1");
const bin = (match: Match, at: number): string => `bin:${tableOf(match).leader}:${at}`;

describe("A row is looked at as if it were played", () => {
  const match = rolled();
  it("and what it was looked at from stays as it was", () => {
    const before = binsOf(viewIn(match)).join();
    const after = look(face, viewIn(match), ["put 1"]);
    expect(binsOf(after?.view as View).reduce((sum, own) => sum + own, 0)).toBe(1);
    expect(binsOf(viewIn(match)).join()).toBe(before);
  });
  it("a row that cannot be is no row", () => expect(look(face, viewIn(match), ["put 9"])).toBeUndefined());
});

describe("A row is complete when nothing of the kind is asked any more", () => {
  const match = plainMatch();
  it("not while something is", () => expect(look(face, viewIn(match), puts(1))?.complete).toBe(false));
  it("with the move that ends it by itself", () => {
    expect(look(face, viewIn(match), puts(pebbles(match)))).toMatchObject({ complete: true, reveals: false });
  });
  it("with the move that says it is done", () => expect(look(face, viewIn(match), ["put 1", "keep"])?.complete).toBe(true));
  it("with a move that shows something hidden", () => {
    const draws = rolled();
    expect(look(face, viewIn(draws), ["keep"])).toMatchObject({ complete: true, reveals: true });
  });
  it("with as many moves as an entry holds", () => {
    const endless = { ...face, game: { ...game, play: () => undefined } };
    expect(look(endless, viewIn(match), puts(LONGEST_ROW - 1))?.complete).toBe(false);
    expect(look(endless, viewIn(match), puts(LONGEST_ROW))?.complete).toBe(true);
  });
});

describe("The picture shows the moves in the hand", () => {
  const match = plainMatch();
  const all = pebbles(match);
  it("all of a row that goes on", () => expect(handOf(face, viewIn(match), 1, puts(1))).toMatchObject({ seen: 1, complete: false }));
  it("but not the one that completes it, which has its own frame", () => {
    expect(handOf(face, viewIn(match), 1, puts(all))).toMatchObject({ seen: all - 1, complete: true });
  });
  it("that one too if the row waits to be agreed to", () => {
    expect(handOf(face, viewIn(match), 1, puts(all), true)).toMatchObject({ seen: all, complete: true });
  });
  it("unless it would tell what is hidden", () => {
    const draws = rolled();
    const count = pebbles(draws);
    expect(handOf(face, viewIn(draws), 1, puts(count), true)).toMatchObject({ seen: count - 1, complete: true });
  });
  it("and no hand holds nothing", () => expect(handOf(face, viewIn(match), 1, [])).toBeUndefined());
});

const momentIn = (match: Match, ask: number): Moment => ({
  number: 9,
  event: { type: "chose" },
  sight: viewIn(match),
  ask,
  asked: [0],
  undo: undefined,
  outcome: undefined,
});

describe("A frame that comes meanwhile", () => {
  const match = plainMatch();
  const hand = handOf(face, viewIn(match), 5, puts(1))!;
  it("leaves the row if it still answers the same", () => expect(carried(face, hand, momentIn(match, 5))?.moves).toEqual(puts(1)));
  it("drops it if something else is asked", () => expect(carried(face, hand, momentIn(match, 6))).toBeUndefined());
  it("drops it if it has become impossible", () => {
    const later = play(match, tableOf(match).leader, "keep").match;
    expect(carried(face, hand, { ...momentIn(later, 5), sight: viewOf(later.state, tableOf(match).leader) })).toBeUndefined();
  });
  it("decides nothing while it is in the middle of an entry", () => {
    expect(carried(face, hand, { ...momentIn(match, 0), asked: [] })).toBe(hand);
  });
});

describe("The frames of a row that was seen before it was sent", () => {
  const match = plainMatch();
  const { leader } = tableOf(match);
  const row = [...puts(1), "put 2", "keep"];
  const moments = momentsOf(play(match, leader, ...row), leader);
  const hand = { ...handOf(face, viewIn(match), moments[0]!.ask, row)!, sent: true };

  it("do not take the picture back to its beginning", () => {
    const through = rowPreview(face);
    const seen = moments.map((moment) => through(moment, hand));
    expect(seen.slice(0, 2)).toEqual([hand.sight, hand.sight]);
  });
  it("are seen as they are from then on", () => {
    const through = rowPreview(face);
    const seen = moments.map((moment) => through(moment, hand));
    expect(seen.slice(2)).toEqual(moments.slice(2).map(({ sight }) => sight));
  });
  it("and the last one is seen as it is, whatever was seen before", () => {
    const other = { ...hand, sight: viewIn(match) };
    const through = rowPreview(face);
    expect(moments.map((moment) => through(moment, other)).at(-1)).toBe(moments.at(-1)!.sight);
  });
  it("with nothing in the hand they always are", () => {
    const through = rowPreview(face);
    expect(moments.map((moment) => through(moment, undefined))).toEqual(moments.map(({ sight }) => sight));
  });
});

describe("A piece dragged onto another makes another row", () => {
  const match = plainMatch();
  it("if the game knows what it means", () => {
    expect(dragged(face, viewIn(match), ["put 0", "put 1"], bin(match, 0), bin(match, 2))).toEqual(["put 2", "put 1"]);
  });
  it("else none", () => expect(dragged(face, viewIn(match), ["put 0"], bin(match, 1), bin(match, 2))).toBeUndefined());
  it("and none if the game fails", () => {
    const failing = { ...face, drag: () => [][0]! as string[] };
    const broken = {
      ...face,
      drag: () => {
        throw new Error("broken");
      },
    };
    expect([failing, broken].map((one) => dragged(one, viewIn(match), [], "a", "b"))).toEqual([undefined, undefined]);
  });
});
