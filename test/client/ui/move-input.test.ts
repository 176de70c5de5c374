import { describe, expect, it } from "vitest";
import type { Face, Pick } from "../../../client/face/face.ts";
import { momentsOf } from "../../../client/feed/moments-of-step.ts";
import * as english from "../../../client/text/en/index.ts";
import { restBeforePass } from "../../../client/ui/model/autoplay.ts";
import type { MoveGuide } from "../../../client/ui/model/input-step.ts";
import type { Sight } from "../../../shared/core/contract/game.ts";
import type { Match } from "../../../shared/core/match/match.ts";
import { begin, step } from "../../../shared/core/match/step.ts";
import { newRecord } from "../../contract/matches.ts";
import { chosen, game, play, rolled } from "../../core/toy-match.ts";
import type { Toy } from "../../toy/state.ts";

import { face, sitting } from "../seated-player.ts";

const plainMatch = (): Match => rolled(chosen(begin(game, newRecord(game, 7, 3, { draw: false })).match));
const noDrag: Face = { ...face, drag: undefined } as unknown as Face;
const pebblesSeen = (at: { table(): Sight | undefined }): number => (at.table() as Sight<Toy>).table.pebbles;
const binOf = (seat: number, bin: number): string => `bin:${seat}:${bin}`;

describe("Small moves are gathered, seen, and sent as one entry", () => {
  it("a move of a row is not sent", () => {
    const at = sitting(plainMatch());
    const before = pebblesSeen(at);
    at.press("put 1");
    expect([at.sent, at.turn.gathered, pebblesSeen(at)]).toEqual([[], 1, before - 1]);
  });
  it("the row is, with the move that ends it", () => {
    const at = sitting(plainMatch());
    for (const move of ["put 1", "put 2", "keep"]) at.press(move);
    expect(at.sent).toEqual([["put 1", "put 2", "keep"]]);
  });
  it("a move of no row is sent at once", () => {
    const at = sitting(chosen());
    at.press("roll");
    expect(at.sent).toEqual([["roll"]]);
  });
  it("the next choices are those of what is seen", () => {
    const at = sitting(plainMatch());
    at.press("put 1");
    expect(at.picks().map(({ move }) => move)).toEqual(["keep", "put 0", "put 1", "put 2"]);
  });
  it("once sent, nothing more can be chosen", () => {
    const at = sitting(plainMatch());
    at.press("put 1");
    at.press("keep");
    expect([at.turn.open, at.picks()]).toEqual([false, []]);
  });
  it("a row that is refused is put back", async () => {
    const at = sitting(plainMatch(), {}, face, false);
    const before = pebblesSeen(at);
    for (const move of ["put 1", "keep"]) at.press(move);
    await new Promise((soon) => setTimeout(soon));
    expect([at.turn.gathered, pebblesSeen(at), at.turn.open]).toEqual([0, before, true]);
    expect(at.told).toEqual([english.refusals.left]);
  });
});

describe("A player who has resigned", () => {
  it("is asked nothing, though a bot is on their seat", () => {
    const match = chosen();
    const seat = match.game.toAct(match.state.table)[0]!;
    const out = step(match, { type: "resign", seat, by: "person", at: 0 }).match;
    const at = sitting(out);
    expect([at.seat, at.now.asked, at.now.ask]).toEqual([seat, [seat], 0]);
    expect([at.turn.open, at.picks(), at.lit()]).toEqual([false, [], []]);
  });
});

describe("A row that is not sent outlives the screen it was gathered on", () => {
  it("and goes on with the next, in another language", () => {
    const feed = {};
    const match = plainMatch();
    const before = sitting(match, {}, face, true, false, undefined, feed);
    before.press("put 1");
    before.close();
    const after = sitting(match, {}, face, true, false, undefined, feed);
    expect([after.turn.gathered, after.table()]).toEqual([1, before.table()]);
    after.press("keep");
    expect(after.sent).toEqual([["put 1", "keep"]]);
  });
  it("unless its match has moved on, or it was sent", () => {
    const feed = {};
    const match = plainMatch();
    const before = sitting(match, {}, face, true, false, undefined, feed);
    before.press("put 1");
    before.close();
    expect(sitting(chosen(), {}, face, true, false, undefined, feed).turn.gathered).toBe(0);
    const sent = sitting(match, {}, face, true, false, undefined, feed);
    for (const move of ["put 1", "keep"]) sent.press(move);
    sent.close();
    expect(sitting(match, {}, face, true, false, undefined, feed).turn.gathered).toBe(0);
  });
});

