/** Which tables the lobby lists, and in which order. */
import { describe, expect, it } from "vitest";
import { ROOMS } from "../../../server/base/room-names.ts";
import { lobbyNews } from "../../../server/rooms/lobby-news.ts";
import type { RoomListing, TableListing } from "../../../server/table/listing.ts";

const NOW = Date.UTC(2026, 10, 26, 12);
const MINUTE = 60_000;

interface Wish extends Partial<TableListing> {
  /** Minutes since it was opened. */
  readonly age?: number;
  readonly clients?: number;
}

const TERMS = { options: {}, seating: "random", speed: "normal", rated: false } as const;

/** A waiting open table of an address of its own. */
function table(roomId: string, { age = 0, clients = 1, ...more }: Wish = {}): RoomListing {
  const metadata: TableListing = {
    ...{ game: "duel", kind: "open", code: "ABCDEF", seats: 2, terms: TERMS },
    ...{
      people: [{ name: "Ada", bot: false }],
      guests: [],
      addresses: [],
      phase: "waiting",
      opener: roomId,
      activeAt: NOW - age * MINUTE,
      ...more,
    },
  };
  const createdAt = new Date(NOW - age * MINUTE);
  return { name: ROOMS.match, roomId, processId: "p", clients, maxClients: 9, locked: false, private: false, createdAt, metadata };
}
const running = (id: string, wish: Wish = {}): RoomListing => table(id, { phase: "running", ...wish });
const listed = (...rooms: RoomListing[]): string[] => lobbyNews(rooms, NOW).tables.map(({ id }) => id);

describe("The lobby's list", () => {
  it("has tables to join before matches to watch, the newest first", () => {
    const rooms = [running("r9", { age: 9 }), table("w8", { age: 8 }), running("r1", { age: 1 }), table("w2", { age: 2 })];
    expect(listed(...rooms)).toEqual(["w2", "w8", "r1", "r9"]);
  });

  it("lists a new table though fifty older ones of other addresses wait", () => {
    const others = Array.from({ length: 50 }, (_none, at) => table(`old ${at}`, { age: 5 }));
    expect(listed(...others, table("new"))).toContain("new");
    expect(listed(...others, table("new"))).toHaveLength(50);
  });

  it("lists two tables of an address, those to join before those to watch", () => {
    const opener = "one address";
    const rooms = [
      running("a", { opener }),
      table("b", { opener, age: 1 }),
      table("c", { opener, age: 2 }),
      table("d", { opener, age: 3 }),
    ];
    expect(listed(...rooms, table("other", { age: 9 }))).toEqual(["b", "c", "other"]);
  });

  it("drops a table that nobody has come to for ten minutes", () => {
    expect(listed(table("fresh", { age: 9.9 }), table("stale", { age: 10 }))).toEqual(["fresh"]);
    expect(listed(table("joined again", { age: 30, activeAt: NOW - MINUTE }))).toEqual(["joined again"]);
  });

  it("drops a match in which nobody has moved for ten minutes, or nobody is connected, and counts it as long as somebody is", () => {
    const rooms = [running("still", { age: 11 }), running("empty", { clients: 0 }), running("played", { age: 11, activeAt: NOW })];
    expect(listed(...rooms)).toEqual(["played"]);
    expect(lobbyNews(rooms, NOW).matches).toBe(2);
  });

  it("does not list a match that takes a code to watch, and counts it", () => {
    const rooms = [
      running("private", { kind: "private", watchCode: "ABCDEF" }),
      running("its rematch", { kind: "again", watchCode: "ABCDEF" }),
    ];
    expect(listed(...rooms, running("open"))).toEqual(["open"]);
    expect(lobbyNews(rooms, NOW).matches).toBe(2);
  });

  it("goes on listing a table in days, whose players need not be there", () => {
    expect(listed(table("days", { terms: { ...TERMS, speed: "day" }, clients: 0, age: 600 }))).toEqual(["days"]);
  });
});
