/** The ladder: one rating for programs, the server's own levels, and people who play at a program's table. */
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { callApi } from "../../../client/feed/live/api.ts";
import type { LiveLobby } from "../../../client/feed/live/live-lobby.ts";
import { openMemoryStore, type Store } from "../../../server/database/store.ts";
import { strengthsOf } from "../../../shared/strengths.ts";
import { ELSEWHERE, openLine } from "../harness/line.ts";
import { playing, start, type Under } from "../server.ts";
import { account, greet, playOut, program } from "./program.ts";

let under: Under;
let store: Store;
beforeAll(async () => {
  store = await openMemoryStore();
  under = await start(store);
});
afterAll(() => under.serving.close());

interface Ladder {
  readonly provisional: readonly { readonly name: string; readonly rating: number; readonly matches: number }[];
  readonly levels: object;
}
/** Boards are kept for some seconds: each test has a game of its own. */
const boardOf = async (game: string, kind = "ladder"): Promise<Ladder> =>
  (await fetch(`${under.address}/api/v1/leaders/${game}/${kind}`)).json() as Promise<Ladder>;
const ratedIn = async (lobby: LiveLobby): Promise<readonly unknown[]> => (await lobby.guest.profile()).ratings;
const isSaved = (match: unknown) => expect.poll(() => store.guests.outcomeOf(match as string)).toBeDefined();

describe("The ladder", () => {
  it("rates a program by its matches against levels, whose ratings were measured and stay", async () => {
    const ada = await program(under, "Climber");
    const { match } = await ada.ask({ type: "make", game: "elasund", level: "beginner" });
    await playOut(ada, match as string);
    await isSaved(match);
    const { provisional, levels } = await boardOf("elasund");
    expect(provisional).toMatchObject([{ name: "BOT Climber", matches: 1, rating: expect.any(Number) }]);
    expect(levels).toEqual(strengthsOf("elasund"));
    expect((await boardOf("elasund", "casual")).levels).toEqual({});
  });

  it("rates a person who sits down at a program's table, beside that person's other ratings", async () => {
    const line = await openLine(under.serving.port, undefined, ELSEWHERE);
    onTestFinished(() => line.close());
    const ada = await greet(line, await account(under, "Host"));
    const { code, match } = await ada.ask({ type: "make", game: "duel", open: true });
    const lobby = under.browser({ name: "Cleo" });
    await lobby.guest.name();
    // The page tells so before a seat is taken.
    expect((await callApi(under.address, "look", { code: code as string })).terms).toMatchObject({ rated: false, ladder: true });
    const { feed } = await lobby.joinTable(code as string);
    playing(await feed);
    const over = await playOut(ada, match as string);
    await isSaved(match);
    const { provisional } = await boardOf("duel");
    const [won, lost] = (over.places as number[])[over.seat as number] === 1 ? ["BOT Host", "Cleo"] : ["Cleo", "BOT Host"];
    expect(provisional.map(({ name }) => name)).toEqual([won, lost]);
    expect(await ratedIn(lobby)).toEqual([]);
    expect((await boardOf("duel", "casual")).provisional).toEqual([]);
  });

  it("does not count what two of one address play with each other", async () => {
    const [ada, bob] = [await program(under, "Ada"), await program(under, "Bob")];
    const { code, match } = await ada.ask({ type: "make", game: "puerto-rico", seats: 2 });
    await bob.ask({ type: "join", code });
    await Promise.all([playOut(ada, match as string), playOut(bob, match as string)]);
    await isSaved(match);
    const { provisional } = await callApi(under.address, "leaders", { game: "puerto-rico", rated: false, ladder: true });
    expect(provisional).toEqual([]);
  });

  it.each([2, 3])("counts a match of %i seats against levels that a program leaves as lost, and does not give it back", async (seats) => {
    const eve = await program(under, "Eve");
    const { match } = await eve.ask({ type: "make", game: "puerto-rico", level: "beginner", seats });
    const { ask, moves } = await eve.until("ask");
    await eve.ask({ type: "move", match, ask, moves: [(moves as string[])[0]] });
    await eve.ask({ type: "leave", match });
    await expect.poll(() => store.guests.rating(eve.account.id, "puerto-rico", "ladder")).toMatchObject({ matches: 1 });
    const lost = await store.guests.outcomeOf(match as string);
    expect(lost?.seats.map(({ name, place }) => (name === "" ? place === 1 : place === seats))).not.toContain(false);
    await expect.poll(() => store.tableStore.ofPlayer(eve.account.id)).toEqual([]);
    expect((await greet(under, eve.account)).of("seat")).toEqual([]);
  });
});
