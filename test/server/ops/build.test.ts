import { describe, expect, it } from "vitest";
import { buildIn } from "../../../server/ops/build.ts";
import type { Files } from "../../../server/transport/static-files.ts";

const filesWith = (page: string): Files =>
  new Map([["/index.html", { body: Buffer.from(page), type: "text/html", cacheControl: "no-cache" }]]);

describe("which build of the client is served", () => {
  it("stands in the page", () => {
    expect(buildIn(filesWith('<head><meta name="build" content="0a1b2c3d4e5f"></head>'))).toBe("0a1b2c3d4e5f");
  });

  it("is nothing for a page that does not say, and without a page", () => {
    expect([buildIn(filesWith("<head></head>")), buildIn(new Map())]).toEqual(["", ""]);
  });
});
