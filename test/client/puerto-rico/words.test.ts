import { describe, expect, it } from "vitest";
import type { Chip, Detail } from "../../../client/face/face.ts";
import { puertoRicoFace as face } from "../../../client/games/puerto-rico/face.ts";
import { eventOf, sightOf, viewOf } from "../../../shared/core/match/view.ts";
import { puertoRico } from "../../../shared/puerto-rico/index.ts";
import { OPTIONS } from "../../../shared/puerto-rico/state.ts";
import { each, seatsOf, sights } from "../sights.ts";
import { momentsOf, questionsOf, say } from "./sights.ts";

const AREA = { width: 1016, height: 662 };
const chipsSay = (chips: readonly Chip[] = []): string[] => chips.map(({ title }) => say(title));
const detailSays = ({ title, lines }: Detail): string[] => [
  say(title),
  ...lines.flatMap(({ line, chips }) => [say(line), ...chipsSay(chips)]),
];

describe.each([2, 3, 4, 5])("Puerto Rico's sentences, %i players", (seats) => {
  it("tell every event to every seat, and its cues name pieces of one of the two pictures", () => {
    for (const [at, { frame, before }] of momentsOf(seats).entries()) {
      // One after the other, with a watcher.
      const readers = seatsOf(frame);
      for (const seat of [readers[at % readers.length]!]) {
        const [was, is] = [sightOf(before, seat), sightOf(frame, seat)];
        const act = face.act(eventOf(frame, seat), was, is);
        if (act === undefined) throw new Error(`no act for ${frame.event.type}`);
        if (act.line !== undefined) say(act.line);
        const poses = [...face.layout(was, AREA), ...face.layout(is, AREA)];
        const keys = new Set(poses.flatMap(({ key, kind }) => [key === "" ? `${kind}*` : key]));
        const named = act.cues.flatMap(({ piece, from, to }) => [piece, from, to]).filter((piece) => piece !== undefined);
        const unknown = [...named, ...(act.pieces ?? [])].filter((piece) => !keys.has(piece) && !piece.endsWith("*"));
        expect(unknown.map((piece) => `${frame.event.type}: ${piece}`)).toEqual([]);
      }
    }
  });

  it("ask, label and explain in words that exist", () => {
    const silent: unknown[] = [];
    for (const { frame } of each(25, momentsOf(seats))) {
      for (const sight of each(2, sights(frame))) {
        say(face.prompt(sight));
        for (const { chips } of face.seats(sight)) chipsSay(chips);
        for (const { key } of face.layout(sight, AREA)) {
          const detail = key === "" ? undefined : face.detail(key, sight);
          // One comparison at the end: there are tens of thousands.
          if (detail !== undefined && detailSays(detail).includes("")) silent.push(key);
        }
      }
    }
    for (const { frame } of questionsOf(seats))
      for (const seat of puertoRico.toAct(frame.table))
        for (const { label, note } of face.picks(viewOf(frame, seat))) if ([say(label), ...chipsSay(note)].includes("")) silent.push(label);
    expect(silent).toEqual([]);
  });

  it("explain every piece that the pointer can rest on", () => {
    for (const { frame } of each(31, momentsOf(seats))) {
      const [sight] = sights(frame);
      const silent = face
        .layout(sight!, AREA)
        .filter(({ key, depth }) => key !== "" && depth >= 0 && face.detail(key, sight!) === undefined);
      expect(silent.map(({ key }) => key)).toEqual([]);
    }
  });

  it("say how it ended", () => {
    const last = momentsOf(seats).at(-1)!;
    const result = puertoRico.result(last.frame.table)!;
    const sources = Object.keys(result.points[0]!).map((source) => say([`points.${source}`]));
    expect([say(face.ending(result)), ...sources]).not.toContain("");
    for (const own of face.currentPoints!(sights(last.frame)[0]!))
      for (const source of Object.keys(own)) expect(say([`points.${source}`])).not.toBe("");
  });
});

describe("Puerto Rico's endings", () => {
  it.each([
    ["points", "Most points: 30."],
    ["wealth", "Tied on points: doubloons and barrels decided."],
    ["shared", "Tied on doubloons and barrels too, with 30 points."],
  ])("%s: %s", (how, sentence) => {
    expect(say(face.ending({ how, places: [1, 2, 3], points: [{ chips: 22, buildings: 8 }, {}, {}] }))).toBe(sentence);
  });
});

describe("Puerto Rico's options", () => {
  it.each(Object.entries(OPTIONS))("%s has a label, a note and a word for each value", (option, values) => {
    for (const key of [option, `${option}.note`, ...values.map((value) => `${option}.${value}`)])
      expect(typeof say([`option.${key}`])).toBe("string");
  });
});
