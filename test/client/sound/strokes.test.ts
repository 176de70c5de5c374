import { describe, expect, it } from "vitest";
import { VARIANTS } from "../../../client/sound/names.ts";
import { type Stroke, strokes } from "../../../client/sound/strokes.ts";
import { soundLuck } from "../../../client/sound/synth/sheet.ts";

const timing = () => strokes(soundLuck(7));
const KNOCK = 0.3;
const steps = (all: readonly Stroke[]): number[] => all.slice(1).map(({ at }, n) => at - all[n]!.at);

describe("Strokes of pieces", () => {
  it("of a group follow one behind the other, none doubled", () => {
    const { piece } = timing();
    const five = Array.from({ length: 5 }, () => piece("barrel", 10, 0.5)!);
    expect(five[0]!.at).toBeLessThan(10.01);
    for (const step of steps(five)) expect(step).toBeGreaterThan(0.07);
    expect(five[4]!.at).toBeLessThan(10.5);
  });
  it("vary: the same recording never comes twice in a row, nor the same pitch and level", () => {
    const { piece } = timing();
    const many = Array.from({ length: 20 }, (_none, n) => piece("coin", 10 + n, KNOCK)!);
    for (const [n, stroke] of many.slice(1).entries()) expect(stroke.variant).not.toBe(many[n]!.variant);
    expect(new Set(many.map(({ variant }) => variant)).size).toBe(VARIANTS);
    expect(new Set(many.map(({ speed, level }) => `${speed} ${level}`)).size).toBe(many.length);
    for (const { speed, level } of many) {
      expect(Math.abs(speed - 1)).toBeLessThan(0.021);
      expect(Math.abs(level - 1)).toBeLessThan(0.13);
    }
  });
  it("that would come too late are left out", () => {
    const { piece } = timing();
    const heard = Array.from({ length: 30 }, () => piece("coin", 10, 0.1)).filter((stroke) => stroke !== undefined);
    expect(heard.length).toBeGreaterThan(4);
    expect(heard.length).toBeLessThan(9);
    expect(piece("coin", 12, 0.1)).toBeDefined();
  });
  it("are at most ten at a time", () => {
    const { piece } = timing();
    const names = ["wood", "cube", "tile", "stone", "token", "step", "coin", "card", "deal", "flip", "paper", "slide"] as const;
    expect(names.filter((name) => piece(name, 10, KNOCK) !== undefined)).toHaveLength(10);
    expect(piece("slide", 11, KNOCK)).toBeDefined();
  });
  it("of a long moment come once", () => {
    const { piece } = timing();
    expect([piece("bell", 10, 2), piece("bell", 10, 2), piece("bell", 10.3, 2)].map((stroke) => stroke !== undefined)).toEqual([
      true,
      false,
      false,
    ]);
    expect(piece("bell", 11, 2)).toBeDefined();
  });
});

describe("Alerts", () => {
  it("come one after the other", () => {
    const { alert } = timing();
    const both = [alert("begins", 10)!, alert("yourTurn", 10)!];
    expect(steps(both)[0]).toBeGreaterThan(0.4);
  });
  it("are not said twice at once", () => {
    const { alert } = timing();
    expect([alert("chat", 10), alert("chat", 10.2)].map((stroke) => stroke !== undefined)).toEqual([true, false]);
    expect(alert("chat", 11)).toBeDefined();
  });
  it("that are old news are left out", () => {
    const { alert } = timing();
    const heard = (["begins", "joined", "chat", "yourTurn", "left"] as const).filter((name) => alert(name, 10) !== undefined);
    expect(heard).toEqual(["begins", "joined", "chat"]);
  });
});
