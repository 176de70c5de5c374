import { describe, expect, it } from "vitest";
import { elasundFace } from "../../../client/games/elasund/face.ts";
import { lesson } from "../../../client/games/elasund/guide/lesson.ts";
import { play } from "../../../client/games/elasund/text/en/play.ts";
import { eraseShape, type Shape, type View } from "../../../shared/core/contract/game.ts";
import { lessonMatch } from "../../../shared/core/lessons/lesson.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import { elasund } from "../../../shared/elasund/index.ts";
import { gainsOfRow, offerOf } from "../../../shared/elasund/offers/offer.ts";
import { pieceOf } from "../../../shared/elasund/rules/town/walls.ts";
import { type Elasund, PERMITS, toAct } from "../../../shared/elasund/state.ts";
import { field, row } from "../../elasund/position.ts";
import { each } from "../sights.ts";
import { DEALS, restsOf, say } from "./sights.ts";

const YOU = 0;
/** The player's view as a step begins. */
const at = (id: string) => {
  const step = lesson.steps.findIndex((one) => one.id === id);
  return viewOf<Shape>(lessonMatch(eraseShape(elasund), lesson, step < 0 ? lesson.steps.length : step).state, YOU) as View<Elasund>;
};

describe("What Elasund's lesson tells is so at that moment", () => {
  it("nobody has laid a cube when the goal is named", () => expect(at("goal").table.cubes).toEqual([10, 10]));
  it("row 8 pays the huts 1 gold, and the permit of 2 lies beside the other player's 1", () => {
    const { table } = at("site");
    expect([table.ship, gainsOfRow(table, table.ship)[YOU]!.gold]).toEqual([row(8), 1]);
    expect([table.permits[2], table.permits[PERMITS + 1]]).toEqual([field("d8"), field("d6")]);
  });
  it("the price pays for the other permit, the huts have moved, and there is one build left", () => {
    const [before, after] = [at("site").table, at("wall").table];
    expect(before.golds[YOU]! - after.golds[YOU]!).toBe(4);
    expect([after.cubes[YOU], after.built]).toEqual([9, 1]);
    expect(after.sites[5]).not.toBe(before.sites[5]);
    expect(pieceOf(2).tower).toBe(true);
  });
  it("the permit of 0 is free in the ship's row", () => {
    expect(offerOf(at("permit"), { type: "permit", value: 0 }).price.gold).toBe(0);
    expect(at("permit").table.ship).toBe(row(8));
  });
  it("the pirates are in the row of the only cube, and one card is owed", () => {
    const { table } = at("pirates");
    expect([table.ship, table.owes[YOU]]).toEqual([row(6), 1]);
  });
  it("the new house pays in rows 6 and 8", () => {
    const { table } = at("again");
    expect([6, 8].map((dice) => gainsOfRow({ ...table, dice: [] }, row(dice))[YOU]!.gold)).toEqual([1, 2]);
  });
  it("the well brings a cube and a trade point, and two cubes lie on the board at the end, with a wall piece to pay for", () => {
    const { table } = at("end");
    expect([table.cubes[YOU], table.trade[YOU]]).toEqual([8, 1]);
    expect(elasund.moves(at("end")).map(elasund.notation)).toEqual(["wall n3", "pass"]);
  });
});

describe("Tips of Elasund", () => {
  const tips = DEALS.flatMap((deal) =>
    each(2, restsOf(deal)).flatMap(({ frame }) => toAct(frame.table).flatMap((seat) => elasundFace.tips!(viewOf<Elasund>(frame, seat)))),
  );
  it("are sentences, and each of them is given at some question", () => {
    for (const tip of tips) expect(say(tip)).toMatch(/^[A-Z].*\.$/);
    const keys = Object.keys(play).filter((key) => key.startsWith("tip."));
    expect([...new Set(tips.map(([key]) => key))].sort()).toEqual(keys.sort());
  });
});
