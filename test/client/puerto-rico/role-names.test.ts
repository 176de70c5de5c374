import { describe, expect, it } from "vitest";
import { NAME_GROUND, NAME_INK } from "../../../client/games/puerto-rico/art/roles.ts";
import { TINTS } from "../../../client/picture/style.ts";

const partsOf = (colour: number): readonly number[] => [16, 8, 0].map((shift) => ((colour >> shift) & 0xff) / 255);
const dimmed = (colour: string): readonly number[] => {
  const tint = partsOf(TINTS.dim);
  return partsOf(Number.parseInt(colour.slice(1), 16)).map((part, at) => part * (tint[at] ?? 1));
};
const luminance = (parts: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = parts.map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

describe("The name of a role card that cannot be taken now", () => {
  it("has a contrast of 4.5 to 1", () => {
    expect((luminance(dimmed(NAME_GROUND)) + 0.05) / (luminance(dimmed(NAME_INK)) + 0.05)).toBeGreaterThan(4.5);
  });
});
