/** How Duel's big moments are moved, on every event of random matches. */
import { expect, it } from "vitest";
import type { Cue } from "../../../client/face/pose.ts";
import { act } from "../../../client/games/duel/acts/acts.ts";
import { play } from "../../../client/games/duel/text/en/play.ts";
import { sightOf } from "../../../shared/core/match/view.ts";
import { CAPITAL } from "../../../shared/duel/catalog.ts";
import type { Event } from "../../../shared/duel/state.ts";
import { momentsOf } from "./sights.ts";

const MOMENTS = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((deal) => momentsOf(deal));

/** Each event of a type with its cues, the table before it and after it. */
function* told<T extends Event["type"]>(type: T) {
  for (const { frame, before, match } of MOMENTS) {
    if (frame.event.type !== type) continue;
    const { cues, line } = act(frame.event, sightOf(before, 0), sightOf(frame, 0));
    yield { event: frame.event as Extract<Event, { type: T }>, cues, line, before: before.table, after: frame.table, match };
  }
}
const ordersOf = (cues: readonly Cue[], start: string): number[] =>
  cues.flatMap(({ piece, order }) => (piece.startsWith(start) ? [order] : []));

it("The pawn walks one step for each space", () => {
  const walks = [...told("pawn")].map(({ event, cues, before }) => [cues[0]?.steps, Math.abs(event.to - before.pawn)]);
  expect(walks.length).toBeGreaterThan(10);
  for (const [steps, spaces] of walks) expect(steps).toBe(spaces);
});

it("The log says whose capital the pawn is near: the pusher's, or the opponent's, by name", () => {
  const named = new Set<string>();
  for (const { line, event, after } of told("pawn")) {
    const ahead = event.seat === 0 ? after.pawn : -after.pawn;
    if (line?.[0] !== "log.pawn" || ahead === 0 || Math.abs(ahead) === CAPITAL) continue;
    const capital = ahead > 0 ? "from Ben’s capital" : "from Ada’s capital";
    const people = { reader: -1, name: (seat: number) => (seat === event.seat ? "Ada" : "Ben") };
    expect(play["log.pawn"]({ ...line[1], name: "Ada" }, people)).toContain(capital);
    named.add(capital);
  }
  expect(named.size).toBe(2);
});

it("The legend of the prices goes before the plates of who starts come, and comes back after they go", () => {
  const orders = (cues: readonly Cue[]) => [ordersOf(cues, "prices"), ordersOf(cues, "opener:")];
  const asked = [...told("opener")].map(({ cues }) => orders(cues));
  const chosen = [...told("turn")].filter(({ before }) => before.phase === "opener").map(({ cues }) => orders(cues));
  expect([asked.length > 3, chosen.length > 3]).toEqual([true, true]);
  for (const one of asked) expect(one).toEqual([[0], [1, 1]]);
  for (const one of chosen) expect(one).toEqual([[1], [0, 0]]);
});

it("Cards are dealt one behind the other, and priced when all lie", () => {
  const deals = [...told("dealt")];
  expect(deals.length).toBeGreaterThan(10);
  for (const { cues } of deals) {
    expect(cues.filter(({ motion, from }) => motion === "deal" && from === "box")).toHaveLength(20);
    const prices = ordersOf(cues, "price:");
    expect(prices.length).toBeGreaterThan(3);
    expect(Math.min(...prices)).toBeGreaterThan(Math.max(...ordersOf(cues, "card:"), ...ordersOf(cues, "place:")));
  }
});

it("A card leaves as its coins do, so that rows that grow never cover it", () => {
  const paid = [...told("built")].filter(({ event }) => event.paid > 0);
  expect(paid.length).toBeGreaterThan(20);
  for (const { event, cues } of paid) expect(new Set([...ordersOf(cues, "coin:"), ...ordersOf(cues, `card:${event.card}`)]).size).toBe(1);
});

it("A wonder is built up and flashes when its card has been pushed under it", () => {
  const wonders = [...told("wonder")];
  expect(wonders.length).toBeGreaterThan(5);
  for (const { event, cues } of wonders) {
    const rise = cues.find(({ piece }) => piece === `wonder:${event.wonder}`);
    expect(rise).toMatchObject({ motion: "raise", flourish: "wonder" });
    expect(rise?.order).toBeGreaterThan(Math.max(...ordersOf(cues, `card:${event.card}`)));
  }
});

it("The winner's city is feasted, and no other", () => {
  const ends = [...told("won")];
  expect(ends.length).toBeGreaterThan(5);
  for (const { event, cues } of ends) {
    const feasted = cues.flatMap(({ piece, flourish }) => (flourish === "victory" ? [piece] : []));
    if (event.how === "points") expect(feasted.length).toBeGreaterThan(0);
    else expect(feasted).toEqual([`city:${event.seat}`]);
  }
});
