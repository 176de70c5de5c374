import { describe, expect, it } from "vitest";
import type { Chip, Detail } from "../../../client/face/face.ts";
import { duelFace } from "../../../client/games/duel/face.ts";
import { eventOf, sightOf } from "../../../shared/core/match/view.ts";
import { duel } from "../../../shared/duel/index.ts";
import { each, seatsOf, sights } from "../sights.ts";
import { momentsOf, say } from "./sights.ts";

const DEALS = [1, 2, 3, 4, 5, 6];
const AREA = { width: 1016, height: 664 };
const chipsSay = (chips: readonly Chip[] = []): string[] => chips.map(({ title }) => say(title));
const detailSays = ({ title, lines }: Detail): string[] => [
  say(title),
  ...lines.flatMap(({ line, chips }) => [say(line), ...chipsSay(chips)]),
];

describe.each(DEALS)("Duel's sentences, match %i", (deal) => {
  it("tells every event to every reader, and its cues name pieces of one of the two pictures", () => {
    for (const [at, { frame, before }] of momentsOf(deal).entries()) {
      // The readers take turns, a watcher among them.
      const readers = seatsOf(frame);
      for (const seat of [readers[(at + deal) % readers.length]!]) {
        const [was, is] = [sightOf(before, seat), sightOf(frame, seat)];
        const act = duelFace.act(eventOf(frame, seat), was, is);
        if (act === undefined) throw new Error(`no act for ${frame.event.type}`);
        if (act.line !== undefined) say(act.line);
        const keys = new Set([...duelFace.layout(was, AREA), ...duelFace.layout(is, AREA)].map(({ key }) => key));
        const named = act.cues.flatMap(({ piece, from, to }) => [piece, from, to]).filter((piece) => piece !== undefined);
        expect([...named, ...(act.pieces ?? [])].filter((piece) => !keys.has(piece))).toEqual([]);
      }
    }
  });

  it("names each card that is turned over, and whose capital the pawn comes near", () => {
    const said = momentsOf(deal).flatMap(({ frame, before }) => {
      const line = duelFace.act(eventOf(frame, 0), sightOf(before, 0), sightOf(frame, 0))?.line;
      return line === undefined ? [] : [{ type: frame.event.type, text: say(line) }];
    });
    const of = (type: string) => said.filter((one) => one.type === type).map(({ text }) => text);
    expect(of("freed").length).toBeGreaterThan(3);
    expect(of("freed").filter((text) => !/^Turned over: the [A-Z].*\.$/.test(text))).toEqual([]);
    expect(of("pawn").length).toBeGreaterThan(1);
    expect(of("pawn").filter((text) => /opponent|their own/.test(text))).toEqual([]);
  });

  it("asks, labels and explains in words that exist", () => {
    const silent: string[] = [];
    for (const { frame } of each(3, momentsOf(deal))) {
      for (const sight of sights(frame)) {
        say(duelFace.prompt(sight));
        for (const { chips } of duelFace.seats(sight)) chipsSay(chips);
        const details = duelFace.layout(sight, AREA).flatMap(({ key }) => duelFace.detail(key, sight) ?? []);
        expect(details.flatMap(detailSays)).not.toContain("");
        if (sight.secret === undefined) continue;
        for (const { move, label, note, pieces } of duelFace.picks(sight)) {
          if ([say(label), ...chipsSay(note)].includes("")) silent.push(move);
          if (pieces.length > 1) expect(say(duelFace.prompt(sight, pieces.slice(0, 1)))).toMatch(/^Choose what to do with the [A-Z]/);
        }
      }
    }
    expect(silent).toEqual([]);
  });

  it("says how it ended", () => {
    const last = momentsOf(deal).at(-1)!;
    const result = duel.result(last.frame.table)!;
    const sources = Object.keys(result.points[0]!).map((source) => say([`points.${source}`]));
    expect([say(duelFace.ending(result)), ...sources]).not.toContain("");
  });

  it("explains every card, wonder and token that lies anywhere", () => {
    for (const { frame } of momentsOf(deal)) {
      const sight = sights(frame)[0]!;
      const lying = duelFace.layout(sight, AREA).filter(({ key }) => /^(card|wonder|token|place|price|purse|score|pawn|discard)/.test(key));
      expect(lying.filter(({ key }) => duelFace.detail(key, sight) === undefined)).toEqual([]);
    }
  });
});

describe("Duel's endings", () => {
  it.each([
    ["points", "Points decide: 8 to 6."],
    ["military", "Military victory: the capital has fallen."],
    ["science", "Scientific victory: 6 different symbols."],
    ["blue", "Tied on points: blue cards decide."],
    ["shared", "Tied on points and on blue cards."],
  ])("%s: %s", (how, sentence) => {
    expect(say(duelFace.ending({ how, places: [1, 2], points: [{ blue: 3, green: 5 }, { blue: 6 }] }))).toBe(sentence);
  });
});

it("Duel calls nothing too dear while wonders are drafted: they are paid for later", () => {
  const drafts = DEALS.flatMap(momentsOf).filter(({ frame }) => frame.table.phase === "draft");
  const keys = drafts.flatMap(({ frame }) =>
    frame.table.offer.flatMap((wonder) => duelFace.detail(`wonder:${wonder}`, sightOf(frame, 0))!.lines.map(({ line: [key] }) => key)),
  );
  expect(keys).toContain("bill.later");
  expect(keys).not.toContain("bill.short");
});

it("Duel says of the spaces on a seat's panel that they are the pawn's, and to whose capital", () => {
  const { frame } = momentsOf(1).at(-1)!;
  for (const { chips } of duelFace.seats(sightOf(frame, 0))) {
    const [said] = chipsSay(chips.filter(({ look }) => look === "icon:pawn"));
    expect(said).toMatch(/^conflict pawn \d+ spaces? from the other player’s capital$/);
  }
});
