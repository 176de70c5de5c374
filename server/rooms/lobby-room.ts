/** Tells every open page how many people are here and what is played. */
import { type Client, matchMaker } from "@colyseus/core";
import { isEqual } from "../../shared/core/plain.ts";
import { type LobbyNews, MESSAGES } from "../../shared/core/wire.ts";
import type { Cluster } from "../cluster/cluster.ts";
import { report } from "../context.ts";
import type { RoomListing } from "../desk/tables.ts";
import { time } from "../time.ts";
import { BaseRoom } from "./base-room.ts";
import type { QueueListing } from "./queue-room.ts";
import { ROOMS } from "./room-names.ts";

/** The longest list that is sent. */
const MAX_TABLES = 50;

export abstract class LobbyRoom extends BaseRoom {
  override autoDispose = false;
  /** The build of the client that is served. */
  readonly build: string = "";
  #news: Omit<LobbyNews, "build"> = { people: 0, matches: 0, looking: {}, tables: [] };
  #updating = false;
  #updatedAt = 0;

  override onCreate(): void {
    this.setUp(() => void this.#update());
    this.onMessage("*", () => undefined);
  }

  override onJoin(client: Client): void {
    client.send(MESSAGES.lobby, { build: this.build, ...this.#news } satisfies LobbyNews);
  }

  async #update(): Promise<void> {
    const now = time.elapsed();
    if (this.#updating || this.clients.length === 0 || now - this.#updatedAt < this.context.cluster.listInterval) return;
    this.#updating = true;
    this.#updatedAt = now;
    try {
      const news = await newsOf(this.context.cluster);
      if (!isEqual(news, this.#news)) this.broadcast(MESSAGES.lobby, { build: this.build, ...news } satisfies LobbyNews);
      this.#news = news;
    } catch (error) {
      report("lobby", error);
    } finally {
      this.#updating = false;
    }
  }
}

async function newsOf(cluster: Cluster): Promise<Omit<LobbyNews, "build">> {
  const listed: RoomListing[] = await matchMaker.query({});
  // Rooms of a dead process stay listed until its death is noticed.
  const rooms = listed.filter(({ processId }) => cluster.seemsAlive(processId));
  const tables = rooms.flatMap(({ name, roomId, metadata, clients }) => {
    // Without connected players a match is paused.
    if (name !== ROOMS.match || metadata === undefined || clients === 0) return [];
    const { game, kind, people, seats, phase, code } = metadata;
    const running = phase === "running";
    // A private table is listed only once it can be watched; to join it takes its code.
    const open = phase === "waiting" && kind === "open" && people.length < seats;
    return running || open ? [{ id: roomId, game, people, seats, running, code: open ? code : "" }] : [];
  });
  // Every open page is in the lobby, also beside a table: counting seats would count them twice.
  const pages = rooms.filter(({ name }) => name === ROOMS.lobby);
  const people = pages.reduce((sum, room) => sum + room.clients, 0);
  // Tables to join before matches to watch.
  tables.sort((a, b) => Number(a.running) - Number(b.running));
  const matches = tables.filter(({ running }) => running).length;
  const news = { people, matches, looking: lookingIn(rooms), tables: tables.slice(0, MAX_TABLES) };
  return cluster.isConnected ? news : { ...news, alone: true };
}

function lookingIn(rooms: readonly RoomListing[]): Record<string, number> {
  const queue = rooms.find(({ name }) => name === ROOMS.queue)?.metadata as QueueListing | undefined;
  return { ...queue?.looking };
}
