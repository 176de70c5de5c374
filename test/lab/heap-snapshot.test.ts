import { describe, expect, it } from "vitest";
import { bytesIn } from "../../lab/benches/frames/heap-snapshot.ts";

describe("A heap snapshot", () => {
  it("is measured by its nodes' own bytes, those outside the script's heap apart, without compiled code", () => {
    const meta = { node_fields: ["type", "name", "id", "self_size"], node_types: [["hidden", "object", "code", "native"]] as const };
    const nodes = [
      [1, 0, 1, 100],
      [2, 0, 3, 5_000],
      [0, 0, 5, 7],
      [3, 0, 7, 40],
    ].flat();
    expect(bytesIn({ snapshot: { meta }, nodes })).toEqual({ objects: 107, native: 40 });
  });
});
