import { expect, it } from "vitest";
import { lightAt } from "../../client/ui/lobby/daylight.ts";

it("the harbour's light goes with the reader's clock: night, morning, evening, night", () => {
  expect([0, 4, 5, 10, 11, 21, 22].map(lightAt)).toEqual(["night", "night", "morning", "morning", "evening", "evening", "night"]);
});
