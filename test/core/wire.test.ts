import { describe, expect, it } from "vitest";
import { readCommand } from "../../shared/core/wire/wire.ts";

const moves = { type: "moves", id: "a1", ask: 3, moves: ["put 0", "keep"] };

describe("a command is taken as it is agreed", () => {
  it.each([moves, { type: "undo", id: "a" }, { type: "resign", id: "a" }])("%o", (command) => expect(readCommand(command)).toBe(command));
});

describe("any other message is refused", () => {
  it.each([
    ["nothing", undefined],
    ["null", null],
    ["text", "moves"],
    ["a list", [moves]],
    ["an unknown type", { type: "cheat", id: "a" }],
    ["a name every object has", { type: "constructor", id: "a" }],
    ["an unknown key", { ...moves, seat: 1 }],
    ["a missing key", { type: "moves", id: "a", ask: 1 }],
    ["no moves", { ...moves, moves: [] }],
    ["a row too long", { ...moves, moves: new Array(65).fill("keep") }],
    ["a move too long", { ...moves, moves: ["x".repeat(81)] }],
    ["a move that is no text", { ...moves, moves: [{ type: "keep" }] }],
    ["an ask that is no whole number", { ...moves, ask: 1.5 }],
    ["an ask that is text", { ...moves, ask: "1" }],
    ["an id too long", { ...moves, id: "x".repeat(41) }],
  ])("%s", (_what, message) => expect(() => readCommand(message)).toThrow(expect.objectContaining({ name: "Refusal", key: "malformed" })));
});
