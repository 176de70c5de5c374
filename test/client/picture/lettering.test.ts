import { describe, expect, it } from "vitest";
import type { Words } from "../../../client/face/face.ts";
import { digitsOf, LEAST_COUNT, LEAST_TYPE, lettering, plateAt, plateOf } from "../../../client/picture/lettering.ts";
import type { Text } from "../../../client/text/languages.ts";
import { sayer } from "../../../client/text/say.ts";
import { CARDS } from "../../../shared/duel/catalog.ts";
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
  it("stand on two lines where they are much larger there, but not for that parted within a word", () => {
    expect(set(name("The Temple of Artemis", { rows: 2 }), 1)).toMatchObject({ lines: ["The Temple", "of Artemis"], size: 30 });
    expect(set(name("The Temple of Artemis"), 1)!.size).toBeLessThan(24);
    expect(set(name("Construc\u00ADtions", { rows: 2 }), 1)!.lines).toEqual(["Constructions"]);
  });
  it("stand on two lines only where these do not touch what is above them", () => {
    const most = { rows: 2, most: 70 } as const;
    expect(set(name("The Temple of Artemis", most), 0.4)!.lines).toHaveLength(2);
    expect(set(name("The Temple of Artemis", most), 0.3)!.lines).toHaveLength(1);
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
    expect(lettering(words, text, 0.4, ruler, 100)!.lines).toEqual(["The Temple of A…"]);
    expect(lettering(words, "Inn", 0.4, ruler, 200)!.y).toBeLessThanOrEqual(190);
  });
  it("have two lines in the middle of the plate that is laid under them", () => {
    const underTwo = { x: 0, y: 120, width: 180, height: 70, radius: 4, fill: "#fff" };
    const [words, text] = name("Mis\u00ADunderstandings", { rows: 2, y: 185, underTwo });
    expect(lettering(words, text, 0.4, ruler, 200)!).toMatchObject({ lines: ["Mis-", "understandings"], y: 155 });
    expect(lettering(words, "Inn", 0.4, ruler, 200)!.y).toBeGreaterThan(155);
  });
  it("are parted after a hyphen", () => {
    expect(set(name("Glass-Blower", { rows: 2, size: 32, width: 134 }), 0.33)!.lines).toEqual(["Glass-", "Blower"]);
  });
  it("that may take two lines are shortened rather than left out", () => {
    const { lines, size } = set(name("Moneylenders Guild", { rows: 2, size: 32, width: 134 }), 0.3)!;
    expect(lines).toEqual([`${"Moneylenders".slice(0, 7)}…`, "Guild"]);
    expect(size * 0.3).toBeGreaterThan(LEAST_TYPE - 0.001);
    expect(set(name("Moneylenders Guild", { size: 32, width: 134 }), 0.3)).toBeUndefined();
    // Less than three letters say nothing.
    expect(set(name("Moneylenders", { rows: 2, size: 32, width: 40 }), 0.3)).toBeUndefined();
  });
  it("take one line where two would stand out over theirs", () => {
    const plates = { plate: { x: 0, y: 0, width: 180, height: 40, radius: 4, fill: "#000" } };
    const under = (height: number) => ({ ...plates, underTwo: { ...plates.plate, height } });
    expect(set(name("Chamber of Commerce", { rows: 2, ...under(90) }), 0.4)!.lines).toHaveLength(2);
    expect(set(name("Chamber of Commerce", { rows: 2, ...under(50) }), 0.4)!.lines).toEqual(["Chamber of Com…"]);
  });
  it("are left to the large card where they would stand out over their plate", () => {
    const plate = { x: 0, y: 0, width: 180, height: 34, radius: 4, fill: "#000" };
    expect(set(name("Inn", { plate }), 0.4)!.lines).toEqual(["Inn"]);
    expect(set(name("Inn", { plate }), 0.3)).toBeUndefined();
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
        for (const key of parted) expect(say.line([key])).toBe(`${catalogue[key]}`.replaceAll("\u00AD", ""));
      }
    }
  });
  it("fit on Duel's cards in a small window, in every language", async () => {
    const duel = FACES.find(({ game }) => game.id === "duel")!;
    for (const id of ["en", "nb", "nl", "is"] as const) {
      const catalogue = await duel.text(id);
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

describe("Duel's cards in a city, in a window of 1366x768", () => {
  const duel = FACES.find(({ game }) => game.id === "duel")!;
  const cards = CARDS.map((_card, at) => duel.draw(`card:${at}`));
  const namesAt = async (id: "en" | "nb" | "nl" | "is" | "zh-Hans", wide: number) => {
    const catalogue = await duel.text(id);
    return cards.map(({ words = [], width, height }) => {
      const found = words.find(({ line: [key] }) => `${key}`.startsWith("card."))!;
      return lettering(found, `${catalogue[found.line[0]]}`, wide / width, ruler, height)?.lines.join(" ");
    });
  };
  // Live, and beside the bar of a look back, a city's cards are 59 to 70 pixels wide until it stands in columns.
  it.each(["en", "nb", "nl", "is", "zh-Hans"] as const)("all have a name, and few a shortened one: %s", async (id) => {
    for (const wide of [59, 62, 65, 70]) {
      const names = await namesAt(id, wide);
      expect(names).not.toContain(undefined);
      expect(names.filter((name) => name!.includes("…")).length).toBeLessThanOrEqual(9);
    }
  });
});

describe("The digits on a piece", () => {
  const piece = { key: "", kind: "coin", look: "coin", x: 0, y: 0, width: 14, height: 14, depth: 1, digits: "3" };
  it("are never smaller than can be read", () => expect(digitsOf({ ...piece, digitSize: 5 })).toBe(LEAST_TYPE));
  it("are as large as the layout says", () => expect(digitsOf({ ...piece, digitSize: 20 })).toBe(20));
  it("are 14 px at least where they count pieces", () => expect(digitsOf({ ...piece, counts: true, digitSize: 5 })).toBe(LEAST_COUNT));

  it("that count pieces lie on a round plate whose middle is 0.15 of it inside the lower right corner", () => {
    const plate = plateOf("3", 20);
    expect(plate.width).toBe(plate.height);
    const icon = { ...piece, width: 40, height: 60 };
    expect(plateAt(icon, plate).x).toBeCloseTo(20 - 0.15 * plate.width);
    expect(plateAt(icon, plate).y).toBeCloseTo(30 - 0.15 * plate.height);
  });
  it("that count pieces make their plate wider towards the icon, not away from it", () => {
    const [one, two] = [plateOf("3", 20), plateOf("30", 20)];
    expect(two.width).toBeGreaterThan(one.width);
    const right = (plate: typeof one) => plateAt(piece, plate).x + plate.width / 2;
    expect(right(two)).toBeCloseTo(right(one));
  });
});
