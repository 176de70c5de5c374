/** Notifications of moves, as the service worker shows and opens them. */
import { describe, expect, it } from "vitest";
import {
  type ClickEvent,
  type MoveWords,
  type MoveWorker,
  type PushEvent,
  tellMoves,
  wordsFor,
} from "../../../client/offline/your-move.ts";
import { company } from "../../../client/text/en/company.ts";
import { linkOf } from "../../../client/ui/common/page-links.ts";
import { language } from "../english.ts";

const { days, games, title } = language.text;
const WORDS: MoveWords = {
  title,
  against: days.pushed("{game}", "{names}"),
  alone: days.pushed("{game}", ""),
  calls: { waits: company.appointments.waits("{game}") },
  language: "en",
  games: { duel: games.duel.name },
};

/** A worker beside pages, of which each is focused or not. */
function worker(...pages: readonly boolean[]) {
  const listeners: { push?: (event: PushEvent) => void; notificationclick?: (event: ClickEvent) => void } = {};
  const done: string[] = [];
  const work: Promise<unknown>[] = [];
  const fake: MoveWorker = {
    registration: { showNotification: async (head, { body, tag, data }) => void done.push([head, body, tag, data].join("|")) },
    clients: {
      matchAll: async () =>
        pages.map((focused, at) => ({
          focused,
          focus: async () => done.push(`focus ${at}`),
          postMessage: (message) => void done.push(`tell ${at} ${Object.values(message)}`),
        })),
      openWindow: async (address) => done.push(`open ${address}`),
    },
    addEventListener: (type: string, listener: (event: never) => void) => void Object.assign(listeners, { [type]: listener }),
  };
  tellMoves(fake, [WORDS], "/icon.svg", ["fr"]);
  const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
  return {
    async push(text: string | undefined) {
      listeners.push?.({ data: text === undefined ? null : { text: () => text }, waitUntil });
      await Promise.all(work);
      return done;
    },
    async click(data: string) {
      const notification = { data, close: () => done.push("close") };
      listeners.notificationclick?.({ notification, waitUntil });
      await Promise.all(work);
      return done;
    },
  };
}

describe("A push message is shown", () => {
  it.each([
    [JSON.stringify({ match: "m1", game: "duel", against: ["Ada"] }), "Quayside|Your move in 7 Wonders Duel against Ada|m1|m1"],
    [
      JSON.stringify({ match: "m1", game: "duel", against: ["Ada", "", "Ben"] }),
      "Quayside|Your move in 7 Wonders Duel against Ada and Ben|m1|m1",
    ],
    [JSON.stringify({ match: "m1", game: "duel", against: [""] }), "Quayside|Your move in 7 Wonders Duel|m1|m1"],
    [JSON.stringify({ call: "waits", game: "duel", path: "/", names: [] }), "Quayside|Someone is waiting to play 7 Wonders Duel.|/|/"],
    ["{ damaged", "Quayside|||"],
    [undefined, "Quayside|||"],
  ])("%s", async (text, shown) => expect(await worker().push(text)).toEqual([shown]));
});

describe("The words of a notification", () => {
  const all = ["en", "nb", "zh-Hans"].map((language): MoveWords => ({ ...WORDS, language }));
  it.each([
    [["nb-NO", "en"], "nb"],
    [["nn"], "nb"],
    [["fr", "zh-CN"], "zh-Hans"],
    [["fr"], "en"],
    [[], "en"],
  ])("for a browser with %j are %s", (wished, language) => expect(wordsFor(all, wished).language).toBe(language));
});

describe("A notification that is clicked", () => {
  it("opens the match in the page that is looked at, or any other that is open", async () => {
    expect(await worker(false, true).click("m1")).toEqual(["close", "tell 1 m1", "focus 1"]);
    expect(await worker(false, false).click("m1")).toEqual(["close", "tell 0 m1", "focus 0"]);
  });

  it("opens a page at the player's own seat where none is open", async () => {
    const [, opened] = await worker().click("m-1_x");
    const address = new URL(opened!.replace("open ", ""), "https://quay.example");
    expect(linkOf(address)).toEqual({ type: "sit", match: "m-1_x" });
  });
});
