import { describe, expect, it } from "vitest";
import { elasundFace } from "../../../client/games/elasund/face.ts";
import { previewRow } from "../../../client/picture/motion/gathered-row.ts";
import type { State } from "../../../shared/core/contract/game.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import type { Elasund } from "../../../shared/elasund/state.ts";
import { act, field, position, row } from "../../elasund/position.ts";
import { say } from "./sights.ts";

const AREA = { width: 1016, height: 664 };
const posesOf = (state: State<Elasund>, seat = 0) => elasundFace.layout(viewOf(state, seat), AREA);
const poseOf = (state: State<Elasund>, key: string, seat = 0) => posesOf(state, seat).find((pose) => pose.key === key);
const explained = (state: State<Elasund>, piece: string, seat = 0): string[] =>
  elasundFace.detail(piece, viewOf(state, seat))!.lines.map(({ line }) => say(line));
const lit = (state: State<Elasund>, seat = 0): string[] => elasundFace.picks(viewOf(state, seat)).flatMap(({ pieces }) => pieces.slice(-1));

/** A tavern over red's trader's house, with a permit of yellow's, on the harbour. */
const contested = () => {
  const state = position({ hands: ["9"], permits: ["0 3 a2", "2 2 a3"], tiles: ["trader 1 b2"], starts: false });
  act(state, "build inn");
  return state;
};

describe("choosing a building lights every legal site, with its whole cost in gold", () => {
  it("one plate on each site", () => {
    expect(lit(contested())).toEqual([`site:${field("a2")}`]);
  });
  it("the plate's digits are building and compensation together", () => {
    expect(poseOf(contested(), `site:${field("a2")}`)?.digits).toBe("5");
  });
  it("others do not see what is considered", () => {
    expect(posesOf(contested(), 1).filter(({ kind }) => kind === "site")).toEqual([]);
  });
});

describe("hovering a site tells the whole bill", () => {
  const lines = explained(contested(), `site:${field("a2")}`);
  it.each([
    ["the total", "Total cost: 5 gold."],
    ["who is compensated how much", "2 gold to Player 3 for permits."],
    ["who loses which building", "Player 2 loses the trader’s house."],
    ["cubes and trade points", "Player 1 gains 2 trade points and lays 1 cube."],
  ])("%s", (_what, line) => {
    expect(lines).toContain(line);
  });
});

describe("hovering a site over the huts one begins with tells that they are put back", () => {
  it("and not that they are lost", () => {
    const state = position({ hands: ["9"], permits: ["0 3 a2", "2 2 a3"], tiles: ["huts 1 b2"], starts: false });
    act(state, "build inn");
    expect(explained(state, `site:${field("a2")}`)).toContain("Player 2 puts the huts back elsewhere if there is room.");
  });
});

describe("a placement is gathered as a row of small moves", () => {
  const start = position({ hands: ["9"], permits: ["0 3 a2"] });
  const complete = (...moves: string[]) => previewRow(elasundFace, viewOf(start, 0), moves)?.complete;
  it("which goes on while the site is open", () => {
    expect(complete("build well")).toBe(false);
  });
  it("and ends with it, though more may be built", () => {
    expect(complete("build well", "put a2")).toBe(true);
  });
  it("a wall piece is a row of one", () => {
    expect(complete("wall s6")).toBe(true);
  });
});

describe("a permit may go to any row for two influence cards of one colour", () => {
  const state = position({ step: "permit", ship: 5, hands: ["9 gg"] });
  act(state, "permit 2");
  it("the ship's row has the larger frames", () => {
    expect(poseOf(state, `site:${field("c5")}`)!.width).toBeGreaterThan(poseOf(state, `site:${field("c6")}`)!.width);
  });
  it("hovering another row tells of the cards", () => {
    expect(explained(state, `site:${field("c6")}`)).toContain("Plus 2 influence cards of one colour.");
  });
});

describe("each row tells beforehand what it would bring", () => {
  const state = position({ starts: true });
  it("the reader by signs on the sea", () => {
    const keys = posesOf(state).map(({ key }) => key);
    expect(keys.filter((key) => key.startsWith("income:")).sort()).toEqual([
      `income:${row(4)}:influence`,
      `income:${row(8)}:gold`,
      `income:${row(9)}:gold`,
    ]);
  });
  it("and for every seat on hovering its number", () => {
    const { lines } = elasundFace.detail(`row:${row(4)}`, viewOf(state, 2))!;
    expect(lines.slice(1).map(({ chips }) => chips?.map(({ look, digits }) => `${look} ${digits}`))).toEqual([
      ["icon:influence +1"],
      ["icon:influence +1"],
      [],
    ]);
  });
});

describe("on a 7 the sail turns black", () => {
  it.each([
    [[3, 4], "ship:pirate"],
    [[3, 5], "ship:trade"],
  ] as const)("dice %j", (dice, ship) => {
    expect(poseOf(position({ dice: [...dice] as [number, number] }), "ship")!.look).toBe(ship);
  });
});

describe("a warning shows who could win in one turn", () => {
  const warned = (cubes: number[]) =>
    elasundFace
      .seats(viewOf(position({ cubes, hands: ["9", "9", "9"], walls: ["1 n6", "1 s6"] }), 0))
      .map(({ chips }) => chips.some(({ look }) => look === "icon:warning"));
  it("a last cube and a tower next", () => {
    expect(warned([5, 1, 5])).toEqual([false, true, false]);
  });
});

describe("two start buildings displaced at once are chosen before their places", () => {
  const state = position({ step: "settle", tiles: [] });
  state.table.sites[0] = -2;
  state.table.sites[1] = -2;
  it("every place is pointed at by its building first", () => {
    const firsts = new Set(elasundFace.picks(viewOf(state, 0)).map(({ pieces }) => pieces[0]));
    expect([...firsts].sort()).toEqual(["tile:0", "tile:1"]);
  });
});

describe("the guided match claims no more than it has shown", () => {
  it("its last note sends to the cards for ties, larger buildings and bonus actions", () => {
    expect(say(["lesson.praise"])).toContain("Ties, larger buildings and bonus actions are explained on the cards");
  });
});
