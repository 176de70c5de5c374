import { describe, expect, it } from "vitest";
import type { Files } from "../../../server/http/static-files.ts";
import { buildIn } from "../../../server/ops/build.ts";

const filesWith = (page: string): Files =>
  new Map([["/index.html", { body: Buffer.from(page), encoded: new Map(), type: "text/html", cacheControl: "no-cache" }]]);

describe("the build of the served client", () => {
  it("is read from the page", () => {
    expect(buildIn(filesWith('<head><meta name="build" content="0a1b2c3d4e5f"></head>'))).toBe("0a1b2c3d4e5f");
  });

  it("is empty for a page without a build id, and without a page", () => {
    expect([buildIn(filesWith("<head></head>")), buildIn(new Map())]).toEqual(["", ""]);
  });
});
