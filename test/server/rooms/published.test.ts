import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import { readRecord, verifyDeal } from "../../../shared/core/match/record.ts";
import { resume } from "../../../shared/core/match/step.ts";
import { asked, over, playing, start, type Under } from "../server.ts";

let under: Under;
beforeAll(async () => {
  under = await start();
});
afterAll(() => under.serving.close());

const refusal = (key: string) => expect.objectContaining({ name: "Refusal", key });

describe("A record is published when its match is over, and not before", () => {
  it("plays to the same end and proves the deal that was committed to", async () => {
    const feed = await under.browser().playNow("toy");
    const { match, commitment } = feed.ticket;
    await asked(feed);
    await expect(callApi(under.address, "record", { match })).rejects.toThrow(refusal("notOver"));
    playing(feed);
    const end = await over(feed);
    const record = readRecord((await callApi(under.address, "record", { match })).record);
    expect(() => verifyDeal(record, { commitment })).not.toThrow();
    expect(resume(feed.game, record).state.table).toEqual(end.sight.table);
  });
  it("and there is none of an unknown match", async () => {
    await expect(callApi(under.address, "record", { match: "none" })).rejects.toThrow(refusal("unknownTable"));
  });
});

describe("A name without visible characters is refused", () => {
  it.each(["  ", "\u0000", "\u3164", "\u2800", "\u034f", "\u200b\u200f"])("%j", async (name) => {
    for (const call of ["play", "quick", "table"] as const)
      await expect(callApi(under.address, call, { game: "toy", name })).rejects.toThrow(refusal("malformed"));
    await expect(callApi(under.address, "arrive", { name })).rejects.toThrow(refusal("malformed"));
  });
});

describe("A name is stored without invisible characters", () => {
  it.each([
    ["a\u0000b", "ab"],
    ["a\nb", "a b"],
    ["a\u202eb\u{e0061}", "ab"],
    [`a${"\u0301".repeat(20)}`, "\u00e1\u0301"],
  ])("%j", async (name, kept) => {
    const guest = await callApi(under.address, "arrive", { name });
    expect(guest.name).toBe(kept);
    expect(await callApi(under.address, "rename", { guest: guest.token, name })).toEqual({ name: kept });
  });
});
