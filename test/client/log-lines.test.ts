import { describe, expect, it } from "vitest";
import { eraseFace, type Face } from "../../client/face/face.ts";
import { duelFace } from "../../client/games/duel/face.ts";
import { elasundFace } from "../../client/games/elasund/face.ts";
import { buildingDetail } from "../../client/games/puerto-rico/details/building.ts";
import { puertoRicoFace } from "../../client/games/puerto-rico/face.ts";
import { EMPTY_LOG, type LogLine, logged, pictured, pictureIn } from "../../client/ui/model/log-lines.ts";
import { sightOf, WATCHER } from "../../shared/core/match/view.ts";
import { act, position } from "../puerto-rico/position.ts";
import { language } from "./english.ts";
import { houseDetailOf } from "./puerto-rico/sights.ts";
import { type Moment, matchesOf, sayerOf } from "./sights.ts";

const FACES = [puertoRicoFace, duelFace, elasundFace] as readonly Face[];
const DEALS = [1, 2, 3, 4, 5, 6];

const EMPTY = /\b0 (coin|doubloon|gold|green|blue|red|influence|trade|point|card|worker|barrel|space)|: ?\.|(pays|earns|takes|draws)\.$/;

/** The log of a whole match, as a watcher reads it. */
function logOf(face: Face, moments: readonly Moment[]): readonly LogLine[] {
  let log = EMPTY_LOG;
  for (const { frame, before, match } of moments) {
    const sight = sightOf(frame, WATCHER);
    const asked = frame.number === match.frame ? match.game.toAct(frame.table) : [];
    const moment = { number: frame.number, event: frame.event, sight, ask: 0, asked, undo: undefined, outcome: undefined };
    log = logged(log, moment, face.act(frame.event, sightOf(before, WATCHER), sight));
  }
  return log.lines;
}

describe.each(FACES.map((face) => [face.game.id, face] as const))("The log of %s", (_id, face) => {
  const matches = matchesOf(face.game);
  const say = sayerOf(language.catalogueOf(face.game.id));
  const lines = DEALS.flatMap((deal) => logOf(face, matches(deal)).map((line) => ({ ...line, said: say(line.line) })));

  it("names no amount of nothing, and ends no list before it has begun", () => {
    const empty = lines.filter(({ said }) => EMPTY.test(said));
    expect([...new Set(empty.map(({ said }) => said))]).toEqual([]);
  });
  it("pictures the piece it is about, with a drawing of the game", () => {
    const cards = lines.flatMap((line) => pictured(line, face) ?? []);
    expect(cards.length).toBeGreaterThan(lines.length / 2);
    expect(cards.filter(({ look }) => !face.draw(look).svg.includes("<svg"))).toEqual([]);
  });
  it("bears the shield of the seat a sentence is about", () => {
    const others = lines.filter(({ line: [, args], seat }) => typeof args?.seat === "number" && args.seat !== seat);
    expect([...new Set(others.map(({ said, seat }) => `${seat}: ${said}`))]).toEqual([]);
  });
});

describe("The picture in a line of the log", () => {
  const split = (words: string, name: string): string[] => {
    const { from, to, isNamed } = pictureIn(words, name);
    return [words.slice(0, from), isNamed ? `* ${words.slice(from, to)}` : `${words.slice(from, to)} *`, words.slice(to)];
  };
  it("stands before the name of its piece, whatever its case", () => {
    expect(split("You build the large market for free.", "Large market")).toEqual(["You build the ", "* large", " market for free."]);
  });
  it("stands at the end where the sentence names it otherwise", () => {
    expect(split("You produce 2 barrels.", "Corn")).toEqual(["You produce 2 ", "barrels. *", ""]);
  });
  it("holds no whole Chinese sentence on its line, which has no spaces to break at", () => {
    expect(split("你把冲突棋子推进2格，现在离机器人的首都7格。", "冲突标记")).toEqual([
      "你把冲突棋子推进2格，现在离机",
      "器人的首都7格。 *",
      "",
    ]);
    expect(split("你建造了市政厅，并从机器人那里拿走了一些金币。", "市政厅")).toEqual([
      "你建造了",
      "* 市政厅，并从机器",
      "人那里拿走了一些金币。",
    ]);
  });
  it("is missing where a turn begins: the line's shield says whose", () => {
    const turns = logOf(eraseFace(elasundFace), matchesOf(elasundFace.game)(1) as readonly Moment[]).filter(
      ({ line: [key] }) => key === "log.turn",
    );
    expect(turns.length).toBeGreaterThan(0);
    expect(turns.filter((line) => pictured(line, eraseFace(elasundFace)) !== undefined)).toEqual([]);
  });
  it("is that of the good, wherever its barrels lie", () => {
    const goods = logOf(eraseFace(puertoRicoFace), matchesOf(puertoRicoFace.game)(1) as readonly Moment[]).filter(
      ({ line: [key] }) => key === "log.produced",
    );
    expect(goods.map((line) => pictured(line, eraseFace(puertoRicoFace))?.look)).toEqual(
      goods.map(({ line: [, args] }) => `barrel:${args?.good}`),
    );
  });
});

describe("Duel's draft", () => {
  const said = logOf(eraseFace(duelFace), matchesOf(duelFace.game)(1) as readonly Moment[]).map(({ line: [key] }) => key);
  it("says of every fourth wonder that it is left over, not that it was chosen", () => {
    const wonders = said.filter((key) => key === "log.drafted" || key === "log.draftedLast");
    expect(wonders.map((key) => key === "log.draftedLast")).toEqual([false, false, false, true, false, false, false, true]);
  });
});

describe("A building's card, in the builder phase", () => {
  const told = (turn: number): string[] => {
    const state = position({ players: [{ money: 5 }, { money: 5 }, { money: 5 }] });
    act(state, "role builder");
    const now = { ...state.table, turn };
    return buildingDetail(1, { table: now, secret: state.secrets[0]!, seat: 0 })!.lines.flatMap(({ line: [key, args] }) =>
      key === "building.price" ? [`${args?.seat}`] : [],
    );
  };
  it("says who can still buy it, and nothing of those who have had their turn", () => {
    expect(told(0)).toEqual(["0", "1", "2"]);
    expect(told(2)).toEqual(["2"]);
  });
});

describe("The trading house says what may be sold there", () => {
  const RICH = { corn: 1, coffee: 1 };
  it("and for what", () => {
    expect(houseDetailOf([{ goods: RICH }], [])).toEqual(["0 corn brings 0", "0 coffee brings 4"]);
  });
  it("not what is there already", () => {
    expect(houseDetailOf([{ goods: RICH }], ["coffee"])).toEqual(["0 corn brings 0", "coffee refused"]);
  });
  it("but that too with a manned office", () => {
    expect(houseDetailOf([{ goods: RICH, city: ["office*"] }], ["coffee"])).toEqual(["0 corn brings 0", "0 coffee brings 4"]);
    expect(houseDetailOf([{ goods: RICH, city: ["office"] }], ["coffee"])).toEqual(["0 corn brings 0", "coffee refused"]);
  });
  it("and that no seat sells to a full house, not even with an office", () => {
    expect(houseDetailOf([{ goods: RICH, city: ["office*"] }], ["corn", "indigo", "sugar", "coffee"])).toEqual(["full"]);
  });
});
