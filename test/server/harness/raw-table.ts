/** A Duel between a player and a raw connection, beside another match that must not be affected. */
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import type { Received } from "../../../shared/core/wire/sync.ts";
import { expectSeenAll, over, type Player, start, together, type Under, watching } from "../server.ts";
import { type RawClient, rawClient } from "./raw.ts";

export interface RawTable {
  readonly under: Under;
  /** Duel. */
  readonly game: Game;
  /** Plays at another table at the same time. Its match ends well after all tests of the file. */
  readonly bystander: Player;
  /** New for each test: seat 0 only receives, the messages of seat 1 are sent by the test. */
  readonly lawful: Player;
  raw: RawClient;
  /** What the raw connection has received last. */
  current(): Received;
}

/** Registers the hooks that set it up. */
export function rawTable(): RawTable {
  const at = { current: () => at.raw.received() } as { -readonly [K in keyof RawTable]: RawTable[K] };

  beforeAll(async () => {
    at.under = await start();
    at.game = at.under.games.find(({ id }) => id === "duel")!;
    at.bystander = watching((await together(at.under, "duel", 2))[0]!);
  });

  afterAll(async () => {
    const { feed } = at.bystander;
    expect(feed.presence().connection).toBe("open");
    const answer = await feed.resign();
    expect(answer.ok).toBe(true);
    await over(feed);
    await expectSeenAll(at.under, at.bystander);
    await at.under.serving.close();
  });

  beforeEach(async () => {
    const host = await at.under.browser().createTable("duel");
    at.raw = await rawClient(at.under.address, at.game, await callApi(at.under.address, "join", { code: host.code }));
    at.lawful = watching(await host.feed);
    await at.raw.until((root) => Boolean(root.event));
  });

  afterEach(() => {
    at.raw.close();
    at.lawful.feed.leave();
  });

  return at;
}
