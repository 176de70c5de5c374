import { describe, expect, it } from "vitest";
import { kindOf } from "../../../shared/elasund/catalog.ts";
import { changesBy } from "../../../shared/elasund/rules/forecast.ts";
import { priceOfSite, sitesFor } from "../../../shared/elasund/rules/town/site.ts";
import { act, eventOf, field, handOf, legal, places, position, standing, types } from "../position.ts";

const builds = (state: ReturnType<typeof position>) => places(state, "build");

describe("a site must hold as many permits as the building asks for, of any seat (ruling 2)", () => {
  it("one for a well, two for an inn, three for a large one", () => {
    const gold = ["20"];
    expect(builds(position({ hands: gold, permits: ["0 1 d4"] }))).toEqual(["trader", "craftsman", "well", "market"]);
    const two = position({ hands: gold, permits: ["0 1 d4", "0 2 e5"] });
    expect(builds(two)).toEqual(["trader", "craftsman", "well", "market", "merchant", "inn"]);
    const three = position({ hands: gold, permits: ["0 1 d4", "0 2 e5", "0 3 d6"] });
    expect(builds(three)).toContain("large");
  });
  it("the sites are all those that cover them", () => {
    const state = position({ hands: ["9"], permits: ["0 1 d4", "0 2 e5"] });
    act(state, "build inn");
    expect(places(state)).toEqual(["d4"]);
  });
  it("more than needed is allowed", () => {
    const state = position({ hands: ["9"], permits: ["0 1 d4", "0 2 e4"] });
    act(state, "build market");
    expect(places(state)).toEqual(["c4", "d4", "e4"]);
  });
  it("none: no building, wherever the ship lies", () => expect(builds(position({ hands: ["20"] }))).toEqual([]));
  it("the row of the ship is of no importance", () => {
    expect(builds(position({ hands: ["9"], ship: 12, permits: ["0 1 d4"] }))).toContain("well");
  });
});

describe("the highest sum of values builds; the number does not count (ruling 2)", () => {
  const mayBuild = (permits: string[]) => {
    const state = position({ hands: ["20"], permits });
    return sitesFor(state.table, 0, kindOf("inn")).some((site) => site.field === field("d4"));
  };
  it("a 4 against 0, 1 and 2", () => expect(mayBuild(["0 4 d4", "1 0 e4", "1 1 d5", "1 2 e5"])).toBe(true));
  it("0, 1 and 2 against a 4", () => expect(mayBuild(["1 4 d4", "0 0 e4", "0 1 d5", "0 2 e5"])).toBe(false));
  it("a tie for the highest blocks every seat (ruling 1)", () => {
    expect(mayBuild(["0 2 d4", "1 2 e4"])).toBe(false);
    expect(builds(position({ turn: 1, hands: ["20", "20"], permits: ["0 2 d4", "1 2 e4"] }))).not.toContain("inn");
  });
  it("a tie below the highest does not", () => expect(mayBuild(["0 3 d4", "1 1 e4", "2 1 e5"])).toBe(true));
  it("each of the others for itself", () => expect(mayBuild(["0 3 d4", "1 2 e4", "2 2 e5"])).toBe(true));
});

describe("a 0 is a permit like any other (ruling 1)", () => {
  it("alone on the site it entitles its owner", () => {
    expect(builds(position({ hands: ["9"], permits: ["0 0 d4"] }))).toContain("well");
  });
  it("having none on the site does not, even against a 0", () => {
    const state = position({ hands: ["9"], permits: ["0 4 a2", "1 0 d4", "2 1 e4"] });
    act(state, "build well");
    expect(places(state)).toEqual(["a2"]);
  });
  it("against another's 0 it is a tie", () => {
    expect(builds(position({ hands: ["20"], permits: ["0 0 d4", "1 0 e5"] }))).not.toContain("inn");
  });
});

describe("building costs the printed gold, and for each foreign permit its value to its owner (ruling 20)", () => {
  it.each([
    ["trader", 1],
    ["craftsman", 2],
    ["well", 5],
    ["market", 5],
    ["merchant", 3],
    ["inn", 3],
    ["large", 5],
  ] as const)("%s %i gold", (kind, gold) => {
    const permits = ["0 1 d4", "0 2 e4", "0 3 d5"];
    expect(builds(position({ permits, hands: [`${gold}`] }))).toContain(kind);
    expect(builds(position({ permits, hands: [`${gold - 1}`] }))).not.toContain(kind);
  });
  it("who cannot pay the others as well may not build", () => {
    const permits = ["0 4 d4", "1 3 e4"];
    expect(builds(position({ permits, hands: ["6"] }))).toContain("inn");
    expect(builds(position({ permits, hands: ["5"] }))).not.toContain("inn");
  });
  it("the example of the rule book: 2 gold each to yellow and blue, 5 to the supply, the smaller house goes", () => {
    const permits = ["0 4 e4", "1 2 f4", "2 2 f5"];
    const state = position({ permits, hands: ["9"], tiles: ["craftsman 2 e5"] });
    const told = act(state, "build large", "put e4");
    expect(types(told)).toEqual(["chose", "spent", "compensated", "returned", "displaced", "built"]);
    expect([handOf(state, 0), handOf(state, 1), handOf(state, 2)]).toEqual(["0", "2", "2"]);
    expect([state.table.permits.every((lies) => lies === -1), standing(state, 2)]).toEqual([true, []]);
    expect(standing(state, 0)).toEqual(["large e4"]);
  });
  it("what a site costs is known beforehand", () => {
    const { table } = position({ permits: ["0 4 d4", "1 3 e4", "2 0 d5"] });
    const site = sitesFor(table, 0, kindOf("inn")).find((one) => one.field === field("d4"))!;
    expect([priceOfSite(site), site.compensation]).toEqual([{ gold: 6, same: 0, each: 0 }, [0, 3, 0]]);
  });
});

