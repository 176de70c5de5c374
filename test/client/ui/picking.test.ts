import { describe, expect, it } from "vitest";
import type { Pick } from "../../../client/face/face.ts";
import { needsConfirm } from "../../../client/ui/model/choice-result.ts";
import {
  distinct,
  litPieces,
  mainOffer,
  NOTHING_TO_PICK,
  nextPieces,
  offers,
  pickPiece,
  startPicking,
  unpickPiece,
} from "../../../client/ui/model/picking.ts";

const pick = (move: string, ...pieces: string[]): Pick => ({ move, pieces, kind: move === "pass" ? "pass" : "choice", label: [move] });
const movesOf = (picks: readonly Pick[]): string[] => picks.map(({ move }) => move);

const picks = [
  pick("build baths", "baths"),
  pick("discard baths", "baths"),
  pick("wonder sphinx with baths", "baths", "sphinx"),
  pick("take law", "law"),
  pick("open first"),
  pick("open second"),
];
const fresh = startPicking(picks);

describe("Only what begins a move is lit, then what goes on with it", () => {
  it("every first piece at the beginning", () => expect(litPieces(fresh)).toEqual(["baths", "law"]));
  it("the second piece of the picked one, and the others to begin with", () => {
    expect(litPieces(pickPiece(fresh, "baths").picking)).toEqual(["sphinx", "baths", "law"]);
  });
  it("and what goes on with it is known by itself, for a guide to point at", () => {
    expect(nextPieces(pickPiece(fresh, "baths").picking)).toEqual(["sphinx"]);
  });
  it("nothing when there is nothing to choose", () => expect(litPieces(NOTHING_TO_PICK)).toEqual([]));
});

describe("A piece that means one move decides it", () => {
  it("among all legal moves: where a lesson offers fewer, its clicks are those of any match", () => {
    const lesson = startPicking(picks.slice(0, 1), picks);
    const { picking, pick: decided } = pickPiece(lesson, "baths");
    expect([decided, movesOf(offers(lesson)), movesOf(offers(picking))]).toEqual([undefined, [], ["build baths"]]);
    expect(pickPiece(startPicking(picks.slice(3, 4), picks), "law").pick?.move).toBe("take law");
  });
  it("with its click", () => expect(pickPiece(fresh, "law").pick?.move).toBe("take law"));
  it("with the second click, if it has two pieces", () => {
    const { picking } = pickPiece(fresh, "baths");
    expect(pickPiece(picking, "sphinx").pick?.move).toBe("wonder sphinx with baths");
  });
});

describe("A piece that means several moves offers them", () => {
  it("by their labels", () => {
    const { picking, pick: decided } = pickPiece(fresh, "baths");
    expect(decided).toBeUndefined();
    expect(movesOf(offers(picking))).toEqual(["build baths", "discard baths", "wonder sphinx with baths"]);
  });
  it("and a move without pieces is offered from the beginning", () => {
    expect(movesOf(offers(fresh))).toEqual(["open first", "open second"]);
  });
});

describe("Of the offered choices at most one stands out", () => {
  const spaces = (count: number): Pick[] => Array.from({ length: count }, (_none, at) => pick(`put ${at}`, "hut", `space:${at}`));
  it("the only one", () => expect(mainOffer(startPicking([pick("take corn", "corn"), pick("pass")]))?.move).toBe("take corn"));
  it("or what the picked piece alone means", () => {
    const card = [
      pick("build baths", "baths"),
      pick("discard baths", "baths", "heap"),
      pick("wonder sphinx with baths", "baths", "sphinx"),
    ];
    expect(mainOffer(pickPiece(startPicking(card), "baths").picking)?.move).toBe("build baths");
  });
  it("none among equals", () => expect(mainOffer(pickPiece(startPicking(spaces(3)), "hut").picking)).toBeUndefined());
  it("and more than six that end on other pieces are clicked there and nowhere else", () => {
    expect(offers(pickPiece(startPicking(spaces(6)), "hut").picking)).toHaveLength(6);
    expect(offers(pickPiece(startPicking(spaces(7)), "hut").picking)).toEqual([]);
  });
});

describe("Pieces that are alike mean the same move", () => {
  const alike = [pick("take corn", "corn:1"), pick("take corn", "corn:2"), pick("take sugar", "sugar")];
  it("with whichever is clicked", () => {
    expect(["corn:1", "corn:2"].map((piece) => pickPiece(startPicking(alike), piece).pick?.move)).toEqual(["take corn", "take corn"]);
  });
  it("which is listed once, and points at them all", () => {
    expect(distinct(alike).map(({ pieces }) => pieces)).toEqual([["corn:1", "corn:2"], ["sugar"]]);
  });
  it("also where they come second", () => {
    const sales = startPicking([
      pick("sell corn", "house", "corn:1"),
      pick("sell corn", "house", "corn:2"),
      pick("sell sugar", "house", "sugar"),
    ]);
    expect(movesOf(offers(pickPiece(sales, "house").picking))).toEqual(["sell corn", "sell sugar"]);
  });
});

describe("One step back", () => {
  const { picking } = pickPiece(fresh, "baths");
  it("puts the picked piece down", () => expect(unpickPiece(picking)).toEqual(fresh));
  it("happens by clicking it again", () => expect(pickPiece(picking, "baths")).toEqual({ picking: fresh, pick: undefined }));
  it("is not needed to pick another piece", () => expect(pickPiece(picking, "law").pick?.move).toBe("take law"));
  it("does nothing at the beginning", () => expect(unpickPiece(fresh)).toEqual(fresh));
});

describe("A click on what is not lit changes nothing", () => {
  it("at the beginning", () => expect(pickPiece(fresh, "sphinx")).toEqual({ picking: fresh, pick: undefined }));
});

describe("A move that cannot be taken back is asked for twice", () => {
  const [shows, hides] = [() => true, () => false];
  const free = hides;
  it.each([
    ["always", true, true],
    ["always", false, true],
    ["smart", true, true],
    ["smart", false, false],
    ["never", true, false],
  ] as const)("%s, single click %s: %s", (setting, slip, asked) => expect(needsConfirm(setting, slip, shows, free)).toBe(asked));
  it("and one that can be is not", () => expect(needsConfirm("always", true, hides, free)).toBe(false));
  it("nor one whose alternatives all show it too, unless always", () => {
    expect([needsConfirm("smart", true, shows, shows), needsConfirm("always", true, shows, shows)]).toEqual([false, true]);
  });
  it("and nothing is imagined for a setting that never asks", () => {
    const never = () => {
      throw new Error("imagined");
    };
    expect(needsConfirm("never", true, never, never)).toBe(false);
  });
});

describe("A pass is not the only button beside a single choice", () => {
  const mayor = [pick("colonist", "pile"), pick("pass")];
  it("which has its own button before it", () => {
    expect(movesOf(offers(startPicking(mayor)))).toEqual(["colonist", "pass"]);
  });
  it("a single choice of several pieces alike has one button", () => {
    expect(movesOf(offers(startPicking([...mayor, pick("colonist", "ship")])))).toEqual(["colonist", "pass"]);
  });
  it("among several choices it is the last, and those are clicked", () => {
    expect(movesOf(offers(startPicking([pick("pass"), pick("take corn", "corn"), pick("take sugar", "sugar")])))).toEqual(["pass"]);
  });
});
