/** Writes the Chinese font of the page: of a whole one, the characters that our sentences use. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withPackages } from "./borrowed-packages.ts";
import { CHARACTERS_FILE, charactersIn, FONT_FOLDER, SENTENCES } from "./fonts/characters.ts";
import { root } from "./settings.ts";

const PACKAGES = ["subset-font@2.9.0", "@fontsource/noto-sans-sc@5.3.0"];
const WEIGHTS = [400, 700];

type SubsetFont = (font: Buffer, text: string, options: { targetFormat: "woff2"; noLayoutClosure: true }) => Promise<Buffer>;

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
});
