import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callDesk } from "../../client/feed/live-desk.ts";
import { readRecord, verifyDeal } from "../../shared/core/record.ts";
import { resume } from "../../shared/core/step.ts";
import { asked, over, playing, start, type Under } from "./server.ts";

let under: Under;
beforeAll(async () => {
  under = await start();
});
afterAll(() => under.serving.close());

const refusal = (key: string) => expect.objectContaining({ name: "Refusal", key });

describe("A record is published when its match is over, and not before", () => {
  it("plays to the same end and proves the deal that was promised", async () => {
    const feed = await under.browser().playNow("toy");
    const { match, commitment } = feed.ticket;
    await asked(feed);
    await expect(callDesk(under.address, "record", { match })).rejects.toThrow(refusal("notOver"));
    playing(feed);
    const end = await over(feed);
    const record = readRecord((await callDesk(under.address, "record", { match })).record);
    expect(() => verifyDeal(record, { commitment })).not.toThrow();
    expect(resume(feed.game, record).state.table).toEqual(end.sight.table);
  });
  it("nor is there one of a match nobody knows", async () => {
    await expect(callDesk(under.address, "record", { match: "none" })).rejects.toThrow(refusal("unknownTable"));
  });
});

describe("A name with characters that cannot be seen is refused", () => {
  it.each(["a\u0000b", "a\nb", "a\u202eb"])("%j", async (name) => {
    await expect(callDesk(under.address, "play", { game: "toy", name })).rejects.toThrow(refusal("malformed"));
  });
});
