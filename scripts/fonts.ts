/** Writes the fonts of the page: of the Chinese one the characters that our sentences use, and the Latin ones with high digits. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withPackages } from "./borrowed-packages.ts";
import { CHARACTERS_FILE, charactersIn, FONT_FOLDER, SENTENCES } from "./fonts/characters.ts";
import { withLiningDigits } from "./fonts/lining-digits.ts";
import { root } from "./settings.ts";

const PACKAGES = [
  "subset-font@2.9.0",
  "fontverter@2.0.0",
  "@fontsource/noto-sans-sc@5.3.0",
  "@fontsource-variable/alegreya@5.3.0",
  "@fontsource/alegreya-sc@5.3.0",
];
const WEIGHTS = [400, 700];
/** All there is of it; those of other scripts have no digits. */
const LATIN = ["latin-wght-normal", "latin-wght-italic"];
const LATIN_LETTERS = String.fromCharCode(...range(0x20, 0x7e), ...range(0xa0, 0xff), 0x2013, 0x2019, 0x201c, 0x201d, 0x2026);
const OTHERS = ["latin-ext-wght-normal", "cyrillic-wght-normal"];

type SubsetFont = (font: Buffer, text: string, options: { targetFormat: "woff2"; noLayoutClosure: true }) => Promise<Buffer>;
interface Fontverter {
  convert(font: Buffer, to: "truetype" | "woff2"): Promise<Uint8Array>;
}

const characters = charactersIn(globSync([...SENTENCES], { cwd: root }).map((file) => readFileSync(join(root, file), "utf8")));
await withPackages("fonts", PACKAGES, async (load) => {
  const subsetFont = load("subset-font") as SubsetFont;
  for (const weight of WEIGHTS) {
    const whole = readFileSync(load.resolve(`@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-${weight}-normal.woff2`));
    const font = await subsetFont(whole, characters, { targetFormat: "woff2", noLayoutClosure: true });
    writeFileSync(join(root, FONT_FOLDER, `noto-sans-sc-${weight}.woff2`), font);
    console.log(`Quayside fonts: weight ${weight}: ${Math.round(font.length / 1024)} KB for ${[...characters].length} characters`);
  }
  writeFileSync(join(root, CHARACTERS_FILE), `${characters}\n`);
  const { convert } = load("fontverter") as Fontverter;
  const alegreya = (part: string): Buffer => readFileSync(load.resolve(`@fontsource-variable/alegreya/files/alegreya-${part}.woff2`));
  for (const part of LATIN) {
    const whole = Buffer.from(await convert(alegreya(part), "truetype"));
    writeFileSync(join(root, FONT_FOLDER, `alegreya-${part}.woff2`), await convert(withLiningDigits(whole), "woff2"));
  }
  // Titles are in small capitals, of one weight, in the letters that our languages have.
  const capitals = readFileSync(load.resolve("@fontsource/alegreya-sc/files/alegreya-sc-latin-800-normal.woff2"));
  writeFileSync(
    join(root, FONT_FOLDER, "alegreya-sc-latin-800.woff2"),
    await subsetFont(capitals, LATIN_LETTERS, { targetFormat: "woff2", noLayoutClosure: true }),
  );
  for (const part of OTHERS) writeFileSync(join(root, FONT_FOLDER, `alegreya-${part}.woff2`), alegreya(part));
});

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_none, n) => first + n);
}
