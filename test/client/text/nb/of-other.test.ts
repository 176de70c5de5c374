import { describe, expect, it } from "vitest";
import { ofOther } from "../../../../client/text/nb/of-other.ts";

describe("A clause about the player who moves, said to others", () => {
  it.each([
    ["du må gi fra deg 2 kort", "Alma må gi fra seg 2 kort"],
    ["det er ditt første vitenskapssymbol", "det er Almas første vitenskapssymbol"],
    ["byen din er nesten full, og det avslutter partiet", "byen til Alma er nesten full, og det avslutter partiet"],
  ])("%s: %s", (own, other) => expect(ofOther(own, "Alma")).toBe(other));
});
