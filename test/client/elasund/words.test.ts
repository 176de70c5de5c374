import { describe, expect, it } from "vitest";
import type { Chip, Detail } from "../../../client/face/face.ts";
import { elasundFace } from "../../../client/games/elasund/face.ts";
import { eventOf, sightOf } from "../../../shared/core/match/view.ts";
import { elasund } from "../../../shared/elasund/index.ts";
import { OPTIONS } from "../../../shared/elasund/state.ts";
import { each, seatsOf, sights } from "../sights.ts";
import { DEALS, momentsOf, restsOf, say } from "./sights.ts";

const AREA = { width: 1016, height: 664 };
const chipsSay = (chips: readonly Chip[] = []): string[] => chips.map(({ title }) => say(title));
const detailSays = ({ title, lines }: Detail): string[] => [
  say(title),
  ...lines.flatMap(({ line, chips }) => [say(line), ...chipsSay(chips)]),
];
const keysOf = (sight: Parameters<typeof elasundFace.layout>[0]) =>
  elasundFace.layout(sight, AREA).map(({ key, kind }) => (key === "" ? `${kind}*` : key));

describe.each(DEALS)("Elasund's sentences, %i seats", (deal) => {
  it("tells every event to every reader, and its cues name pieces of one of the two pictures", () => {
    let named = 0;
    for (const [at, { frame, before }] of momentsOf(deal).entries()) {
      // The readers take turns, a watcher among them.
      const readers = seatsOf(frame);
      for (const seat of [readers[at % readers.length]!]) {
        const [was, is] = [sightOf(before, seat), sightOf(frame, seat)];
        const act = elasundFace.act(eventOf(frame, seat), was, is);
        if (act === undefined) throw new Error(`no act for ${frame.event.type}`);
        if (act.line !== undefined) say(act.line);
        const pieces = act.cues.flatMap(({ piece, from, to }) => [piece, from, to]).filter((piece) => piece !== undefined);
        if (pieces.length === 0) continue;
        named += pieces.length;
        const keys = new Set([...keysOf(was), ...keysOf(is)]);
        const unknown = [...pieces, ...(act.pieces ?? [])].filter((piece) => !keys.has(piece));
        expect(unknown, frame.event.type).toEqual([]);
      }
    }
    expect(named).toBeGreaterThan(0);
  });

  it("asks and labels in words that exist", () => {
    let asked = 0;
    const silent: string[] = [];
    for (const { frame } of each(2, restsOf(deal))) {
      for (const sight of sights(frame)) {
        say(elasundFace.prompt(sight));
        for (const { chips } of elasundFace.seats(sight)) chipsSay(chips);
        if (sight.secret === undefined) continue;
        asked += elasundFace.picks(sight).length;
        for (const { move, label, note } of elasundFace.picks(sight)) if ([say(label), ...chipsSay(note)].includes("")) silent.push(move);
      }
    }
    expect(silent).toEqual([]);
    expect(asked).toBeGreaterThan(0);
  });

  it("explains every piece that can be pointed at, in words that exist", () => {
    const explained = new Set<string>();
    for (const { frame } of each(2, restsOf(deal))) {
      for (const sight of sights(frame)) {
        for (const { key, kind, depth } of elasundFace.layout(sight, AREA)) {
          // One of each kind in each step is enough: the others differ by numbers only.
          const sort = `${kind} ${frame.table.step} ${sight.seat} ${explained.size % 7}`;
          if (key === "" || depth < 0 || explained.has(sort)) continue;
          explained.add(sort);
          if (kind === "tray") continue;
          const detail = elasundFace.detail(key, sight);
          if (detail === undefined) throw new Error(`nothing is said of ${key}`);
          for (const sentence of detailSays(detail)) expect(sentence).not.toBe("");
        }
      }
    }
    expect(explained.size).toBeGreaterThan(100);
  });

  it("says how it ended", () => {
    const result = elasund.result(momentsOf(deal).at(-1)!.frame.table)!;
    const sources = Object.keys(result.points[0]!).map((source) => say([`points.${source}`]));
    expect([say(elasundFace.ending(result)), ...sources]).not.toContain("");
  });
});

describe("Elasund's endings", () => {
  it.each([
    ["cubes", "All cubes laid. Second best: 9 cubes."],
    ["stalled", "Nothing was built for 20 rounds, so cubes on the board decided."],
    ["full", "Nothing more could be built on the board, so cubes on the board decided."],
  ])("%s: %s", (how, sentence) => {
    expect(say(elasundFace.ending({ how, places: [1, 2], points: [{ cubes: 10 }, { cubes: 9 }] }))).toBe(sentence);
  });
});

describe("Elasund's table options", () => {
  it.each(Object.entries(OPTIONS))("%s has a label, a note and words for its values", (option, values) => {
    const keys = [option, `${option}.note`, ...values.map((value) => `${option}.${value}`)];
    expect(keys.map((key) => say([`option.${key}`]))).not.toContain("");
  });
});
