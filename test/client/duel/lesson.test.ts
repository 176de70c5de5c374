import { expect, it } from "vitest";
import { lesson } from "../../../client/games/duel/guide/lesson.ts";
import { eraseShape } from "../../../shared/core/contract/game.ts";
import { lessonMatch } from "../../../shared/core/lessons/lesson.ts";
import { duel } from "../../../shared/duel/index.ts";
import { amountOf, priceOf } from "../../../shared/duel/printed/units.ts";
import { RESOURCES } from "../../../shared/duel/printed/vocabulary.ts";
import { marketOf } from "../../../shared/duel/rules/fast-trade.ts";
import type { Duel } from "../../../shared/duel/state.ts";
import { say } from "./sights.ts";

it("Duel's lesson says of the stone only what is so: the player produces it, and the bot can buy it", () => {
  const step = lesson.steps.findIndex(({ id }) => id === "discard");
  const table = lessonMatch(eraseShape(duel), lesson, step).state.table as Duel["table"];
  const stone = RESOURCES.indexOf("stone");
  const [own, bot] = [0, 1].map((seat) => marketOf(table, seat));
  expect([amountOf(own!.own, stone) > 0, amountOf(bot!.own, stone), priceOf(bot!.prices, stone)]).toEqual([true, 0, 1]);
  expect(say(["lesson.discard"])).toMatch(/You already produce stone\..* the bot still has to buy its stone\.$/);
});
