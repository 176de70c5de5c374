import { readdirSync, readFileSync, writeFileSync, existsSync } from "node:fs";
import { launch, PLAINLY } from "./test/browser/harness/browser.ts";
const folder = process.argv[2]!;
const browser = await launch(PLAINLY);
const page = await browser.newPage();
for (const f of readdirSync(folder).filter((x) => x.endsWith(".jpg"))) {
  const to = `${folder}/${f.replace(".jpg", ".png")}`; if (existsSync(to)) continue;
  const data = readFileSync(`${folder}/${f}`, "base64");
  const png = await page.evaluate(async (src) => { const i = new Image(); i.src = src; await i.decode(); const s = Math.min(1, 1920 / i.width); const c = document.createElement("canvas"); c.width = i.width * s; c.height = i.height * s; const b = c.getContext("2d")!; b.imageSmoothingQuality = "high"; b.drawImage(i, 0, 0, c.width, c.height); return c.toDataURL("image/png").split(",")[1]; }, `data:image/jpeg;base64,${data}`);
  writeFileSync(to, png!, "base64");
}
await browser.close();
