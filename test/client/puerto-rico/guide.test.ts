/** The guided match says only what is so on its table, and there is a tip for each kind of choice. */
import { describe, expect, it } from "vitest";
import { puertoRicoFace } from "../../../client/games/puerto-rico/face.ts";
import { lesson } from "../../../client/games/puerto-rico/guide/lesson.ts";
import { tips } from "../../../client/games/puerto-rico/guide/tips.ts";
import type { State } from "../../../shared/core/contract/game.ts";
import { lessonMatch } from "../../../shared/core/lessons/lesson.ts";
import { freePlaces } from "../../../shared/puerto-rico/offers/captain.ts";
import { allBarrels, emptyCircles, playerAt } from "../../../shared/puerto-rico/rules/board.ts";
import { NONE, type PuertoRico, type Table } from "../../../shared/puerto-rico/state.ts";
import { act, card, good, position } from "../../puerto-rico/position.ts";
import { language } from "../english.ts";
import { each, sights } from "../sights.ts";
import { questionsOf, say } from "./sights.ts";

const game = puertoRicoFace.game;
const tableAt = (id: string): Table => {
  const at = lesson.steps.findIndex((step) => step.id === id);
  if (at < 0) throw new Error(`no step ${id}`);
  return lessonMatch(game, lesson, at).state.table as PuertoRico["table"];
};
const corn = (table: Table, seat: number): number => playerAt(table, seat).goods[good("corn")]!;

describe("In the guided match it is true that", () => {
  it("the craftsman of the second round produced for the others alone", () => {
    const table = tableAt("craft");
    expect(table.cardOwner[card("craftsman")]).toBe(1);
    expect([allBarrels(playerAt(table, 1)), corn(table, 0)]).toEqual([0, 1]);
  });
  it("the indigo plantation and its plant are empty until the player is mayor, and then staffed", () => {
    expect(emptyCircles(playerAt(tableAt("mayor"), 0))).toBe(2);
    expect(emptyCircles(playerAt(tableAt("trader"), 0))).toBe(0);
  });
  it("nobody has taken the Trader for two rounds", () => expect(tableAt("trader").cardMoney[card("trader")]).toBe(2));
  it("the ship with corn has 2 spaces left, and another player 2 barrels, for one of which there is no room after the player's", () => {
    const table = tableAt("captain");
    expect([freePlaces(table.ships[0]!), corn(table, 0), corn(table, 2)]).toEqual([2, 1, 2]);
    const after = tableAt("sailed");
    expect([after.ships[0]?.good, corn(after, 0), corn(after, 2)]).toEqual([NONE, 0, 1]);
  });
  it.each(lesson.steps.find(({ id }) => id === "build")!.wants!.map(([move]) => move!))("it goes on to its end after %s", (move) => {
    const steps = lesson.steps.map((step) => (step.id === "build" ? { ...step, wants: [[move]] } : step));
    const { state } = lessonMatch(game, { ...lesson, steps }, steps.length);
    expect((state.table as Table).phase).toBe("settler");
  });
});

describe("Tips", () => {
  const kinds = (state: State<PuertoRico>): string[] => tips({ table: state.table, secret: {}, seat: 0 }).map(([key]) => key);
  const keys = Object.keys(language.catalogueOf("puerto-rico"));
  it("there is one for each kind of choice, to the seat that is asked alone", () => {
    for (const { frame } of [2, 5].flatMap((seats) => each(5, questionsOf(seats)))) {
      for (const sight of sights(frame)) {
        const lines = tips(sight);
        if (sight.seat !== frame.table.turn || frame.table.phase === "over") expect(lines).toEqual([]);
        else for (const line of lines) expect(say(line)).toMatch(/^[A-Z].*\.$/);
      }
    }
  });
  it("no kind of prompt is without one", () => {
    const asked = keys.filter((key) => key.startsWith("prompt.") && !["prompt.over", "prompt.moving", "prompt.placing"].includes(key));
    expect(asked.filter((key) => !keys.includes(key.replace("prompt.", "tip.")))).toEqual([]);
  });
  it("the most pressing comes first: the end, then doubloons on the cards, or a large building within reach", () => {
    expect(kinds(position())).toEqual(["tip.role", "tip.role.next"]);
    const late = position({ points: 3, cardMoney: { mayor: 1 } });
    expect(kinds(late)).toEqual(["tip.role.end", "tip.role.money", "tip.role", "tip.role.next"]);
    const rich = position({ players: [{ money: 9 }] });
    act(rich, "role builder");
    expect(kinds(rich)).toEqual(["tip.builder.large", "tip.builder", "tip.builder.score"]);
  });
  it("corn is spoken of only where corn lies in the row", () => {
    const settling = (faceUp: readonly ("corn" | "indigo" | "sugar")[]): string[] => {
      const state = position({ faceUp });
      act(state, "role settler");
      return tips({ table: state.table, secret: {}, seat: 0 }).map(say);
    };
    expect(settling(["indigo", "sugar", "sugar"]).filter((tip) => /corn/i.test(tip))).toEqual([]);
    expect(settling(["indigo", "corn", "sugar"])[0]).toMatch(/^Take corn/);
  });
  it("a quarry is spoken of only where one may be taken", () => {
    const state = position({ faceUp: ["indigo", "sugar", "sugar"] });
    act(state, "role settler");
    expect(kinds(state)).toEqual(["tip.settler", "tip.settler.quarry"]);
    act(state, "pass");
    expect(tips({ table: state.table, secret: {}, seat: 1 })).toEqual([["tip.settler"]]);
    const none = position({ faceUp: ["indigo", "sugar", "sugar"], quarries: 0 });
    act(none, "role settler");
    expect(kinds(none)).toEqual(["tip.settler"]);
  });
  it("a large building that a player already has is not promised", () => {
    const state = position({
      players: [{ money: 9, city: ["guildHall"] }],
      stock: { residence: 0, fortress: 0, customsHouse: 0, cityHall: 0 },
    });
    act(state, "role builder");
    expect(kinds(state)).not.toContain("tip.builder.large");
  });
});
