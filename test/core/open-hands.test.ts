/** At a table with open hands people see the cards in every hand, and nothing else that is hidden. */
import { describe, expect, it } from "vitest";
import { isEqual } from "../../shared/core/base/plain.ts";
import { quickLuck } from "../../shared/core/base/random.ts";
import { eraseShape, type Game } from "../../shared/core/contract/game.ts";
import { type MatchRecord, readRecord, writeRecord } from "../../shared/core/match/record.ts";
import { begin, frames, resume } from "../../shared/core/match/step.ts";
import { sightOf, viewOf, WATCHER } from "../../shared/core/match/view.ts";
import { checkDeal, printOf } from "../../shared/core/review/proof.ts";
import { GAMES } from "../../shared/games.ts";
import { anyRecord, randomSteps } from "../contract/matches.ts";
import { toy } from "../toy/index.ts";

const ALL: readonly Game[] = [eraseShape(toy), ...GAMES];
const WITH_HANDS = ALL.filter(({ openHand }) => openHand !== undefined);

const openRecord = (game: Game, deal: number): MatchRecord => ({ ...anyRecord(game, deal), openHands: true });
const frameList = (game: Game, record: MatchRecord) => [...randomSteps(game, 3, record)].flatMap((step) => step.frames);

it("Open hands are offered where seats hold cards: in Elasund, and not in Duel or Puerto Rico", () => {
  expect(WITH_HANDS.map(({ id }) => id)).toEqual(["toy", "elasund"]);
});

describe.each(WITH_HANDS)("With open hands in $id", (game) => {
  it("players and watchers are shown the same cards of every seat", () => {
    let shown = 0;
    for (const frame of frameList(game, openRecord(game, 3))) {
      const cards = frame.secrets.map((secret) => (secret as { hand: number[] }).hand);
      for (const seat of [...frame.secrets.keys(), WATCHER]) {
        const { openHands } = sightOf(frame, seat);
        expect(openHands?.map((hand) => (hand as { hand: number[] }).hand)).toEqual(cards);
        shown++;
      }
    }
    expect(shown).toBeGreaterThan(100);
  });

  it("no other part of a secret is shown", () => {
    let [hidden, frameCount] = [0, 0];
    const blank = frameList(game, openRecord(game, 3))[0]!.openHands![0] as Record<string, unknown>;
    for (const { secrets, openHands } of frameList(game, openRecord(game, 3))) {
      frameCount++;
      for (const [seat, secret] of secrets.entries())
        for (const [part, value] of Object.entries(secret)) {
          if (part === "hand") continue;
          const shown = (openHands![seat] as Record<string, unknown>)[part];
          expect(shown).toEqual(blank[part]);
          if (!isEqual(shown, value)) hidden++;
        }
    }
    expect(hidden).toBeGreaterThan(0);
    expect(frameCount).toBeGreaterThan(hidden / 10);
  });

  it("what was shown before does not change when cards are played", () => {
    const list = frameList(game, openRecord(game, 3));
    const [first, last] = [list[0]!, list.at(-1)!];
    expect(first.openHands).toEqual(begin(game, openRecord(game, 3)).frames[0]!.openHands);
    expect(isEqual(first.openHands, last.openHands)).toBe(false);
  });

  it("rules and bots know their own seat's cards alone", () => {
    const { match, frames: shown } = begin(game, openRecord(game, 3));
    expect(viewOf(match.state, 0)).not.toHaveProperty("openHands");
    const [own, sight] = [viewOf(match.state, 0), sightOf(shown[0]!, 0)];
    expect(game.imagine(sight, quickLuck(5))).toEqual(game.imagine(own, quickLuck(5)));
  });

  it("a record keeps it, so that a replay shows the same", () => {
    const record = { ...openRecord(game, 3), entries: [...randomSteps(game, 3, openRecord(game, 3))].at(-1)!.match.record.entries };
    const read = readRecord(writeRecord(record));
    expect(read.openHands).toBe(true);
    expect([...frames(game, read, WATCHER)]).toEqual([...frames(game, record, WATCHER)]);
    expect([...frames(game, read, 1)].every(({ sight }) => sight.openHands?.length === record.seats)).toBe(true);
  });

  it("the proof of a fair deal compares the hands too", () => {
    const record = [...randomSteps(game, 3, openRecord(game, 3))].at(-1)!.match.record;
    const seen = [...frames(game, record, 0)].slice(0, 20);
    const found = (prints: typeof seen) => [...drained({ record, seat: 0, promise: undefined, seen: prints.map(printOf) })].at(-1);
    const other = seen[5]!.sight.openHands!.toReversed();
    const changed = seen.with(5, { ...seen[5]!, sight: { ...seen[5]!.sight, openHands: other } });
    expect(found(seen)).toMatchObject({ type: "fair", compared: 20 });
    expect(found(changed)).toMatchObject({ type: "frame", number: 5, part: "secret" });
  });

  function drained(proof: Parameters<typeof checkDeal>[1]) {
    const checking = checkDeal(game, proof);
    for (;;) {
      const { done, value } = checking.next();
      if (done) return [value];
    }
  }

  it("no match is rated", () => {
    expect(() => resume(game, { ...openRecord(game, 3), rated: true })).toThrow("badRecord");
  });
});

it("At any other table nobody is shown a hand", () => {
  let count = 0;
  for (const game of ALL)
    for (const frame of frameList(game, anyRecord(game, 3)))
      for (const seat of [0, WATCHER]) {
        expect(sightOf(frame, seat)).not.toHaveProperty("openHands");
        count++;
      }
  expect(count).toBeGreaterThan(1_000);
});

it("A game without hands has no table with open ones", () => {
  for (const game of ALL.filter(({ openHand }) => openHand === undefined))
    expect(() => resume(game, openRecord(game, 2))).toThrow("badRecord");
});
