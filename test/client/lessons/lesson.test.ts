/** The mechanism of guided matches, with the toy. */
import { describe, expect, it } from "vitest";
import { pageStorage } from "../../../client/base/storage.ts";
import type { Moment } from "../../../client/feed/feed.ts";
import { SETTING_NAMES } from "../../../client/settings/settings.ts";
import { FIRST_MATCHES, firstMatches } from "../../../client/ui/lessons/first-matches.ts";
import { guideOf, watchedMove } from "../../../client/ui/model/lesson-guide.ts";
import { eraseShape, type View } from "../../../shared/core/contract/game.ts";
import { isSettingChanges, MOST_CHANGES, MOST_SETTINGS } from "../../../shared/core/wire/settings.ts";
import { toyFace } from "../../toy/face.ts";
import { toy } from "../../toy/index.ts";
import { other, toyLesson } from "../../toy/lesson.ts";
import type { Toy } from "../../toy/state.ts";
import { language } from "../english.ts";
import { FACES } from "../listed-faces.ts";
import { following } from "./follow.ts";

const game = eraseShape(toy);
const start = (at = 0) => following({ game, lesson: toyLesson, at });
const picks = (view: unknown) => toyFace.picks(view as View<Toy>);

describe("A guided match", () => {
  it("goes from step to step by the player's own moves, and bots play what the script says", async () => {
    const { feed, follow, asked } = start();
    const steps: string[] = [];
    feed.onLesson((state) => steps.push(state.type === "step" ? state.step.id : state.type));
    for (const _step of toyLesson.steps) await follow();
    expect(steps).toEqual(["hand", "choose", "roll", "spend", "done"]);
    const { seen } = (await asked()).sight.table as Toy["table"];
    expect(seen).toEqual([other.best, ...toyLesson.steps[1]!.then!.map(([, move]) => Number(String(move).split(" ")[1]))]);
  });

  it("offers only what a step wants, nothing while there is something to read, and everything once it lets go", async () => {
    const { feed, follow, asked } = start();
    const guide = guideOf(feed)!;
    const legal = picks((await asked()).sight);
    const offered = (): readonly string[] => guide.offered(legal, []).map(({ move }) => move);
    expect([guide.active, offered()]).toEqual([true, []]);
    await follow();
    expect(offered()).toEqual([`choose ${other.best}`]);
    expect([guide.allows([`choose ${other.best}`]), guide.allows([`choose ${other.card}`])]).toEqual([true, false]);
    feed.letGo();
    expect([guide.active, offered().length]).toEqual([false, legal.length]);
  });

  it("has its player watch while others play, and only then, until it lets go", async () => {
    const { feed, follow, asked } = start();
    const moments: Moment[] = [];
    feed.listen({ frame: (moment) => moments.push(moment), presence: () => undefined });
    for (const _step of toyLesson.steps) await follow();
    const last = await asked();
    const [own, others] = [moments.filter(({ ask }) => ask > 0), moments.filter(({ asked: seats }) => !seats.includes(feed.seat))];
    expect([own.length > 0, others.length > 0]).toEqual([true, true]);
    const watched = (moment: Moment) => watchedMove(feed.lessonState, feed.seat, moment, [1]);
    expect([own.map(watched).filter(Boolean), others.map(watched).filter((move) => move !== "others")]).toEqual([[], []]);
    feed.letGo();
    expect([last, ...others].map(watched).filter(Boolean)).toEqual([]);
  });

  it("offers the next move of each row it wants", async () => {
    const { feed, asked } = start(3);
    const guide = guideOf(feed)!;
    const legal = picks((await asked()).sight);
    expect(guide.offered(legal, []).map(({ move }) => move)).toEqual(["put 1", "put 2"]);
    expect(guide.offered(legal, ["put 2"]).map(({ move }) => move)).toEqual(["keep"]);
  });

  it("never leaves the player without a move: if none that it wants is legal, all are offered", async () => {
    const { feed } = start(2);
    const pass = [{ move: "pass", kind: "pass", label: ["pass"], pieces: [] }] as const;
    expect(guideOf(feed)!.offered(pass, [])).toBe(pass);
  });

  it("is not passed by another move", async () => {
    const { feed, asked } = start(1);
    expect((await feed.send([`choose ${other.card}`], (await asked()).ask)).ok).toBe(true);
    expect(feed.lessonState).toMatchObject({ type: "step", at: 1 });
  });

  it("takes nothing back before it lets go, and then as in any practice", async () => {
    const { feed, follow, asked } = start();
    for (const _step of toyLesson.steps.slice(1)) await follow();
    expect(await feed.undo()).toMatchObject({ ok: false, key: "undoNothing" });
    await follow();
    await asked();
    expect(await feed.undo()).toMatchObject({ ok: false, key: "undoReveal" });
    expect(feed.lessonState).toEqual({ type: "done" });
  });

  it("says all the time what could be taken back, so that nothing is called revealed afterwards that was not", async () => {
    const { feed, asked } = start(3);
    await feed.send(["put 1"], (await asked()).ask);
    expect((await asked()).undo).toBeTypeOf("number");
    feed.letGo();
    expect(await feed.undo()).toMatchObject({ ok: true });
  });

  it("goes on where it was left, on the same table", async () => {
    const whole = start();
    for (const _step of toyLesson.steps.slice(0, 3)) await whole.follow();
    const before = await whole.asked();
    const again = start(3);
    expect((await again.asked()).sight).toEqual(before.sight);
    expect([again.feed.resumed, whole.feed.resumed]).toEqual([true, false]);
    await again.follow();
    expect(again.feed.lessonState).toEqual({ type: "done" });
  });

  it("is played to the end of the match once it has let go", async () => {
    const { feed, follow, asked } = start();
    for (const _step of toyLesson.steps) await follow();
    feed.letGo();
    for (let now = await asked(); now.outcome === undefined; now = await asked()) {
      await feed.send([game.notation(game.moves(now.sight as View).at(-1)!)], now.ask);
      await Promise.resolve();
    }
    expect((await feed.record()).entries.length).toBeGreaterThan(6);
  });
});