describe("One step back takes the last small move back", () => {
  it("and the one before it next", () => {
    const at = sitting(plainMatch());
    const before = pebblesSeen(at);
    at.press("put 1");
    at.press("put 2");
    at.turn.back();
    expect([at.turn.gathered, pebblesSeen(at)]).toEqual([1, before - 1]);
    at.turn.back();
    expect([at.turn.gathered, pebblesSeen(at), at.turn.back()]).toEqual([0, before, false]);
  });
});

describe("A row that shows something hidden is asked for as a whole", () => {
  const start = (): ReturnType<typeof sitting> => sitting(rolled(), { confirm: "always" });
  it("at its end", () => {
    const at = start();
    at.press("put 1");
    at.press("keep");
    expect([at.sent, at.asked()]).toEqual([[], "reveals"]);
  });
  it("and sent whole", () => {
    const at = start();
    at.press("put 1");
    at.press("keep");
    at.turn.confirm();
    expect(at.sent).toEqual([["put 1", "keep"]]);
  });
  it("also among bots, because what it shows is not taken back", () => {
    const at = sitting(rolled(), { confirm: "always" }, face, true, true);
    at.press("put 1");
    at.press("keep");
    expect([at.sent, at.asked()]).toEqual([[], "reveals"]);
  });
  it("but not by a guide, which wants just this", () => {
    const guide: MoveGuide = { active: true, offered: (picks) => picks, allows: () => true };
    const at = sitting(rolled(), { confirm: "always" }, face, true, true, guide);
    at.press("put 1");
    at.press("keep");
    expect(at.sent).toEqual([["put 1", "keep"]]);
  });
  it("or gone on with", () => {
    const at = start();
    at.press("put 1");
    at.press("keep");
    at.turn.back();
    expect([at.asked(), at.turn.gathered]).toEqual([undefined, 1]);
  });
});

describe("A single click that shows something hidden", () => {
  /** Every way to end the row draws a card; to lay one more pebble does not. */
  const clicked = (picks: Face["picks"]): ReturnType<typeof sitting> => {
    const at = sitting(rolled(), { confirm: "smart" }, { ...noDrag, picks, row: undefined } as unknown as Face);
    at.turn.touch("box");
    return at;
  };
  const keep: Pick = { move: "keep", kind: "pass", pieces: ["box"], label: ["keep"] };
  it("is asked about if something else would not", () => {
    expect(clicked((view) => [...face.picks(view).filter(({ move }) => move !== "keep"), keep]).asked()).toBe("reveals");
  });
  it("but not if nothing else can be done", () => expect(clicked(() => [keep]).sent).toEqual([["keep"]]));
});

describe("With the setting for a second click", () => {
  /** Each pebble is a move of its own. */
  const noRow: Face = { ...noDrag, row: undefined } as unknown as Face;
  const choosing = (secondClick: "always" | "never") => {
    const at = sitting(plainMatch(), { secondClick }, noRow);
    const bins = at.picks().filter(({ pieces }) => pieces.length > 0);
    const [one, other] = bins.map(({ pieces, move }) => ({ piece: pieces[0]!, move })) as [Card, Card];
    return { at, one, other };
  };
  interface Card {
    readonly piece: string;
    readonly move: string;
  }
  it("the first click on a piece sends nothing, and plans its move", () => {
    const { at, one } = choosing("always");
    at.turn.touch(one.piece);
    expect(at.sent).toEqual([]);
    expect(at.turn.plan(undefined)?.moves).toEqual([one.move]);
    expect(at.turn.chosenPiece).toBe(one.piece);
  });
  it("the second click on the same piece sends it", () => {
    const { at, one } = choosing("always");
    at.turn.touch(one.piece);
    at.turn.touch(one.piece);
    expect(at.sent).toEqual([[one.move]]);
  });
  it("the button that has the focus sends it too", () => {
    const { at, one } = choosing("always");
    at.turn.touch(one.piece);
    at.turn.confirm();
    expect(at.sent).toEqual([[one.move]]);
  });
  it("a click on another piece chooses that one instead", () => {
    const { at, one, other } = choosing("always");
    at.turn.touch(one.piece);
    at.turn.touch(other.piece);
    expect(at.sent).toEqual([]);
    expect(at.turn.plan(undefined)?.moves).toEqual([other.move]);
  });
  it("one step back takes it back", () => {
    const { at, one } = choosing("always");
    at.turn.touch(one.piece);
    expect(at.turn.back()).toBe(true);
    expect(at.turn.plan(undefined)).toBeUndefined();
    at.turn.touch(one.piece);
    expect(at.sent).toEqual([]);
  });
  it("a label that was read is sent at once", () => {
    const { at, one } = choosing("always");
    at.press(one.move);
    expect(at.sent).toEqual([[one.move]]);
  });
  it("switched off, the first click sends", () => {
    const { at, one } = choosing("never");
    at.turn.touch(one.piece);
    expect(at.sent).toEqual([[one.move]]);
  });
});

