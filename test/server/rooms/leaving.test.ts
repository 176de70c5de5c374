/** Players who leave a match. */
import { describe, expect, it } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import { openRoom } from "../../../client/feed/live/room.ts";
import { rootClass } from "../../../shared/core/wire/sync.ts";
import { memory, start, TOY, together, whenPresent } from "../server.ts";

describe("A player who leaves a match", () => {
  it("is replaced by a bot, and may return and take the seat back", async () => {
    const under = await start();
    const [first, second] = await together(under, "toy", 3);
    const { match, token } = second!.ticket;
    second!.leave();
    await whenPresent(first!, ({ people }) => people[1]!.kind === "bot");
    const { reservation } = await callApi(under.address, "sit", { match, token });
    const room = await openRoom(under.address, reservation, rootClass(TOY));
    await whenPresent(first!, ({ people }) => people[1]!.kind === "person" && people[1]!.here);
    room.connection.close();
    const record = (await under.journal.read(match))!;
    expect(record.entries.flatMap((entry) => (entry.type === "seat" && entry.seat === 1 ? [entry.kind] : []))).toEqual([
      "person",
      "bot",
      "person",
    ]);
    await under.serving.close();
  });

  it("or gives it up from elsewhere no longer has it in their list", async () => {
    const under = await start({ timings: { emptyRoomTimeout: 20 } });
    const storage = memory();
    const feed = await under.browser({ storage }).playNow("duel");
    const { match } = feed.ticket;
    feed.leave();
    const guest = storage.getItem("quayside.guest")!;
    await expect.poll(async () => (await callApi(under.address, "matches", { guest })).matches.length).toBe(1);
    await callApi(under.address, "giveUp", { guest, match });
    await expect
      .poll(async () => (await callApi(under.address, "profile", { guest })).matches)
      .toMatchObject([{ match, how: "resigned", place: 2 }]);
    expect((await callApi(under.address, "matches", { guest })).matches).toEqual([]);
    await expect(callApi(under.address, "giveUp", { guest, match: "somewhere" })).rejects.toMatchObject({ key: "foreignSeat" });
    await under.serving.close();
  });
});
