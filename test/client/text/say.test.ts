import { describe, expect, it } from "vitest";
import * as english from "../../../client/text/en/index.ts";
import { refusalText, sayer } from "../../../client/text/say.ts";
import { REFUSALS } from "../../../shared/core/base/refusal.ts";

describe("Sentences", () => {
  const own = { hello: ({ name, you }: Record<string, string | number>) => `${name} ${you}`, "core.resigned": "mine" };
  const say = sayer(english, own, (seat) => ["Anna", "Ben"][seat] ?? "", 0);
  it.each(REFUSALS)("exist for the refusal %s", (key) => expect(refusalText(english, key, { until: 0, why: "Spam." })).toMatch(/\w.*\.$/));
  it("know who sits on a seat, and whether it is the reader", () => {
    expect([say.line(["hello", { seat: 0 }]), say.line(["hello", { seat: 1 }])]).toEqual(["Anna 1", "Ben 0"]);
  });
  it("of the game go before those of the ui", () => expect(say.line(["core.resigned", { seat: 1 }])).toBe("mine"));
  it("of the ui serve if the game has none", () => expect(say.line(["core.takenBack", { seat: 1 }])).toContain("Ben"));
  it("that are missing show their key", () => expect(say.line(["none"])).toBe("none"));
});
