/** Matches that count: only people, no way out, nothing back. */
import { afterEach, describe, expect, it } from "vitest";
import { callDesk } from "../../client/feed/live-desk.ts";
import { openLine } from "./line.ts";
import { rivals } from "./rivals.ts";
import { asked, over, start, type Under } from "./server.ts";

let under: Under;
afterEach(() => under.serving.close());

const LONG = { question: 60_000, bank: 600_000 };
const clocks = (normal: typeof LONG) => ({ none: undefined, relaxed: LONG, normal, fast: normal });
const NEVER = { alone: 3_600_000 };

const again = (guest: string) => callDesk(under.address, "quick", { game: "duel", rated: true, guest });

describe("In a rated duel", () => {
  it("whose time is over has lost", async () => {
    under = await start({ pace: { ...NEVER, clocks: clocks({ question: 100, bank: 100 }) } });
    const [first, second] = await rivals(under);
    const end = await over(first.feed);
    const slow = first.feed.game.toAct(end.sight.table)[0]!;
    expect(end.outcome).toMatchObject({ how: "timeout" });
    expect(end.outcome!.places[slow]).toBe(2);
    expect(end.event).toEqual({ type: "resigned", seat: slow, late: true });
    await over(second.feed);
  });

  it("whoever leaves has lost, and waits before he may look for the next one", async () => {
    under = await start({ pace: { ...NEVER, clocks: clocks(LONG) } });
    const [stays, goes] = await rivals(under);
    goes.feed.leave();
    expect((await over(stays.feed)).outcome).toMatchObject({ how: "resigned", places: stays.feed.seat === 0 ? [1, 2] : [2, 1] });
    await expect.poll(() => again(goes.guest).catch(({ key }) => key)).toBe("mustWait");
    expect(await again(stays.guest)).toMatchObject({ seats: 2 });
    expect(await callDesk(under.address, "quick", { game: "duel", guest: goes.guest })).toMatchObject({ seats: 2 });
  });

  it("whoever does not come back in time has lost", async () => {
    under = await start({ pace: { ...NEVER, grace: 200, clocks: clocks(LONG) } });
    const wire = await openLine(under.serving.port);
    const [stays, goes] = await rivals(under, wire.address);
    wire.cut();
    expect((await over(stays.feed)).outcome).toMatchObject({ how: "timeout" });
    expect(stays.feed.presence().people[goes.feed.seat]).toMatchObject({ kind: "bot" });
    goes.feed.leave();
    await wire.close();
  });

  it("nothing is taken back by consent", async () => {
    under = await start({ pace: { ...NEVER, clocks: clocks(LONG) } });
    const [first, second] = await rivals(under);
    const { sight } = await Promise.race([asked(first.feed), asked(second.feed)]);
    const mover = sight.seat === first.feed.seat ? first.feed : second.feed;
    expect(await mover.propose("takeback")).toMatchObject({ ok: false, key: "undoRated" });
  });
});

describe("A rated table of one's own", () => {
  it("is for people alone, who are known, and drawn by lot", async () => {
    under = await start();
    const { token: guest } = await callDesk(under.address, "arrive", { name: "Ann" });
    const ticket = await callDesk(under.address, "table", { game: "duel", rated: true, guest });
    expect(ticket).toMatchObject({ rated: true, seating: "random" });
    await expect(callDesk(under.address, "join", { code: ticket.code, name: "Nobody" })).rejects.toMatchObject({ key: "unknownGuest" });
    const other = await callDesk(under.address, "arrive", { name: "Ben" });
    expect(await callDesk(under.address, "join", { code: ticket.code, guest: other.token })).toMatchObject({ rated: true });
  });
});
