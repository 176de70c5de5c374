import { describe, expect, it } from "vitest";
import { declined, ofWhom, whom } from "../../../../client/text/is/grammar.ts";

describe("Icelandic", () => {
  it("declines what we call players, and no name of theirs", () => {
    expect(ofWhom({ name: "Þjarkur 2" }, "þín")).toBe("hjá Þjarki 2");
    expect(ofWhom({ seat: 0 }, "þín")).toBe("hjá Leikmanni 1");
    expect(["þig", "þér", "þín"].map((you) => whom({ name: "Gestur" }, you as "þig"))).toEqual(["Gest", "Gesti", "Gests"]);
    expect(declined("Ada", "dative")).toBe("Ada");
    expect(declined("Þjarkur hinn mikli", "dative")).toBe("Þjarkur hinn mikli");
  });
});
