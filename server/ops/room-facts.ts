/** Facts about the rooms for the operator, without secrets and names. */
import { matchMaker } from "@colyseus/core";
import type { RoomTotals } from "../base/metrics.ts";
import { ROOMS } from "../base/room-names.ts";
import { time } from "../base/time.ts";
import type { BaseRoom, RoomLoad } from "../rooms/base-room.ts";
import type { RoomListing, TableListing } from "../table/listing.ts";

export interface RoomFacts {
  readonly id: string;
  readonly room: string;
  readonly process: string;
  /** Connected, or with a reserved seat. */
  readonly clients: number;
  /** Seconds. */
  readonly age: number;
  /** Set for tables only; seats by kind. */
  readonly table?: {
    readonly game: string;
    readonly kind: string;
    readonly phase: TableListing["phase"];
    readonly seats: Readonly<Record<string, number>>;
  };
  /** Set for rooms in this process only. */
  readonly load?: RoomLoad;
}

export async function roomFacts(now = time.now()): Promise<RoomFacts[]> {
  const listings: RoomListing[] = await matchMaker.query({});
  return listings.map(({ roomId, name, processId = "", clients, createdAt, metadata }) => {
    const room = matchMaker.getLocalRoomById(roomId) as BaseRoom | undefined;
    const age = createdAt === undefined ? 0 : Math.round((now - new Date(createdAt).getTime()) / 1_000);
    const table = name === ROOMS.match && metadata !== undefined ? { table: tableFacts(metadata) } : {};
    return { id: roomId, room: name, process: processId, clients, age, ...table, ...(room && { load: room.roomLoad() }) };
  });
}

function tableFacts({ game, kind, phase, seats, people }: TableListing): NonNullable<RoomFacts["table"]> {
  const bots = people.filter(({ bot }) => bot).length;
  return { game, kind, phase, seats: { people: people.length - bots, bots, free: seats - people.length } };
}

/** The totals of this process, so that those of several can be added up. */
export async function roomTotals(): Promise<RoomTotals> {
  const here = (await roomFacts()).filter(({ process }) => process === matchMaker.processId);
  const matches = { waiting: 0, running: 0, over: 0 };
  for (const { table } of here) if (table !== undefined) matches[table.phase]++;
  const clientsOf = (rooms: readonly RoomFacts[]): number => rooms.reduce((sum, { clients }) => sum + clients, 0);
  // Every open page is connected to the lobby, at a table too.
  return { matches, people: clientsOf(here.filter(({ room }) => room === ROOMS.lobby)), connections: clientsOf(here) };
}
