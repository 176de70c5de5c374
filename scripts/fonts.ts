/**
 * Writes the Chinese font of the page: of a whole one, the characters that our sentences use. Its packages are large, so they are installed
 * into a folder of their own, for this run alone.
 */
import { execFileSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHARACTERS_FILE, charactersIn, FONT_FOLDER, SENTENCES } from "./fonts/characters.ts";
import { root } from "./settings.ts";

const PACKAGES = ["subset-font@2.9.0", "@fontsource/noto-sans-sc@5.3.0"];
const WEIGHTS = [400, 700];

type SubsetFont = (font: Buffer, text: string, options: { targetFormat: "woff2"; noLayoutClosure: true }) => Promise<Buffer>;

const characters = charactersIn(globSync([...SENTENCES], { cwd: root }).map((file) => readFileSync(join(root, file), "utf8")));
const folder = mkdtempSync(join(tmpdir(), "quayside-fonts-"));
try {
  console.log(`Quayside fonts: installing ${PACKAGES.join(" and ")} for this run ...`);
  execFileSync("npm", ["install", "--silent", "--no-save", "--no-audit", "--no-fund", "--prefix", folder, ...PACKAGES], {
    stdio: "inherit",
  });
  const load = createRequire(join(folder, "index.js"));
  const subsetFont = load("subset-font") as SubsetFont;
  for (const weight of WEIGHTS) {
    const whole = readFileSync(load.resolve(`@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-${weight}-normal.woff2`));
    const font = await subsetFont(whole, characters, { targetFormat: "woff2", noLayoutClosure: true });
    writeFileSync(join(root, FONT_FOLDER, `noto-sans-sc-${weight}.woff2`), font);
    console.log(`Quayside fonts: weight ${weight}: ${Math.round(font.length / 1024)} KB for ${[...characters].length} characters`);
  }
  writeFileSync(join(root, CHARACTERS_FILE), `${characters}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
