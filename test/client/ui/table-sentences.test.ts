import { describe, expect, it } from "vitest";
import type { Moment, Presence } from "../../../client/feed/feed.ts";
import * as text from "../../../client/text/en/index.ts";
import { haltOf, type SentenceParts, sentencesOf, tabTitle } from "../../../client/ui/model/table-sentences.ts";
import { NO_PROPOSAL } from "../../../shared/core/wire/sync.ts";

const moment: Moment = {
  number: 4,
  event: { type: "placed" },
  sight: { seat: 0, table: {}, secret: undefined } as Moment["sight"],
  ask: 1,
  asked: [0],
  undo: undefined,
  outcome: undefined,
};
const over = { ...moment, outcome: {} as Moment["outcome"] };
const presence: Presence = { people: [], proposal: NO_PROPOSAL, paused: false, connection: "open", retryIn: undefined };
const parts: SentenceParts = {
  ...{
    text,
    moment,
    caughtUp: true,
    question: "Choose a role",
    reason: "You have 2 coins.",
    ending: undefined,
    halt: undefined,
    awaitsDone: false,
    slow: false,
  },
  lastLine: ["placed"],
};

describe("The prompt says", () => {
  it("what is asked, once the picture has caught up", () => {
    expect(sentencesOf(parts)).toEqual({ current: "Choose a role", prompt: "Choose a role", reason: "You have 2 coins.", settled: true });
  });
  it("what just happened, while pieces move", () => {
    expect(sentencesOf({ ...parts, caughtUp: false })).toMatchObject({
      current: "Choose a role",
      prompt: ["placed"],
      reason: "",
      settled: false,
    });
  });
  it("that a complete row can be sent", () => {
    expect(sentencesOf({ ...parts, awaitsDone: true }).prompt).toBe(text.table.rowDone);
  });
  it("that a move takes long to be answered", () => expect(sentencesOf({ ...parts, slow: true }).prompt).toBe(text.table.underway));
  it("how the match ended", () => expect(sentencesOf({ ...parts, moment: over, ending: "Ada wins" }).prompt).toBe("Ada wins"));
  it("why nothing can be done, before all else", () => {
    expect(sentencesOf({ ...parts, slow: true, halt: "Paused" })).toMatchObject({ prompt: "Paused", reason: "", current: "Choose a role" });
  });
});

describe("Nothing can be done", () => {
  it("while the connection is lost", () => {
    expect(haltOf(text, { ...presence, connection: "lost", paused: true }, moment)).toBe(text.connection.stale);
  });
  it("while the match is paused", () => expect(haltOf(text, { ...presence, paused: true }, moment)).toBe(text.ask.paused));
  it("but after the match neither matters", () => {
    expect(haltOf(text, { ...presence, connection: "closed", paused: true }, over)).toBeUndefined();
  });
});

describe("The tab's title", () => {
  it.each([
    ["says that it is the player's turn", {}, true, text.table.yourTurn],
    ["says that the connection is lost, before all else", { connection: "lost" }, true, text.table.cut],
    ["says that another window has the match", { connection: "closed", why: "takenElsewhere" }, true, text.table.elsewhere],
    ["else names the table", {}, false, text.table.atTable],
  ] as const)("%s", (_title, now, asked, title) =>
    expect(tabTitle(text, "Elasund", { ...presence, ...now }, moment, asked)).toBe(title("Elasund")),
  );
});
