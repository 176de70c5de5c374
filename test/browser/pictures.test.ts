/** Pictures of today beside those that were accepted: `npm run shots -- --accept` after looking at what differs. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { UI_TEXT } from "../../client/text/languages.ts";
import { AS_REFERENCES, COMPARED } from "../../lab/shots/references.ts";
import { takePictures } from "../../lab/shots/studio.ts";
import { compare, differentBlocks, isDifferent, writeSideBySide } from "./harness/compare-pictures.ts";
import { FAILURES } from "./harness/followed-pages.ts";
import { BRISK, PATIENCE, quay } from "./harness/quay.ts";

const here = quay({ timings: BRISK });

describe("The pictures", () => {
  it(
    "are those that were accepted",
    async () => {
      const folder = mkdtempSync(join(tmpdir(), "quayside-pictures-"));
      const { browser, port } = here;
      const { wrong } = await takePictures({
        ...{ browser, folder, language: "en", text: await UI_TEXT.en(), port, only: COMPARED, kept: AS_REFERENCES },
        tell: () => undefined,
      });
      expect(wrong).toEqual([]);
      const different = (await compare(browser, folder)).filter(isDifferent);
      const sheet = different.length > 0 ? await writeSideBySide(browser, FAILURES, folder, different) : "";
      rmSync(folder, { recursive: true });
      const told = different.map(({ name, blocks }) => `${name}: ${blocks ?? "all"} blocks`);
      expect(told, `Look at ${sheet}; what is right becomes the new picture with: npm run shots -- --accept`).toEqual([]);
    },
    PATIENCE,
  );

  it("count as different by what an eye sees, not by the last bit of a colour", () => {
    const grey = Uint8Array.from({ length: 400 }, () => 128);
    const changed = (by: number): Uint8Array => grey.map((value, at) => (at < 40 ? value + by : value));
    expect([0, 2, 30].map((by) => differentBlocks(grey, changed(by)))).toEqual([0, 0, 10]);
  });
});