describe("permits go back to their owners, with every build", () => {
  it("those on the site, and no others", () => {
    const state = position({ hands: ["9"], permits: ["0 1 d4", "0 2 e5", "1 0 e4", "1 1 f4"] });
    const returned = eventOf(act(state, "build inn", "put d4"), "returned")!;
    expect(returned.permits).toEqual([1, 5, 2]);
    expect(state.table.permits[6]).toBe(field("f4"));
  });
});

describe("a building stays within the walls and off the pit (ruling 6)", () => {
  it("not over the edge", () => {
    const state = position({ hands: ["9"], permits: ["0 1 g12"] });
    act(state, "build market");
    expect(places(state)).toEqual(["f12"]);
  });
  it("not beyond the columns of fewer players", () => {
    const state = position({ seats: 2, hands: ["9"], permits: ["0 1 e12"] });
    act(state, "build market");
    expect(places(state)).toEqual(["d12"]);
  });
  it("not on the pit", () => {
    const state = position({ hands: ["9"], permits: ["0 1 c9", "0 2 c6"] });
    act(state, "build craftsman");
    expect(places(state)).toEqual(["c5", "c9"]);
  });
  it("beside a church tile, but not on it", () => {
    const state = position({ hands: ["9"], permits: ["0 1 d9"], church: { first: 1, tiles: ["2 1"] } });
    act(state, "build craftsman");
    expect(places(state)).toEqual(["d9"]);
  });
});

describe("cubes go onto the flags by themselves (ruling 28)", () => {
  it.each([
    ["trader", 0],
    ["inn", 1],
    ["large", 2],
  ])("%s: %i", (kind, cubes) => {
    const state = position({ hands: ["9"], permits: ["0 1 d4", "0 2 e4", "0 3 d5"] });
    const told = act(state, `build ${kind}`, "put d4");
    expect([eventOf(told, "built")!.cubes, state.table.cubes[0]]).toEqual([cubes, 10 - cubes]);
  });
});

describe("the supply is limited", () => {
  it("each coloured building once", () => {
    const state = position({ hands: ["9"], permits: ["0 1 d4"], tiles: ["trader 0 a2"] });
    expect(builds(state)).toEqual(["craftsman", "well", "market"]);
  });
  it("of neutral ones as many as there are", () => {
    const tiles = ["well 1 a2", "well 1 a3", "well 2 a4"];
    expect(builds(position({ hands: ["9"], permits: ["0 1 d4"], tiles }))).toContain("well");
    expect(builds(position({ hands: ["9"], permits: ["0 1 d4"], tiles: [...tiles, "well 2 a5"] }))).not.toContain("well");
  });
  it("start buildings are never built", () => {
    expect(builds(position({ hands: ["9"], permits: ["0 1 d4"] })).some((kind) => kind.startsWith("hut"))).toBe(false);
  });
});

describe("one or two builds a turn, of one kind or of two, or none (rulings 10, 28)", () => {
  it("after the second the third step comes", () => {
    const state = position({ hands: ["20"], permits: ["0 1 d4", "0 2 f6"] });
    act(state, "build well", "put d4");
    expect(state.table).toMatchObject({ step: "build", built: 1 });
    act(state, "build well", "put f6");
    expect(state.table).toMatchObject({ step: "permit", built: 2 });
  });
  it("two walls, two church tiles, or one of each", () => {
    const walls = position({ hands: ["9"] });
    act(walls, "wall n6", "wall n5");
    expect(walls.table.step).toBe("permit");
    const church = position({ hands: ["14"], church: { first: 5, by: 1 } });
    act(church, "church", "church");
    expect(church.table.step).toBe("permit");
    const both = position({ hands: ["9"], church: { first: 5, by: 1 } });
    act(both, "wall n6", "church");
    expect(both.table.step).toBe("permit");
  });
  it("none", () => {
    const state = position({ hands: ["9"] });
    expect(types(act(state, "pass"))).toEqual(["passed"]);
    expect(state.table.step).toBe("permit");
  });
  it("what cannot be paid is not on offer", () => expect(legal(position({ permits: ["0 1 d4"] }))).toEqual(["pass"]));
});

describe("a build lays no more cubes than are left (ruling 17)", () => {
  it("nor is it foretold to", () => {
    const { table } = position({ permits: ["0 1 d4", "0 2 e4", "0 3 d5"], cubes: [1, 10, 10] });
    const site = sitesFor(table, 0, kindOf("large")).find((one) => one.field === field("d4"))!;
    expect(changesBy(table, 0, site)[0]!.cubes).toBe(1);
  });
});

describe("a site at the edge of the board does not reach round to the next row", () => {
  it("neither west nor east", () => {
    const { table } = position({ seats: 4, permits: ["0 1 a5", "0 2 i6"] });
    expect(sitesFor(table, 0, kindOf("market")).map((site) => site.field)).toEqual([field("a5"), field("h6")]);
  });
});
