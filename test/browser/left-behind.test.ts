/** A test of pages that fails leaves behind what is needed to understand it. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { open } from "./harness/browser.ts";
import { leaveBehind } from "./harness/followed-pages.ts";
import { quay } from "./harness/quay.ts";

const at = quay();

describe("A failed test leaves behind", () => {
  it("a picture of each open page, the page itself, and what it said and asked for", async () => {
    const { page } = await open(at.browser, at.address);
    const answered = page.waitForResponse(/nothing/);
    await page.evaluate(() => {
      console.warn("the mast creaks");
      void fetch("/api/nothing");
    });
    await answered;
    const parent = mkdtempSync(join(tmpdir(), "quayside-failures-"));
    const folder = await leaveBehind("A test: that failed?", parent);
    expect(folder).toBe(join(parent, "A-test-that-failed-"));
    const files = readdirSync(folder);
    for (const ending of ["png", "html", "trace.txt"]) expect(files.some((file) => file.endsWith(ending))).toBe(true);
    const traces = files.filter((file) => file.endsWith("trace.txt")).map((file) => readFileSync(join(folder, file), "utf8"));
    expect(traces.join("\n")).toMatch(/warning: the mast creaks/);
    expect(traces.join("\n")).toContain(`at ${at.address}`);
    expect(traces.join("\n")).toMatch(/4\d\d .*\/api\/nothing/);
    await page.context().close();
    rmSync(parent, { recursive: true });
  });
});
