/** A client sends a command again if the answer was lost with its connection: it is carried out once. */
import { afterEach, describe, expect, it } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import type { LiveFeed } from "../../../client/feed/live/live-lobby.ts";
import type { ChatLine, NoticeNews } from "../../../shared/core/wire/wire.ts";
import { type RawClient, rawClient } from "../harness/raw.ts";
import { asked, start, TOY, together, type Under } from "../server.ts";

let under: Under;
afterEach(() => under.serving.close());

/** A new connection to the seat of a feed. */
async function connected({ ticket: { match, token } }: LiveFeed): Promise<RawClient> {
  return rawClient(under.address, TOY, await callApi(under.address, "sit", { match, token }));
}

/** The lines that have come with this last one. */
const heard = (feed: LiveFeed, last: string): Promise<readonly ChatLine[]> =>
  new Promise((done) => void feed.onChat((lines) => lines.at(-1)?.text === last && done(lines)));

describe("A command that is sent again", () => {
  it("over a new connection says its chat line once", async () => {
    under = await start();
    const [first, second] = await together(under, "toy", 3);
    for (let time = 0; time < 2; time++) {
      const raw = await connected(first!);
      expect(await raw.command({ type: "say", id: "the same", text: "once" })).toMatchObject({ id: "the same", ok: true });
      raw.close();
    }
    await second!.say({ text: "last" });
    expect((await heard(second!, "last")).map(({ text }) => text)).toEqual(["once", "last"]);
  });

  it("at the same moment gives its minute once", async () => {
    under = await start();
    const ticket = await callApi(under.address, "table", { game: "toy", seats: 3, speed: "normal" });
    const guest = await under.browser().joinTable(ticket.code);
    const raw = await rawClient(under.address, TOY, ticket);
    await raw.command({ type: "fill", id: "fill" });
    const feed = await guest.feed;
    await asked(feed);
    const news: NoticeNews[] = [];
    feed.listen({ frame: () => undefined, presence: () => undefined, notice: (one) => news.push(one) });
    const gift = { type: "give", id: "the same" };
    expect(await Promise.all([raw.command(gift), raw.command(gift)])).toMatchObject([{ ok: true }, { ok: true }]);
    await feed.say({ text: "last" });
    expect(news).toEqual([{ key: "gift", args: { seat: ticket.seat } }]);
  });

  it("is carried out if it was refused before", async () => {
    under = await start();
    const [first] = await together(under, "toy", 3);
    const raw = await connected(first!);
    const vote = { type: "vote", id: "the same", what: "pause", yes: true };
    expect(await raw.command(vote)).toMatchObject({ ok: false, key: "noProposal" });
    await raw.command({ type: "propose", id: "pause", what: "pause" });
    expect(await raw.command(vote)).toMatchObject({ ok: true });
  });
});
