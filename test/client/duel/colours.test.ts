import { afterEach, describe, expect, it } from "vitest";
import { seatColour } from "../../../client/face/seat-palette.ts";
import { setSeatColours } from "../../../client/face/seat-signs.ts";
import { draw } from "../../../client/games/duel/art/draw.ts";

afterEach(() => setSeatColours([]));

describe("Everything of a seat on the table has the colour that its player wears, as its crest beside the table has", () => {
  it.each(["price:0:pay", "opener:0:200:80", "city:0-turn:600:120", "capital:0:60:48"])("%s", (look) => {
    const [blue, purple] = [seatColour(0).shield, seatColour(4).shield];
    setSeatColours([0, 1]);
    expect(draw(look).svg).toContain(blue);
    setSeatColours([4, 1]);
    const { svg } = draw(look);
    expect(svg).toContain(purple);
    expect(svg).not.toContain(blue);
  });
});
