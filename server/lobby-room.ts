/** Tells everybody in the lobby who else is here and what is played. */
import { type Client, matchMaker, Room } from "@colyseus/core";
import { same } from "../shared/core/plain.ts";
import { type LobbyNews, MESSAGES } from "../shared/core/wire.ts";
import { ROOMS, report, shutDown, tickSlowly } from "./house.ts";
import type { Listing } from "./tables.ts";

/** The longest list anybody gets. */
const MOST_TABLES = 50;

export class LobbyRoom extends Room {
  override autoDispose = false;
  override patchRate = null;
  override maxMessagesPerSecond = 5;
  #news: LobbyNews = { people: 0, tables: [] };
  #looking = false;

  override onCreate(): void {
    tickSlowly(this, () => void this.#look());
    this.onMessage("*", () => undefined);
  }

  override onBeforeShutdown(): void {
    shutDown(this);
  }

  override onUncaughtException(error: Error, where: string): void {
    report(`lobby in ${where}`, error);
  }

  override onJoin(client: Client): void {
    client.send(MESSAGES.lobby, this.#news);
  }

  async #look(): Promise<void> {
    if (this.#looking || this.clients.length === 0) return;
    this.#looking = true;
    try {
      const news = await newsOf();
      if (!same(news, this.#news)) this.broadcast(MESSAGES.lobby, news);
      this.#news = news;
    } catch (error) {
      report("lobby", error);
    } finally {
      this.#looking = false;
    }
  }
}

async function newsOf(): Promise<LobbyNews> {
  const rooms: Listing[] = await matchMaker.query({});
  const tables = rooms.flatMap(({ name, roomId, metadata, clients }) => {
    // Nobody connected: nothing happens there until somebody comes back.
    if (name !== ROOMS.match || metadata === undefined || clients === 0) return [];
    const { game, kind, names, seats, phase } = metadata;
    const running = phase === "running";
    // A private table is for those who have its code, until it can be watched.
    const open = phase === "waiting" && kind === "quick";
    return running || open ? [{ id: roomId, game, names, seats, running }] : [];
  });
  // Every open page listens here, at a table too; their seats would count them twice.
  const pages = rooms.filter(({ name }) => name === ROOMS.lobby);
  return { people: pages.reduce((sum, room) => sum + room.clients, 0), tables: tables.slice(-MOST_TABLES) };
}
