/** What the undo button says: why nothing can be taken back, and what goes with the last move. */
import { describe, expect, it } from "vitest";
import type { Moment } from "../../../client/feed/feed.ts";
import * as english from "../../../client/text/en/index.ts";
import { lastMove, rememberSent, WHYS_NO_UNDO, whyNoUndo, whyNoUndoSince } from "../../../client/ui/model/undo.ts";
import type { Sight } from "../../../shared/core/contract/game.ts";

describe("Why nothing can be taken back", () => {
  const moment = (undo: number | undefined, rest: Partial<Moment> = {}): Moment => {
    return { number: 1, event: { type: "moved" }, sight: {} as Sight, ask: 0, asked: [1], undo, outcome: undefined, ...rest };
  };
  const build = { first: ["build"], more: 0 } as const;
  it("one's own move showed something hidden", () => expect(whyNoUndo("undoNothing", moment(undefined), "mine")).toBe("undoReveal"));
  it("another seat has moved since", () => {
    expect(whyNoUndo(whyNoUndo("undoNothing", moment(3), "mine"), moment(undefined), "theirs")).toBe("undoOthers");
  });
  it("a bot or the clock has answered what was asked of this page's player", () => {
    const sent = rememberSent();
    for (const ask of [1, 2]) sent.show(moment(undefined, { ask, number: ask }));
    expect(sent.whyNot).toBe("undoPlayed");
  });
  it("not so if the player has answered", () => {
    const sent = rememberSent();
    sent.show(moment(undefined, { ask: 1 }));
    sent.sends(build, 1, false);
    sent.show(moment(undefined, { ask: 2, number: 2 }));
    expect(sent.whyNot).toBe("undoReveal");
  });
  it("there is nothing, before the first move", () => expect(whyNoUndo("undoNothing", moment(undefined), "theirs")).toBe("undoNothing"));
  it("there is nothing, after the last was taken back", () => {
    expect(whyNoUndo("undoOthers", moment(undefined, { event: { type: "takenBack", seat: 0, to: 3 } }), "theirs")).toBe("undoNothing");
  });
  it("says no more of a frame that is shown again, in another language or after a look back", () => {
    const sent = rememberSent();
    sent.show(moment(undefined, { ask: 1 }));
    sent.sends(build, 1, false);
    const own = moment(3, { ask: 0, number: 2 });
    for (const shown of [own, own]) sent.show(shown);
    expect(sent.undoes(own)).toEqual({ row: build, answered: false });
  });
  it("names what others have done since, which goes with it", () => {
    const sent = rememberSent();
    sent.show(moment(undefined, { ask: 1 }));
    sent.sends(build, 1, false);
    const own = moment(3, { ask: 0, number: 2 });
    sent.show(own);
    expect(sent.undoes(own)).toEqual({ row: build, answered: false });
    const bots = moment(3, { ask: 2, number: 3 });
    sent.show(bots);
    expect(sent.undoes(bots)).toEqual({ row: build, answered: true });
  });
  it("is not decided in the middle of an entry", () =>
    expect(whyNoUndo("undoReveal", moment(3, { asked: [] }), "mine")).toBe("undoReveal"));
  const line = (seat: number, key = "built", by: number | null = seat) => ({
    by: by ?? undefined,
    number: 1,
    line: [key] as const,
    pieces: [],
    seat,
    turn: false,
    struck: false,
    lasting: key.endsWith(".takenBack"),
  });
  it.each([
    ["undoNothing", []],
    ["undoNothing", [line(1)]],
    ["undoOthers", [line(0), line(1)]],
    // "Your turn begins" comes with the move of the seat before.
    ["undoNothing", [line(1), line(0, "turn", 1)]],
    ["undoNothing", [line(0, "dealt", null)]],
    ["undoReveal", [line(1), line(0)]],
    ["undoOthers", [line(0), line(1), line(0, "core.takenBack")]],
    ["undoNothing", [line(0, "core.takenBack")]],
  ] as const)("is %s after a reload, by what the log tells", (why, lines) => expect(whyNoUndoSince("undoNothing", lines, 0)).toBe(why));
  it.each([
    ["none", []],
    ["newest", [line(1), line(0)]],
    ["answered", [line(0), line(1)]],
    ["answered", [line(0), line(1), line(2), line(0, "turn", 2)]],
    ["newest", [line(0), { ...line(1), struck: true }]],
  ] as const)("its last move is the %s one, after a return to the match", (since, lines) => expect(lastMove(lines, 0)).toBe(since));
  it.each(WHYS_NO_UNDO)("has words: %s", (why) => expect(english.table[why]).toMatch(/\w/));
});
