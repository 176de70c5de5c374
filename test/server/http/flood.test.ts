/** The message limit: more than ten messages a second close the connection. */
import { CloseCode } from "@colyseus/core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import type { LiveFeed } from "../../../client/feed/live/live-lobby.ts";
import { MESSAGES } from "../../../shared/core/wire/wire.ts";
import { openLine } from "../harness/line.ts";
import { rawClient } from "../harness/raw.ts";
import { expectSeenAll, start, TOY, together, type Under, watching } from "../server.ts";

const HEARD = 10;
let under: Under;
beforeAll(async () => {
  under = await start({ maxMessagesPerSecond: HEARD });
});
afterAll(() => under.serving.close());

describe("A flood", () => {
  it("closes only its own connection, after the allowed messages, and the seat is held", async () => {
    const calm = watching((await together(under, "duel", 2))[0]!);
    const ticket = await callApi(under.address, "play", { game: "toy" });
    const raw = await rawClient(under.address, TOY, ticket);
    for (let count = 0; count < 60; count++) raw.say(MESSAGES.command, { type: "undo", id: `u${count}` });
    expect(await raw.closed).toBe(CloseCode.WITH_ERROR);
    expect(raw.answers.length).toBeLessThanOrEqual(HEARD);
    expect((await callApi(under.address, "sit", { match: ticket.match, token: ticket.token })).seat).toBe(ticket.seat);
    expect(calm.feed.presence().connection).toBe("open");
    expect((await calm.feed.resign()).ok).toBe(true);
    await expectSeenAll(under, calm);
  });
});

describe("Our own client", () => {
  const many = (feed: LiveFeed) => Promise.all(Array.from({ length: 16 }, () => feed.undo()));
  const HEARD_ALL = Array.from({ length: 16 }, () => expect.objectContaining({ ok: false, key: "undoNothing" }));

  it("paces many messages, and all arrive", async () => {
    const feed = await under.browser().playNow("duel");
    expect(await many(feed)).toEqual(HEARD_ALL);
    feed.leave();
  });

  it("paces unanswered messages in the same way after a reconnect", async () => {
    const line = await openLine(under.serving.port);
    const feed = await under.browser({ address: line.address }).playNow("duel");
    const answers = many(feed);
    line.cut();
    line.mend();
    expect(await answers).toEqual(HEARD_ALL);
    feed.leave();
    await line.close();
  });
});