describe("A row that can be shifted about waits to be called done", () => {
  const full = (own = face): ReturnType<typeof sitting> => {
    const at = sitting(plainMatch(), {}, own);
    for (let left = pebblesSeen(at); left > 0; left--) at.turn.touch(binOf(at.seat, 1));
    return at;
  };
  it("when its last piece was laid by a click", () => {
    const at = full();
    expect([at.sent, at.turn.waits, pebblesSeen(at)]).toEqual([[], true, 0]);
    at.turn.confirm();
    expect(at.sent).toHaveLength(1);
  });
  it("and can still be shifted", () => {
    const at = full();
    at.turn.drop(binOf(at.seat, 1), binOf(at.seat, 0));
    expect(at.turn.waits).toBe(true);
    at.turn.confirm();
    expect(at.sent[0]?.at(-1)).toBe("put 0");
  });
  it("one that cannot is sent with its last click", () => expect(full(noDrag).sent).toHaveLength(1));
});

describe("A piece is dragged", () => {
  it("only where the game knows what it means", () => {
    const at = sitting(plainMatch());
    at.press("put 1");
    const bins = [0, 1, 2].map((bin) => binOf(at.seat, bin));
    expect(at.turn.drops(bins[1]!, [...bins, "round"])).toEqual([bins[0], bins[2]]);
    expect(at.turn.drops(bins[0]!, bins)).toEqual([]);
  });
  it("and elsewhere it goes home, with a word", () => {
    const at = sitting(plainMatch());
    at.press("put 1");
    at.turn.drop(binOf(at.seat, 0), binOf(at.seat, 2));
    expect([at.turn.gathered, at.told]).toEqual([1, [english.table.notNow]]);
  });
  it("and to where the rules forbid it goes home too", () => {
    const at = sitting(plainMatch(), {}, { ...face, drag: () => ["put 9"] });
    at.press("put 1");
    at.turn.drop("a", "b");
    expect([at.turn.gathered, at.told]).toEqual([1, [english.table.notNow]]);
  });
});

describe("A frame that comes while moves are in the hand", () => {
  it("leaves them if the same is asked", () => {
    const at = sitting(plainMatch());
    at.press("put 1");
    at.show({ ...at.now, number: at.now.number + 1 });
    expect([at.turn.gathered, at.told]).toEqual([1, []]);
  });
  it("drops them with a word if something else is", () => {
    const at = sitting(plainMatch());
    at.press("put 1");
    at.show({ ...at.now, number: at.now.number + 1, ask: at.now.ask + 1 });
    expect([at.turn.gathered, at.told]).toEqual([0, [english.table.rowDropped]]);
  });
});

describe("An undo names the row", () => {
  it("by its first move and how many more", () => {
    const match = plainMatch();
    const at = sitting(match);
    for (const move of ["put 1", "put 2", "keep"]) at.press(move);
    const played = play(match, at.seat, "put 1", "put 2", "keep");
    at.showAll(momentsOf(played, at.seat).map((moment) => ({ ...moment, undo: moment.number === played.match.frame ? 3 : undefined })));
    expect(at.turn.undoes()).toEqual({ name: english.table.row("Put a pebble into bin 2", 2), answered: false });
  });
  it("also on the next screen of its table, in another language", () => {
    const feed = {};
    const match = plainMatch();
    const before = sitting(match, {}, face, true, false, undefined, feed);
    for (const move of ["put 1", "put 2", "keep"]) before.press(move);
    const played = play(match, before.seat, "put 1", "put 2", "keep");
    const moments = momentsOf(played, before.seat).map((moment) => ({
      ...moment,
      undo: moment.number === played.match.frame ? 3 : undefined,
    }));
    before.showAll(moments);
    const name = english.table.row("Put a pebble into bin 2", 2);
    const after = sitting(played.match, {}, face, true, false, undefined, feed);
    after.show(moments.at(-1)!);
    expect(after.turn.undoes()).toEqual({ name, answered: false });
    const last = moments.at(-1)!;
    after.show({ ...last, number: last.number + 1 });
    expect(after.turn.undoes()).toEqual({ name, answered: true });
  });
});

