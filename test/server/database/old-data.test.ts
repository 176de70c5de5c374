/** A data folder that version 0.9.0 left behind, as its players know it: `test/old-data/0.9.0` is frozen, and what is in it stays true. */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import type { LiveFeed, LiveLobby } from "../../../client/feed/live/live-lobby.ts";
import { time } from "../../../server/base/time.ts";
import { guestStoreIn } from "../../../server/database/guests/guest-store.ts";
import { savedVapidKey } from "../../../server/push/vapid.ts";
import { checkDeal } from "../../../shared/core/review/proof.ts";
import { gameOf } from "../../game-of.ts";
import old from "../../old-data/0.9.0/contents.json" with { type: "json" };
import { asked, memory, over, playing } from "../server.ts";
import { moveOnce, type OnFile, onFile } from "./on-file.ts";
import { newFolder } from "./storage.ts";

const FOLDER = join(import.meta.dirname, "../../old-data/0.9.0");
const { matches } = old;
type Name = keyof typeof old.guests;

/** Ten minutes after the folder was left: later, clocks would have run out and upkeep would have ended what was abandoned. */
const LATER = Date.parse(old.made) + 600_000;
let under: OnFile;

beforeEach(async () => {
  vi.spyOn(time, "now").mockImplementation(() => LATER);
  const file = join(newFolder(), "quayside.sqlite");
  writeFileSync(file, gunzipSync(readFileSync(join(FOLDER, "quayside.sqlite.gz"))));
  under = await onFile(file, { dailyLevel: "casual" });
});
afterEach(async () => {
  await under.stop();
  vi.restoreAllMocks();
});

/** The browser in which the guest played then, with the token and the seat it kept. */
function returning(name: Name): LiveLobby {
  const storage = memory();
  storage.setItem("quayside.guest", old.guests[name]);
  const seat = (old.seats as Partial<Record<Name, object>>)[name];
  if (seat !== undefined) storage.setItem("quayside.seat", JSON.stringify(seat));
  return under.browser({ storage });
}
const sit = async (name: Name, match: string): Promise<LiveFeed> => (await (await returning(name).sit(match)).feed) as LiveFeed;

describe("A data folder of version 0.9.0", () => {
  it.each(["Ada", "Ben", "Cleo", "Dora"] as const)("keeps %s's name, ratings and finished matches", async (name) => {
    const { guest } = returning(name);
    expect(await guest.name()).toBe(name);
    expect(await guest.profile()).toMatchObject(old.profiles[name]);
  });

  it("knows a second device, settings, puzzle attempts, contacts, blocks and the key of its push messages", async () => {
    const laptop = returning("laptop");
    expect(await laptop.guest.name()).toBe("Ada");
    const { kept } = await callApi(under.address, "kept", { guest: old.guests.Ada });
    expect(JSON.stringify(kept)).toContain("5-67");
    expect(await laptop.guest.settings([])).toEqual([expect.objectContaining({ setting: "speed", value: "fast" })]);
    const { others } = (await returning("Dora").guest.profile()).matches.find(({ match }) => match === matches.three)!;
    expect(others.map(({ blocked }) => blocked)).toContain(true);
    const folder = newFolder();
    copyFileSync(join(FOLDER, "push-key.json"), join(folder, "push-key.json"));
    expect(savedVapidKey(join(folder, "push-key.json"))).toMatchObject({
      jwk: JSON.parse(readFileSync(join(FOLDER, "push-key.json"), "utf8")),
    });
  });

  it("shows the operator its complaint, about a guest it did not note, and takes acts and errors of pages", async () => {
    const guests = guestStoreIn(under.db);
    expect(await guests.complaints(9)).toMatchObject([{ seat: 1, text: "an old complaint", about: undefined, address: "", handled: null }]);
    const { match } = (await guests.complaints(9))[0]!;
    expect(await guests.handleComplaints({ match, seat: 1 }, true)).toBe(true);
    expect([await guests.countComplaints(false), await guests.countComplaints(true)]).toEqual([0, 1]);
    expect([await guests.acts(9), await guests.pageErrors(9)]).toEqual([[], []]);
  });

  it.each(["rated", "resigned", "three", "bots"] as const)(
    "replays the finished match '%s', and its deal is still found fair",
    async (kind) => {
      const record = (await under.journal.read(matches[kind]))!;
      const checking = checkDeal(await gameOf(under.games)(record.game), { record, seat: 0, promise: undefined, seen: [] });
      let checked = checking.next();
      while (!checked.done) checked = checking.next();
      expect(checked.value).toMatchObject({ type: "fair" });
    },
  );

  it("goes on with a match in days where it stood, for both of its players", async () => {
    const [ada, ben] = await Promise.all([sit("Ada", matches.days), sit("Ben", matches.days)]);
    const { length } = (await under.journal.read(matches.days))!.entries;
    expect(length).toBeGreaterThan(4);
    const { sight } = await Promise.race([asked(ada), asked(ben)]);
    expect(await moveOnce(sight.seat === ada.seat ? ada : ben)).toMatchObject({ ok: true });
    await Promise.all([ada, ben].map((feed) => over(playing(feed).feed)));
  });

  it("goes on with a match that was being played, seat, bank and chat included, to its end", async () => {
    const feeds = await Promise.all([sit("Cleo", matches.live), sit("Dora", matches.live)]);
    expect(feeds.map(({ seat }) => seat).sort()).toEqual([0, 1]);
    await Promise.all(feeds.map((feed) => over(playing(feed).feed)));
  });

  it("a table that waited for a second player is still joined by its code, and its match begins", async () => {
    const host = (await returning("Dora").back())!;
    const guest = await returning("Ben").joinTable(old.waitingCode);
    const feeds = (await Promise.all([host.feed, guest.feed])) as LiveFeed[];
    expect(feeds.map(({ seat }) => seat).sort()).toEqual([0, 1]);
    await Promise.all(feeds.map((feed) => over(playing(feed).feed)));
  });

  it("goes on with an unfinished deal of the day, and the finished one has its result", async () => {
    const { games } = await returning("Ada").dailies();
    expect(games.find(({ game }) => game === "duel")).toMatchObject({ own: expect.anything() });
    const feed = await returning("Ben").playDaily("elasund");
    expect(feed.match).toBe(matches.dailyOpen);
    // Its bots are Masters, who take their time to the end.
    expect(await moveOnce(feed)).toMatchObject({ ok: true });
  });
});
