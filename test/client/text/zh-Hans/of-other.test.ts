import { describe, expect, it } from "vitest";
import { ofOther } from "../../../../client/text/zh-Hans/of-other.ts";

describe("A clause about the player who moves, said to others", () => {
  it.each([["这是你的第六种符号，你获胜", "这是Alma的第六种符号，Alma获胜"]])("%s: %s", (own, other) =>
    expect(ofOther(own, "Alma")).toBe(other),
  );
});
