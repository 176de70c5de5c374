import { createRequire } from "node:module";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as ours from "../../../client/feed/live/message-pack.ts";

// The copy that the server's packages import, with the server's settings (`@colyseus/core`, Protocol).
const msgpackr = createRequire(createRequire(import.meta.url).resolve("@colyseus/core"))("msgpackr");
const server = new msgpackr.Packr({ useRecords: false });

const HEADER = 3;

/** Their lengths take 32 bits. */
const LONG_TEXT = "æ".repeat(40_000);
const LONG_LIST: unknown = Array(70_000).fill(7);

const plain = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(undefined, null, true, false, "", "\u{feff}mark", "中文 𝄞"),
    fc.integer(),
    fc.double({ noNaN: true }),
    fc.integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER }),
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.array(tie("value"), { maxLength: 20 }),
    // msgpackr renames this one key, so that it cannot change a prototype; no message has it.
    fc.dictionary(
      fc.string().filter((key) => key !== "__proto__"),
      tie("value"),
      { maxKeys: 20, noNullPrototype: true },
    ),
  ),
})).value;

/** Too long to be drawn by luck time and again. */
const examples: [unknown][] = [[LONG_TEXT], [LONG_LIST], [{ [LONG_TEXT]: [LONG_TEXT, LONG_LIST] }]];

describe("Messages between client and server", () => {
  it("of plain data are read by the server as the client packed them, behind the room's header", () => {
    fc.assert(
      fc.property(plain, (value) => {
        const packed = new ours.Packr().pack(value, ours.RESERVE_START_SPACE | HEADER);
        expect([...packed.subarray(0, HEADER)]).toEqual([0, 0, 0]);
        expect(msgpackr.unpack(packed.subarray(HEADER))).toStrictEqual(normal(value));
      }),
      { examples },
    );
  });

  it("of plain data are read by the client as the server packed them", () => {
    fc.assert(
      fc.property(plain, (value) => {
        const packed: Buffer = server.pack(value, msgpackr.RESERVE_START_SPACE | HEADER);
        expect(ours.unpack(new Uint8Array(packed), { start: HEADER })).toStrictEqual(normal(value));
      }),
      { examples },
    );
  });

  it("have no other values: packing and reading them fails", () => {
    expect(() => new ours.Packr().pack({ at: 1n }, 0)).toThrow("bigint");
    expect(() => ours.unpack(server.pack(new Date(0)), { start: 0 })).toThrow("unknown form");
  });
});

/** Both write -0 as 0. */
const normal = (value: unknown): unknown =>
  value === 0
    ? 0
    : Array.isArray(value)
      ? value.map(normal)
      : typeof value === "object" && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, normal(item)]))
        : value;
