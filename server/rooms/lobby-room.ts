/** Tells every open page how many people are here and what is played, and each guest about those they know. */
import { type Client, matchMaker } from "@colyseus/core";
import { isEqual } from "../../shared/core/base/plain.ts";
import { type LobbyNews, MESSAGES } from "../../shared/core/wire/wire.ts";
import { report } from "../base/log.ts";
import { time } from "../base/time.ts";
import type { Cluster } from "../cluster/cluster.ts";
import { type LobbyContext, LobbyPeople } from "../people/lobby-people.ts";
import { type LobbyListing, onlineGuests } from "../people/people-news.ts";
import type { RoomListing } from "../table/listing.ts";
import { BaseRoom, type RoomContext } from "./base-room.ts";
import { lobbyNews } from "./lobby-news.ts";

export interface LobbyRoomContext extends RoomContext, LobbyContext {
  readonly cluster: Pick<Cluster, "isConnected" | "listInterval" | "newestBuild" | "seemsAlive">;
}

export abstract class LobbyRoom extends BaseRoom<{ metadata: LobbyListing }> {
  abstract override readonly context: LobbyRoomContext;
  override autoDispose = false;
  #news: LobbyNews = { build: "", people: 0, matches: 0, looking: [], tables: [] };
  #updating = false;
  #updatedAt = 0;
  #people: LobbyPeople | undefined;
  #publishedAt = 0;

  override onCreate(): void {
    const people = new LobbyPeople(this.context);
    this.#people = people;
    this.setUp(() => {
      people.read();
      people.tellNotices();
      this.#publish(people.here());
      void this.#update(people);
    });
    this.onMessage(MESSAGES.guest, (client: Client, token: unknown) => people.identify(client, token));
    this.onMessage(MESSAGES.operator, (client: Client, id: unknown) => people.confirm(client, id));
    this.onMessage("*", () => undefined);
  }

  override onJoin(client: Client): void {
    client.send(MESSAGES.lobby, { ...this.#news, build: this.context.cluster.newestBuild } satisfies LobbyNews);
  }

  override onLeave(client: Client): void {
    this.#people?.leave(client);
  }

  override onDispose(): void {
    this.#people?.close();
  }

  /** Other processes read from the list of rooms who is here. */
  #publish(here: readonly string[]): void {
    const now = time.elapsed();
    if (now - this.#publishedAt < this.context.cluster.listInterval || isEqual(this.metadata?.here ?? [], here)) return;
    this.#publishedAt = now;
    void this.setMetadata({ here });
  }

  async #update(people: LobbyPeople): Promise<void> {
    const now = time.elapsed();
    if (this.#updating || this.clients.length === 0 || now - this.#updatedAt < this.context.cluster.listInterval) return;
    this.#updating = true;
    this.#updatedAt = now;
    try {
      const rooms = await liveRooms(this.context.cluster);
      const { isConnected, newestBuild: build } = this.context.cluster;
      const news: LobbyNews = { build, ...lobbyNews(rooms, time.now()), ...(!isConnected && { alone: true as const }) };
      if (!isEqual(news, this.#news)) this.broadcast(MESSAGES.lobby, news);
      this.#news = news;
      people.tell(onlineGuests(rooms));
    } catch (error) {
      report("lobby", error);
    } finally {
      this.#updating = false;
    }
  }
}

/** Rooms of a dead process stay listed until its death is noticed. */
export async function liveRooms(cluster: Pick<Cluster, "seemsAlive">): Promise<RoomListing[]> {
  const listed: RoomListing[] = await matchMaker.query({});
  return listed.filter(({ processId }) => cluster.seemsAlive(processId));
}
