import { describe, expect, it } from "vitest";
import { eraseFace } from "../../../client/face/face.ts";
import type { Moment } from "../../../client/feed/feed.ts";
import { momentsOf } from "../../../client/feed/moments-of-step.ts";
import {
  type GatheredRow,
  gatheredRow,
  overlayFrame,
  overlayOf,
  previewRow,
  rowAfterDrag,
  rowOnFrame,
} from "../../../client/picture/motion/gathered-row.ts";
import type { Sight, View } from "../../../shared/core/contract/game.ts";
import type { Match } from "../../../shared/core/match/match.ts";
import { LONGEST_ROW } from "../../../shared/core/match/record.ts";
import { begin } from "../../../shared/core/match/step.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import { newRecord } from "../../contract/matches.ts";
import { chosen, game, play, rolled, tableOf } from "../../core/toy-match.ts";
import { toyFace } from "../../toy/face.ts";
import type { Toy } from "../../toy/state.ts";

const face = eraseFace(toyFace);
/** Without a draw nothing is revealed at the end of a row. */
const plainMatch = (): Match => rolled(chosen(begin(game, newRecord(game, 7, 3, { draw: false })).match));
const viewIn = (match: Match): View => viewOf(match.state, tableOf(match).leader);
const binsOf = ({ table }: View): readonly number[] => (table as Toy["table"]).bins;
const pebbles = (match: Match): number => tableOf(match).pebbles;
const puts = (count: number): string[] => new Array<string>(count).fill("put 1");
const bin = (match: Match, at: number): string => `bin:${tableOf(match).leader}:${at}`;

describe("A row is previewed", () => {
  const match = rolled();
  it("without a change to the view it starts from", () => {
    const before = binsOf(viewIn(match)).join();
    const after = previewRow(face, viewIn(match), ["put 1"]);
    expect(binsOf(after?.view as View).reduce((sum, own) => sum + own, 0)).toBe(1);
    expect(binsOf(viewIn(match)).join()).toBe(before);
  });
  it("but not if one of its moves is illegal", () => expect(previewRow(face, viewIn(match), ["put 9"])).toBeUndefined());
});

describe("A row is complete when nothing of the kind is asked any more", () => {
  const match = plainMatch();
  it("not while something is", () => expect(previewRow(face, viewIn(match), puts(1))?.complete).toBe(false));
  it("with the move that ends it by itself", () => {
    expect(previewRow(face, viewIn(match), puts(pebbles(match)))).toMatchObject({ complete: true, reveals: false });
  });
  it("with the move that says it is done", () => expect(previewRow(face, viewIn(match), ["put 1", "keep"])?.complete).toBe(true));
  it("with a move that shows something hidden", () => {
    const draws = rolled();
    expect(previewRow(face, viewIn(draws), ["keep"])).toMatchObject({ complete: true, reveals: true });
  });
  it("with as many moves as an entry holds", () => {
    const endless = { ...face, game: { ...game, play: () => undefined } };
    expect(previewRow(endless, viewIn(match), puts(LONGEST_ROW - 1))?.complete).toBe(false);
    expect(previewRow(endless, viewIn(match), puts(LONGEST_ROW))?.complete).toBe(true);
  });
});

describe("The picture shows the gathered moves", () => {
  const match = plainMatch();
  const all = pebbles(match);
  it("all of a row that goes on", () =>
    expect(gatheredRow(face, viewIn(match), 1, puts(1))).toMatchObject({ shownMoves: 1, complete: false }));
  it("but not the one that completes it, which has its own frame", () => {
    expect(gatheredRow(face, viewIn(match), 1, puts(all))).toMatchObject({ shownMoves: all - 1, complete: true });
  });
  it("that one too if the row waits to be agreed to", () => {
    expect(gatheredRow(face, viewIn(match), 1, puts(all), true)).toMatchObject({ shownMoves: all, complete: true });
  });
  it("unless it would tell what is hidden", () => {
    const draws = rolled();
    const count = pebbles(draws);
    expect(gatheredRow(face, viewIn(draws), 1, puts(count), true)).toMatchObject({ shownMoves: count - 1, complete: true });
  });
  it("and no row is empty", () => expect(gatheredRow(face, viewIn(match), 1, [])).toBeUndefined());
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

describe("A frame that comes while a row is gathered", () => {
  const match = plainMatch();
  const row = gatheredRow(face, viewIn(match), 5, puts(1))!;
  it("leaves the row if it still answers the same", () => expect(rowOnFrame(face, row, momentIn(match, 5))?.moves).toEqual(puts(1)));
  it("drops it if something else is asked", () => expect(rowOnFrame(face, row, momentIn(match, 6))).toBeUndefined());
  it("drops it if it has become impossible", () => {
    const later = play(match, tableOf(match).leader, "keep").match;
    expect(rowOnFrame(face, row, { ...momentIn(later, 5), sight: viewOf(later.state, tableOf(match).leader) })).toBeUndefined();
  });
  it("decides nothing while it is in the middle of an entry", () => {
    expect(rowOnFrame(face, row, { ...momentIn(match, 0), asked: [] })).toBe(row);
  });
});

describe("The picture, while the frames of a sent row come,", () => {
  const match = plainMatch();
  const { leader } = tableOf(match);
  const moves = [...puts(1), "put 2", "keep"];
  const frames = momentsOf(play(match, leader, ...moves), leader);
  const row = { ...gatheredRow(face, viewIn(match), frames[0]!.ask, moves)!, sent: true };
  const shownOf = (own: GatheredRow | undefined): Sight[] => {
    let overlay = overlayOf(own);
    return frames.map((frame) => {
      const next = overlayFrame(face, overlay, frame);
      overlay = next.overlay;
      return next.shown.sight;
    });
  };

  it("does not go back to the start of the row", () => expect(shownOf(row).slice(0, 2)).toEqual([row.sight, row.sight]));
  it("shows frames as they are once they have caught up with it", () => {
    expect(shownOf(row).slice(2)).toEqual(frames.slice(2).map(({ sight }) => sight));
  });
  it("shows the last frame as it is, whatever the row showed", () => {
    expect(shownOf({ ...row, sight: viewIn(match) }).at(-1)).toBe(frames.at(-1)!.sight);
  });
  it("shows every frame as it is without a row", () => expect(shownOf(undefined)).toEqual(frames.map(({ sight }) => sight)));
  it("drops the row with the frame that no longer asks for it", () => {
    const settled = frames.findIndex(({ asked }) => asked.length > 0);
    expect(overlayFrame(face, overlayOf(row), { ...frames[settled]!, ask: row.ask + 1 }).overlay.row).toBeUndefined();
  });
});

describe("A piece dragged onto another makes another row", () => {
  const match = plainMatch();
  it("if the game knows what it means", () => {
    expect(rowAfterDrag(face, viewIn(match), ["put 0", "put 1"], bin(match, 0), bin(match, 2))).toEqual(["put 2", "put 1"]);
  });
  it("else none", () => expect(rowAfterDrag(face, viewIn(match), ["put 0"], bin(match, 1), bin(match, 2))).toBeUndefined());
  it("and none if the game fails", () => {
    const failing = { ...face, drag: () => [][0]! as string[] };
    const broken = {
      ...face,
      drag: () => {
        throw new Error("broken");
      },
    };
    expect([failing, broken].map((one) => rowAfterDrag(one, viewIn(match), [], "a", "b"))).toEqual([undefined, undefined]);
  });
});
