import { describe, expect, it } from "vitest";
import type { Words } from "../../../client/games/face.ts";
import { digitsOf, LEAST_TYPE, lettering } from "../../../client/stage/lettering.ts";
import type { Text } from "../../../client/text/en.ts";
import { sayer } from "../../../client/ui/common/say.ts";
import { FACES } from "../listed-faces.ts";
import { ruler } from "../type-widths.ts";

const name = (text: string, more: Partial<Words> = {}): [Words, string] => [
  { line: ["name"], x: 0, y: 0, size: 30, colour: "#000", width: 180, weight: 800, ...more },
  text,
];
const set = ([words, text]: [Words, string], scale: number) => lettering(words, text, scale, ruler);

describe("The words of a drawing", () => {
  it("stand as large as they are meant where there is room", () => expect(set(name("Inn"), 1)).toMatchObject({ lines: ["Inn"], size: 30 }));
  it("shrink where they are too long", () => expect(set(name("Construction hut"), 1)!.size).toBeLessThan(30));
  it("are never smaller than can be read", () => {
    let drawn = 0;
    for (const scale of [0.3, 0.35, 0.5, 1, 3]) {
      for (const text of ["Inn", "Apothecary", "Scientists Guild", "7"]) {
        const done = set(name(text, { rows: 2 }), scale);
        if (done === undefined) continue;
        drawn++;
        expect(done.size * scale).toBeGreaterThan(LEAST_TYPE - 0.001);
      }
    }
    expect(drawn).toBeGreaterThan(10);
  });
  it("grow where a small drawing would make them unreadable", () => expect(set(name("Inn"), 0.3)!.size * 0.3).toBeCloseTo(LEAST_TYPE));
  it("stand on two lines where one has no room, parted evenly", () => {
    expect(set(name("The Temple of Artemis", { rows: 2 }), 0.4)!.lines).toEqual(["The Temple", "of Artemis"]);
  });
  it("are parted within a word where it may be, and nowhere else shown with that mark", () => {
    const long = "Mis\u00ADunder\u00ADstandings";
    const whole = "Misunderstandings";
    const { lines } = set(name(long, { rows: 2 }), 0.3)!;
    expect(lines).toHaveLength(2);
    expect(lines[0]!.replace(/-$/, "") + lines[1]!).toBe(whole);
    expect(lines[0]).toMatch(/r-$/);
    expect(set(name(long), 2)!.lines).toEqual([whole]);
    expect(set(name(`Old ${long}`, { rows: 2 }), 0.45)!.lines).toEqual(["Old", whole]);
  });
  it("lie within the drawing, and cover less than half of it", () => {
    const [words, text] = name("The Temple of Artemis", { rows: 2, y: 190 });
    const { lines, leading, y } = lettering(words, text, 0.4, ruler, 200)!;
    expect(lines).toHaveLength(2);
    expect(y + leading).toBeLessThanOrEqual(200);
    expect(lettering(words, text, 0.4, ruler, 100)).toBeUndefined();
    expect(lettering(words, "Inn", 0.4, ruler, 200)!.y).toBeLessThanOrEqual(190);
  });
  it("are not set across their plate", () => {
    const plate = { x: 0, y: 0, width: 180, height: 34, radius: 4, fill: "#000" };
    expect(set(name("Law", { plate }), 1)!.lines).toEqual(["Law"]);
    expect(set(name("Law", { plate }), 0.3)).toBeUndefined();
  });
  it("are parted rather than small where a second line has a ground to stand on", () => {
    const long = "Mis\u00ADunder\u00ADstood";
    expect(set(name(long, { rows: 2, width: 120 }), 1)!.lines).toHaveLength(1);
    expect(set(name(long, { rows: 2, width: 120, ground: "#fff" }), 1)!.lines).toHaveLength(2);
    expect(set(name("Inn", { rows: 2, ground: "#fff" }), 1)!.lines).toEqual(["Inn"]);
    const low = { rows: 2, width: 120, ground: "#fff", y: 184 } as const;
    const { y, leading } = lettering(name(long, low)[0], long, 1, ruler, 200)!;
    expect(y + leading).toBeLessThan(200);
    expect(lettering(name("Inn", { ...low, y: 196 })[0], "Inn", 1, ruler, 200)).toBeUndefined();
  });
  it("are left to the large card where no way fits", () => expect(set(name("Fortifications"), 0.2)).toBeUndefined());
  it("are set in any case if they are digits", () => expect(set(name("12", { width: 8 }), 0.2)!.lines).toEqual(["12"]));
});

describe("Names that may be parted", () => {
  it("are told without that mark, to be read, searched and spoken", async () => {
    for (const face of FACES) {
      for (const load of Object.values(face.text)) {
        const catalogue = await load();
        const say = sayer({ core: {} } as Text, catalogue, () => "", 0);
        const parted = Object.keys(catalogue).filter((key) => typeof catalogue[key] === "string" && catalogue[key].includes("\u00AD"));
        for (const key of parted) expect(say.line([key])).not.toContain("\u00AD");
      }
    }
  });
  it("fit on Duel's cards in a small window, in every language", async () => {
    const duel = FACES.find(({ game }) => game.id === "duel")!;
    for (const id of ["en", "nb", "nl", "is"] as const) {
      const catalogue = await duel.text[id]();
      const dropped = Object.keys(catalogue).filter((key) => {
        const text = catalogue[key];
        return (
          /^card\.\w+$/.test(key) && typeof text === "string" && set(name(text, { rows: 2, size: 32, width: 182 }), 0.42) === undefined
        );
      });
      expect(dropped).toEqual([]);
    }
  });
});

describe("The digits on a piece", () => {
  const piece = { key: "", kind: "coin", look: "coin", x: 0, y: 0, width: 14, height: 14, depth: 1, digits: "3" };
  it("are never smaller than can be read", () => expect(digitsOf({ ...piece, digitSize: 5 })).toBe(LEAST_TYPE));
  it("are as large as the layout says", () => expect(digitsOf({ ...piece, digitSize: 20 })).toBe(20));
});
