import { describe, expect, it } from "vitest";
import { picks } from "../../../client/games/puerto-rico/choice/picks.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import { act, good, position, type Sketch } from "../../puerto-rico/position.ts";

const barrels = (name: "corn" | "indigo"): string => `goods:0:${good(name)}`;

function ways(player: Sketch, ships: NonNullable<Parameters<typeof position>[0]>["ships"]): Record<string, string[]> {
  const state = position({ players: [player], ...(ships && { ships }) });
  act(state, "role captain");
  const byMove = Map.groupBy(picks(viewOf(state, 0)), ({ move }) => move);
  return Object.fromEntries([...byMove].map(([move, list]) => [move, list.map(({ pieces }) => pieces.join(" "))]));
}

describe("barrels are loaded by clicking them or the ship that takes them", () => {
  it("one click on either, where each kind has one ship and each ship one kind", () => {
    const ships = [
      { size: 4, good: "corn", load: 1 },
      { size: 5, good: "indigo", load: 1 },
      { size: 6, good: "sugar", load: 1 },
    ] as const;
    expect(ways({ goods: { corn: 1, indigo: 1 } }, ships)).toEqual({
      "load corn on 0": [barrels("corn"), "ship:0"],
      "load indigo on 1": [barrels("indigo"), "ship:1"],
    });
  });
  it("a ship that may take several kinds waits for the kind", () => {
    const ships = [{ size: 4, good: "sugar", load: 1 }, { size: 5, good: "coffee", load: 1 }, { size: 6 }] as const;
    expect(ways({ goods: { corn: 1, indigo: 1 } }, ships)).toEqual({
      "load corn on 2": [barrels("corn"), `ship:2 ${barrels("corn")}`],
      "load indigo on 2": [barrels("indigo"), `ship:2 ${barrels("indigo")}`],
    });
  });
  it("while one kind has a choice of ships, no ship loads another kind by one click", () => {
    const ships = [{ size: 4, good: "indigo", load: 1 }, { size: 5 }, { size: 6 }] as const;
    const found = ways({ goods: { corn: 1, indigo: 1 } }, ships);
    expect(found["load indigo on 0"]).toEqual([barrels("indigo"), `ship:0 ${barrels("indigo")}`]);
    expect(found["load corn on 1"]).toEqual([`${barrels("corn")} ship:1`, `ship:1 ${barrels("corn")}`]);
  });
  it("a single kind is loaded by one click on any of its ships", () => {
    const ships = [{ size: 4, good: "sugar", load: 1 }, { size: 5 }, { size: 6 }] as const;
    expect(ways({ goods: { corn: 2 } }, ships)).toEqual({
      "load corn on 1": [`${barrels("corn")} ship:1`, "ship:1"],
      "load corn on 2": [`${barrels("corn")} ship:2`, "ship:2"],
    });
  });
});

describe("a load says how many points it brings", () => {
  it("with the captain's and the harbor's bonus", () => {
    const state = position({ players: [{ goods: { corn: 2 }, city: ["harbor*"] }], ships: [{ size: 4, good: "corn", load: 1 }] });
    act(state, "role captain");
    const [pick] = picks(viewOf(state, 0));
    expect(pick?.note?.map(({ digits }) => digits)).toEqual(["+4"]);
  });
});
