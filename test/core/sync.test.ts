import { schema, t } from "@colyseus/schema";
import { describe, expect, it } from "vitest";
import type { Match } from "../../shared/core/match/match.ts";
import { writeSeats } from "../../shared/core/wire/sync.ts";
import { Room } from "../contract/room.ts";

const Item = schema({ name: t.string(), sizes: t.array("number") }, "SyncItem");
const Table = schema({ items: t.array(Item), prices: t.map("number"), stalls: t.map(Item) }, "SyncTable");
const Secret = schema({ hand: t.array("number") }, "SyncSecret");
const game = { id: "sync", Table, Secret };
const standing = { frame: Number.POSITIVE_INFINITY, ending: "", resigned: [], asks: [0] } as unknown as Match;

const item = (name: string, ...sizes: number[]) => ({ name, sizes });
const tables = [
  { items: [], prices: {}, stalls: {} },
  { items: [item("a", 1, 2), item("b")], prices: { corn: 1, wood: 2 }, stalls: { east: item("c", 5) } },
  { items: [item("b", 9)], prices: { wood: 3 }, stalls: { west: item("d"), east: item("e", 6, 7) } },
  { items: [item("z"), item("y", 1), item("x", 2, 3)], prices: {}, stalls: { west: item("d", 4) } },
];
const hands = [[], [12, 16], [16], [8], [5], [5, 6, 7]];

describe("plain data of any shape a game may use is written in place and read back as it was", () => {
  it("records in lists and maps, growing, shrinking and changing", () => {
    const room = new Room(game, 1);
    const client = room.join(0);
    for (let number = 0; number < 200; number++) {
      const table = tables[(number * 7 + (number >> 3)) % tables.length]!;
      const hand = hands[(number * 5 + (number >> 4)) % hands.length]!;
      room.send({ number, event: { type: "began" }, privateEvent: undefined, table, secrets: [{ hand }] }, standing);
      expect(room.received(client).sight).toEqual({ seat: 0, table, secret: { hand } });
    }
  });

  it("also for a client that joins between any two frames", () => {
    const room = new Room(game, 1);
    for (let number = 0; number < 60; number++) {
      const hand = hands[number % hands.length]!;
      room.send({ number, event: { type: "began" }, privateEvent: undefined, table: tables[number % 4]!, secrets: [{ hand }] }, standing);
      for (const client of room.clients) expect(room.received(client).sight.secret).toEqual({ hand });
      room.join(0);
    }
  });
});

describe("seats are sent beside the frames", () => {
  it("and at once", () => {
    const room = new Room(game, 1);
    const client = room.join(0);
    const people = [
      {
        name: "Ada",
        kind: "person" as const,
        level: "casual" as const,
        here: true,
        bot: -1,
        rematch: false,
        sharesView: true,
        arms: "dcag",
        chosen: ["", "wait"],
        until: 0,
        bank: -1,
        deadline: 0,
        colour: 0,
        whole: 0,
        thought: -1,
      },
    ];
    writeSeats(room.root, people);
    room.send({ number: 1, event: { type: "began" }, privateEvent: undefined, table: tables[0]!, secrets: [{ hand: [] }] }, standing);
    expect(room.received(client).people).toEqual(people);
  });
});
