import { describe, expect, it } from "vitest";
import { STYLES } from "../../../client/games/puerto-rico/art/palette.ts";
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

const contrast = (one: readonly number[], other: readonly number[]): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

describe("The name of what cannot be had now", () => {
  it("has a contrast of 4.5 to 1 on a role card", () => {
    expect(contrast(dimmed(NAME_GROUND), dimmed(NAME_INK))).toBeGreaterThan(4.5);
  });

  it.each(Object.entries(STYLES))(
    "has it on the %s band of a building, from the top of the letters to their foot",
    (_style, { band, text }) => {
      const [lit, plain, dark] = band.map(dimmed) as [readonly number[], readonly number[], readonly number[]];
      // Letters reach from a quarter of the band to two thirds of it.
      for (const part of [0.25, 0.5, 0.65]) {
        const [from, to, along] = part < 0.5 ? [lit, plain, 2 * part] : [plain, dark, 2 * part - 1];
        const ground = from.map((colour, at) => colour + ((to[at] ?? 0) - colour) * along);
        expect(contrast(ground, dimmed(text))).toBeGreaterThan(4.5);
      }
    },
  );
});
