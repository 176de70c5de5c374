import { describe, expect, it } from "vitest";
import type { Moment } from "../../../client/feed/feed.ts";
import { tableAlerts } from "../../../client/ui/table/table-alerts.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";
import type { SeatStatus } from "../../../shared/core/wire/sync.ts";

const moment = (type: string, places?: readonly number[]): Moment =>
  ({ event: { type }, outcome: places && { how: "points", places, points: [] } }) as Moment;
const person = (here = true, kind: SeatStatus["kind"] = "person") => ({ kind, here }) as SeatStatus;

function alertsOf(own: number, act: (alerts: ReturnType<typeof tableAlerts>) => void): string[] {
  const played: string[] = [];
  act(tableAlerts(own, (alert) => played.push(alert)));
  return played;
}

describe("The beginning of a match", () => {
  it("is heard", () => expect(alertsOf(0, ({ frame }) => frame(moment("began"), true))).toEqual(["begins"]));
  it("is not heard by who comes later", () => expect(alertsOf(0, ({ frame }) => frame(moment("turn"), true))).toEqual([]));
});

describe("The end of a match", () => {
  it.each([
    ["a winner", 0, [1, 2], "won"],
    ["one of several winners", 1, [1, 1, 3], "won"],
    ["the others", 1, [1, 2], "lost"],
    ["a watcher", WATCHER, [1, 2], "ended"],
    ["both players of a draw", 0, [1, 1], "ended"],
    ["everybody if nobody wins", 0, [], "ended"],
  ] as const)("to %s sounds right, once, when the picture has come to it", (_who, own, places, alert) => {
    const played = alertsOf(own, ({ frame }) => {
      frame(moment("turn"), true);
      frame(moment("won", places), false);
      frame(moment("ended", places), true);
      frame(moment("ended", places), true);
    });
    expect(played).toEqual([alert]);
  });
  it("is not heard again by who opens a table that is over", () =>
    expect(alertsOf(0, ({ frame }) => frame(moment("ended", [1, 2]), true))).toEqual([]));
  it("is not heard in the past", () =>
    expect(
      alertsOf(0, ({ frame }) => {
        frame(moment("turn"), true);
        frame({ ...moment("won", [1, 2]), past: true }, true);
      }),
    ).toEqual([]));
});

describe("A player's turn", () => {
  it("calls once, however many questions it has", () =>
    expect(
      alertsOf(0, ({ turn }) => {
        turn(true, 10_000);
        turn(true, 11_000);
        turn(false, 20_000);
        turn(true, 20_600);
      }),
    ).toEqual(["yourTurn"]));
  it("calls again after the turns of others", () =>
    expect(
      alertsOf(0, ({ turn }) => {
        turn(true, 10_000);
        turn(false, 12_000);
        turn(true, 14_000);
      }),
    ).toEqual(["yourTurn", "yourTurn"]));
});

describe("Players", () => {
  it.each([
    ["who come", [person(), person(false)], [person(), person()], ["joined"]],
    ["who take a bot's seat", [person(), person(true, "bot")], [person(), person()], ["joined"]],
    ["who leave", [person(), person()], [person(), person(false)], ["left"]],
    ["for whom a bot stands in", [person(), person()], [person(), person(true, "bot")], ["left"]],
    ["who stay", [person(), person()], [person(), person()], []],
    ["of whom nothing was known", [], [person(), person()], []],
  ] as const)("%s are heard", (_who, before, after, played) => expect(alertsOf(0, ({ people }) => people(before, after))).toEqual(played));
  it("do not hear themselves", () =>
    expect(alertsOf(1, ({ people }) => people([person(), person(false)], [person(), person()]))).toEqual([]));
});