describe("A newcomer", () => {
  it("is offered the lesson of a game once", () => {
    const storage = pageStorage();
    const first = firstMatches(storage);
    expect(first.isNewcomer("duel")).toBe(true);
    first.noteOffer("duel");
    expect([firstMatches(storage).isNewcomer("duel"), first.isNewcomer("elasund")]).toEqual([false, true]);
  });
  it("who says that they know the game is offered neither its lesson nor its tips", () => {
    const first = firstMatches(pageStorage());
    first.noteMatch("duel", "a");
    expect([first.isNewcomer("duel"), first.wantsTip("duel", "tip.turn")]).toEqual([true, true]);
    first.noteKnown("duel");
    expect([first.isNewcomer("duel"), first.wantsTip("duel", "tip.turn"), first.isNewcomer("elasund")]).toEqual([false, false, true]);
  });
  it("is shown each tip once, in the first matches alone, however often they return to one", () => {
    const first = firstMatches(pageStorage());
    first.noteMatch("duel", "a");
    expect(first.wantsTip("duel", "tip.turn")).toBe(true);
    first.noteTip("duel", "tip.turn");
    expect([first.wantsTip("duel", "tip.turn"), first.wantsTip("duel", "tip.token")]).toEqual([false, true]);
    for (const match of ["a", "a", "b", ""]) first.noteMatch("duel", match);
    expect([FIRST_MATCHES, first.wantsTip("duel", "tip.token")]).toEqual([3, true]);
    first.noteMatch("duel", "");
    expect([first.wantsTip("duel", "tip.token"), first.isNewcomer("duel")]).toEqual([false, false]);
  });
  it("has met on each device what they have met on any, and forgets nothing, whatever a device is told", () => {
    const [desk, phone] = [firstMatches(pageStorage()), firstMatches(pageStorage())];
    desk.noteOffer("duel");
    desk.noteMatch("duel", "a");
    desk.noteTip("duel", "tip.turn");
    phone.noteTip("duel", "tip.token");
    for (const match of ["b", "c"]) phone.noteMatch("puerto-rico", match);
    const kept = desk.missing([]);
    expect(isSettingChanges(kept)).toBe(true);
    phone.merge([...kept, { setting: "speed", value: "fast", at: 1 }, { setting: "first.duel.matches", value: "no number", at: 2 }]);
    expect([phone.isNewcomer("duel"), phone.wantsTip("duel", "tip.turn"), phone.wantsTip("duel", "tip.token")]).toEqual([
      false,
      false,
      false,
    ]);
    desk.merge([...phone.missing(kept), { setting: "first.duel.matches", value: 0, at: 3 }]);
    expect([desk.wantsTip("duel", "tip.token"), desk.isNewcomer("puerto-rico"), desk.isNewcomer("elasund")]).toEqual([false, false, true]);
    expect(desk.missing(phone.missing([]))).toEqual([]);
  });
  it("has more matches behind them on the device that has counted more, even if its clock is behind", () => {
    const first = firstMatches(pageStorage());
    for (const match of ["a", "b"]) first.noteMatch("duel", match);
    const at = 9e12;
    expect(first.missing([{ setting: "first.duel.matches", value: 1, at }])).toEqual([
      { setting: "first.duel.matches", value: 2, at: at + 1 },
    ]);
    first.merge([{ setting: "first.duel.matches", value: FIRST_MATCHES + 1, at }]);
    expect(first.wantsTip("duel", "tip.turn")).toBe(false);
  });
  it("can be remembered with the guest, whichever tips of all games they have read", () => {
    const first = firstMatches(pageStorage());
    for (const { game } of FACES)
      for (const key of Object.keys(language.catalogueOf(game.id))) if (key.startsWith("tip.")) first.noteTip(game.id, key);
    const met = first.missing([]);
    expect(met.length).toBeGreaterThan(MOST_CHANGES);
    expect(met.length + SETTING_NAMES.length + FACES.length * 2).toBeLessThanOrEqual(MOST_SETTINGS);
    expect(met.filter((change) => !isSettingChanges([change]))).toEqual([]);
  });
  it("has done a lesson on a topic on each device once it is done on any", () => {
    const [desk, phone] = [firstMatches(pageStorage()), firstMatches(pageStorage())];
    desk.noteDone("duel", "guilds");
    const kept = desk.missing([]);
    expect(isSettingChanges(kept)).toBe(true);
    phone.merge(kept);
    expect([phone.hasDone("duel", "guilds"), phone.hasDone("duel", "loot")]).toEqual([true, false]);
  });
  it("is told again where this browser's memory makes no sense", () => {
    const storage = pageStorage();
    storage.setItem("quayside.first", "[");
    expect(firstMatches(storage).isNewcomer("duel")).toBe(true);
  });
});
