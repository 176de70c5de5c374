/** Tells everybody in the lobby who else is here and what is played. */
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

/** The longest list anybody gets. */
const MOST_TABLES = 50;

export abstract class LobbyRoom extends BaseRoom {
  override autoDispose = false;
  /** Of the client that is served. */
  readonly build: string = "";
  #news: Omit<LobbyNews, "build"> = { people: 0, matches: 0, looking: {}, tables: [] };
  #looking = false;
  #looked = 0;

  override onCreate(): void {
    this.setUp(() => void this.#look());
    this.onMessage("*", () => undefined);
  }

  override onJoin(client: Client): void {
    client.send(MESSAGES.lobby, { build: this.build, ...this.#news } satisfies LobbyNews);
  }

  async #look(): Promise<void> {
    const now = time.elapsed();
    if (this.#looking || this.clients.length === 0 || now - this.#looked < this.context.cluster.listInterval) return;
    this.#looking = true;
    this.#looked = now;
    try {
      const news = await newsOf(this.context.cluster);
      if (!isEqual(news, this.#news)) this.broadcast(MESSAGES.lobby, { build: this.build, ...news } satisfies LobbyNews);
      this.#news = news;
    } catch (error) {
      report("lobby", error);
    } finally {
      this.#looking = false;
    }
  }
}

async function newsOf(cluster: Cluster): Promise<Omit<LobbyNews, "build">> {
  const listed: RoomListing[] = await matchMaker.query({});
  // What a dead process has listed stays until somebody finds out.
  const rooms = listed.filter(({ processId }) => cluster.seemsAlive(processId));
  const tables = rooms.flatMap(({ name, roomId, metadata, clients }) => {
    // Nobody connected: nothing happens there until somebody comes back.
    if (name !== ROOMS.match || metadata === undefined || clients === 0) return [];
    const { game, kind, people, seats, phase, code } = metadata;
    const running = phase === "running";
    // A private table is for those who have its code, until it can be watched.
    const open = phase === "waiting" && kind === "open" && people.length < seats;
    return running || open ? [{ id: roomId, game, people, seats, running, code: open ? code : "" }] : [];
  });
  // Every open page listens here, at a table too; their seats would count them twice.
  const pages = rooms.filter(({ name }) => name === ROOMS.lobby);
  const people = pages.reduce((sum, room) => sum + room.clients, 0);
  // Those one can sit down at before those one can watch.
  tables.sort((a, b) => Number(a.running) - Number(b.running));
  const matches = tables.filter(({ running }) => running).length;
  const news = { people, matches, looking: lookingIn(rooms), tables: tables.slice(0, MOST_TABLES) };
  return cluster.isConnected ? news : { ...news, alone: true };
}

function lookingIn(rooms: readonly RoomListing[]): Record<string, number> {
  const queue = rooms.find(({ name }) => name === ROOMS.queue)?.metadata as QueueListing | undefined;
  return { ...queue?.looking };
}
