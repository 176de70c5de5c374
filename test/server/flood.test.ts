import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectSeenAll, start, together, type Under, watching, whenPresent } from "./server.ts";

let under: Under;
beforeAll(async () => {
  under = await start({ mostMessages: 20 });
});
afterAll(() => under.serving.close());

describe("A flood", () => {
  it("closes the connection it comes from alone, and the seat waits for its owner", async () => {
    const flooding = await under.browser().playNow("duel");
    const calm = watching((await together(under, "duel", 2))[0]!);
    const lost = whenPresent(flooding, ({ connection }) => connection === "lost");
    for (let count = 0; count < 60; count++) void flooding.send(["x"], 1);
    await lost;
    expect(calm.feed.presence().connection).toBe("open");
    expect((await calm.feed.resign()).ok).toBe(true);
    await expectSeenAll(under, calm);
    await whenPresent(flooding, ({ connection }) => connection === "open");
    flooding.leave();
  });
});
