import { describe, expect, it } from "vitest";
import { ofOther } from "../../../../client/text/nl/of-other.ts";

describe("A clause about the player who moves, said to others", () => {
  it.each([
    ["je hebt meer macht dan je kunt gebruiken", "Alma heeft meer macht dan Alma kan gebruiken"],
    ["met goud betaal je alles wat je bouwt", "met goud betaalt Alma alles wat Alma bouwt"],
    ["je stad is bijna vol, en dat beëindigt de partij", "Alma’s stad is bijna vol, en dat beëindigt de partij"],
  ])("%s: %s", (own, other) => expect(ofOther(own, "Alma")).toBe(other));
});
