import { describe, expect, it } from "vitest";
import { ofOther } from "../../../../client/text/is/of-other.ts";

describe("A clause about the player who moves, said to others", () => {
  it.each([
    ["þú heldur gullinu þínu", "Alma heldur gullinu sínu"],
    ["það er fyrsta vísindatáknið þitt", "það er fyrsta vísindatáknið hjá Alma"],
    ["þú átt flesta auða hringi", "Alma á flesta auða hringi"],
  ])("%s: %s", (own, other) => expect(ofOther(own, "Alma")).toBe(other));
});