/** The toy with one bin: often a single move remains to be made. */
const narrow: Face = { ...face, picks: (view) => face.picks(view).filter(({ move }) => move === "put 1") } as Face;

describe("A pass that is the only move", () => {
  const one = { ...narrow, row: () => false, picks: (view) => narrow.picks(view).map((pick) => ({ ...pick, idle: true })) } as Face;
  it("is made by itself, whatever the player has set, and no question is asked before", () => {
    const at = sitting(plainMatch(), { autoplay: false }, one);
    expect(at.offered()).toEqual([]);
    at.wait();
    expect(at.sent).toEqual([["put 1"]]);
  });
  it("is made after a break too", () => {
    const at = sitting(plainMatch(), {}, one);
    at.turn.halt(true);
    at.wait();
    expect(at.sent).toEqual([]);
    at.turn.halt(false);
    at.wait();
    expect(at.sent).toEqual([["put 1"]]);
  });
  it("takes between one and two and a half seconds, so that it looks like a pass by hand", () => {
    expect([restBeforePass(false, 0), restBeforePass(false, 1)]).toEqual([900, 2400]);
  });
});

describe("An only choice is played by itself", () => {
  const start = (autoplay = true, match = plainMatch()): ReturnType<typeof sitting> =>
    sitting(match, { autoplay, confirm: "never" }, narrow);
  it("after a pause", () => {
    const at = start();
    expect(at.turn.gathered).toBe(0);
    at.wait();
    expect(at.turn.gathered).toBe(1);
  });
  it("only if the player wishes it", () => {
    const at = start(false);
    at.wait();
    expect(at.turn.gathered).toBe(0);
  });
  it("not where there are others", () => {
    const at = sitting(plainMatch(), { autoplay: true });
    at.wait();
    expect(at.turn.gathered).toBe(0);
  });
  it("not if it shows something hidden: a roll", () => {
    const at = sitting(chosen(), { autoplay: true });
    expect(at.picks()).toHaveLength(1);
    at.wait();
    expect(at.sent).toEqual([]);
  });
  it("not once more after the player took it back", () => {
    const at = start();
    at.wait();
    at.turn.back();
    at.wait();
    expect(at.turn.gathered).toBe(0);
  });
  it("and what the player does in the pause is not done twice", () => {
    const at = start();
    at.press("put 1");
    at.turn.back();
    at.wait();
    expect(at.turn.gathered).toBe(0);
  });
  it("and its frame is known as such, others are not", () => {
    const match = plainMatch();
    const one = { ...narrow, row: () => false } as Face;
    const by = [true, false].map((itself) => {
      const at = sitting(match, { autoplay: itself }, one);
      if (itself) at.wait();
      else at.press("put 1");
      at.showAll(momentsOf(play(match, at.seat, "put 1"), at.seat));
      return at.turn.sent.byItself.has(match.frame + 1);
    });
    expect(by).toEqual([true, false]);
  });
});

describe("A lesson that wants a certain move", () => {
  const wanted = ["put 1", "keep"];
  const guide: MoveGuide = {
    active: true,
    offered: (picks, gathered) => picks.filter(({ move }) => move === wanted[gathered.length]),
    allows: (moves) => moves.every((move, at) => move === wanted[at]),
  };
  const guided = () => sitting(plainMatch(), { autoplay: true }, face, true, true, guide);
  it("lights and lists it alone, without a button: it is for the player's own hand", () => {
    const at = guided();
    expect([at.lit(), at.picks().map(({ move }) => move), at.offered()]).toEqual([[binOf(at.seat, 1)], ["put 1"], []]);
  });
  it("does not play it by itself", () => {
    const at = guided();
    at.wait();
    expect([at.sent, at.turn.gathered]).toEqual([[], 0]);
  });
  it("takes its row move by move, and no other, neither by a drag nor by a hint", () => {
    const at = guided();
    at.turn.play(["put 0"]);
    expect(at.sent).toEqual([]);
    at.press("put 1");
    expect(at.turn.drops(binOf(at.seat, 1), [binOf(at.seat, 0), binOf(at.seat, 2)])).toEqual([]);
    at.press("keep");
    expect(at.sent).toEqual([wanted]);
  });
});
