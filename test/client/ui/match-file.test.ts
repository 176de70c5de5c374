/** A finished match as a file: small, whole, and harmless whatever it holds. */
import { gzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ReplayFeed } from "../../../client/feed/replay.ts";
import {
  checkBeginning,
  fetchMatch,
  fileNameOf,
  type MatchFile,
  packMatch,
  unpackMatch,
} from "../../../client/ui/lobby/matches/match-file.ts";
import { problemOf } from "../../../client/ui/lobby/matches/open-file.ts";
import { digest, quickLuck } from "../../../shared/core/base/random.ts";
import { Refusal } from "../../../shared/core/base/refusal.ts";
import type { Game } from "../../../shared/core/contract/game.ts";
import { type MatchRecord, verifyDeal, writeRecord } from "../../../shared/core/match/record.ts";
import { LONGEST_FILE_TEXT, sittersOf } from "../../../shared/core/match/record-file.ts";
import { askedSeats, begin, frames, resume, step } from "../../../shared/core/match/step.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import { type DealProof, printOf } from "../../../shared/core/review/proof.ts";
import { writeProof } from "../../../shared/core/review/proof-file.ts";
import { GAMES } from "../../../shared/games.ts";
import { movesEntry, newRecord, randomMatch, UNDER_TEST } from "../../contract/matches.ts";
import { DEALS, endOf, readGolden } from "../../golden/golden.ts";
import { language } from "../english.ts";
import { FACES } from "../listed-faces.ts";

const { text } = language;
const MOST_BYTES = 12_000;
const START = Date.UTC(2026, 10, 23, 12);

/** A match with as many seats as there can be, named and timed as the server writes it, and played by quick bots. */
function longMatch(game: Game, deal: number): MatchRecord {
  const luck = quickLuck(deal);
  let { match } = begin(game, newRecord(game, deal, game.seats.most));
  let at = START;
  for (let seat = 0; seat < game.seats.most; seat++)
    match = step(match, { type: "seat", seat, at, by: "server", kind: "person", name: `Passenger № ${seat}` }).match;
  while (askedSeats(match).length > 0) {
    const seat = askedSeats(match)[0] as number;
    at += 200 + (Number.parseInt(digest(`${at}`).slice(0, 6), 16) % 30_000);
    const entry = movesEntry(match, seat, game.notation(game.bot(viewOf(match.state, seat), luck)));
    match = step(match, { ...entry, at, by: "person", id: digest(`${at}`).slice(0, 20) }).match;
  }
  return match.record;
}

const fileOf = (content: string | Uint8Array<ArrayBuffer>): Blob => new Blob([content]);
const problem = async (file: Blob): Promise<string> => {
  let opened: MatchFile | undefined;
  try {
    opened = await unpackMatch(file);
    const { record } = opened;
    const game = GAMES.find(({ id }) => id === record.game) ?? GAMES[0];
    new ReplayFeed({ game: game as Game, record, seat: 0 });
    return "no problem";
  } catch (error) {
    return problemOf(text, error, opened?.proof !== undefined);
  }
};
const recordOf = async (file: Blob): Promise<MatchRecord> => (await unpackMatch(file)).record;
const { problems } = text.matchFile;

describe.each(GAMES)("A file of $id", (game) => {
  it("is at most 12 kB for a whole match of bots at the largest table", async () => {
    const record = longMatch(game, 1);
    const file = await packMatch(record);
    expect(file.size).toBeLessThanOrEqual(MOST_BYTES);
    expect(endOf(resume(game, await recordOf(file)))).toBe(endOf(resume(game, record)));
  });

  it.each(DEALS)("plays old rules as they were played: every golden record, deal %i", async (deal) => {
    for (let rules = 1; rules <= game.rules; rules++) {
      const { record, end } = readGolden(game, rules, deal);
      const file = await packMatch(record);
      expect(file.size).toBeLessThanOrEqual(MOST_BYTES);
      const again = await recordOf(file);
      expect(again.rules).toBe(rules);
      expect(endOf(resume(game, again))).toBe(end);
    }
  });
});

describe("A file holds all that verifies the match", () => {
  it.each(UNDER_TEST)("$id: the deal and every entry with its time, without the senders' names for them", async (game) => {
    const { record } = randomMatch(game, 3);
    const named = { ...record, entries: record.entries.map((entry, at) => ({ ...entry, id: `id ${at}` })) };
    const again = await recordOf(await packMatch(named));
    expect(again).toEqual(record);
    const own = { seat: 0, share: record.deal.shares[0] as string };
    expect(() => verifyDeal(again, { commitment: record.deal.commitment, own })).not.toThrow();
  });
});

describe("The name of a file", () => {
  const duel = GAMES.find(({ id }) => id === "duel") as Game;
  const words = { game: "7 Wonders Duel", bot: "Bot", guest: "Guest" };
  const named = (...names: (string | undefined)[]): MatchRecord => ({
    ...newRecord(duel, 1),
    entries: names.map((name, seat) => ({
      type: "seat",
      seat,
      at: START,
      by: "server",
      kind: name === undefined ? "bot" : "person",
      name: name ?? "",
    })),
  });

  it("says game, date and players", () => {
    expect(fileNameOf(named("Ada", undefined), words)).toBe("7 Wonders Duel 2026-11-23 Ada, Bot.quayside");
    expect(fileNameOf(named("", "艾达"), words)).toBe("7 Wonders Duel 2026-11-23 Guest, 艾达.quayside");
  });

  it("has nothing in it that a system refuses, and is not too long", () => {
    const name = fileNameOf(named('../..\\A:*?"<>|\n', "B".repeat(400)), words);
    expect(name).not.toMatch(/[\\/:*?"<>|\n]/);
    expect(name.length).toBeLessThan(140);
    expect(name).toMatch(/\.quayside$/);
  });
});

describe("A file that cannot be played is told of in one sentence", () => {
  const duel = GAMES.find(({ id }) => id === "duel") as Game;
  const { record } = randomMatch(duel, 2, newRecord(duel, 2));
  const plain = writeRecord(record);

  it("a record as plain text is taken too", async () => expect(await problem(fileOf(plain))).toBe("no problem"));

  it("foreign: a picture, a poem, nothing, another program's JSON", async () => {
    for (const strange of ["", "hello", '{"a":1}\n', "\u0089PNG\r\n", "null\nnull\n", "[".repeat(100_000)])
      expect(await problem(fileOf(strange))).toBe(problems.foreign);
    expect(await problem(fileOf(gzipSync("a poem")))).toBe(problems.foreign);
  });

  it("damaged: cut anywhere, or with a byte changed", async () => {
    const whole = new Uint8Array(await (await packMatch(record)).arrayBuffer());
    for (let length = 2; length < whole.length; length += 101) expect(await problem(fileOf(whole.slice(0, length)))).toBe(problems.damaged);
    for (let at = 12; at < whole.length; at += 97) {
      const changed = whole.slice();
      changed[at] = (changed[at] as number) ^ 0x55;
      expect(Object.values(problems)).toContain(await problem(fileOf(changed)));
    }
  });

  it("damaged: sealed again after an entry was changed to an illegal one", async () => {
    const at = record.entries.findIndex(({ type }) => type === "moves");
    const entries = record.entries.map((entry, number) => (number === at ? { ...entry, moves: ["build the_moon"] } : entry));
    expect(await problem(fileOf(writeRecord({ ...record, entries } as MatchRecord)))).toBe(problems.damaged);
  });

  it("newer: another format, or rules of a later version", async () => {
    expect(await problem(fileOf(plain.replace('{"quayside":1', '{"quayside":2')))).toBe(problems.newer);
    expect(await problem(fileOf(writeRecord({ ...record, rules: duel.rules + 1 })))).toBe(problems.newer);
  });

  it("of an unknown game", async () => expect(await problem(fileOf(writeRecord({ ...record, game: "chess" })))).toBe(problems.unknownGame));

  it("too large, packed or unpacked, before it is read whole", async () => {
    expect(await problem(fileOf(" ".repeat(LONGEST_FILE_TEXT + 1)))).toBe(problems.tooLarge);
    const bomb = gzipSync(Buffer.alloc(50_000_000, '{"quayside":1'));
    expect(bomb.length).toBeLessThan(100_000);
    expect(await problem(fileOf(bomb))).toBe(problems.tooLarge);
  });

  it("hostile: thousands of moves, options that are not the game's, entries of another shape", async () => {
    const many = { type: "moves", seat: 0, by: "person", at: 1, ask: 1, moves: Array.from({ length: 64 }, () => "pass") };
    const hostile = [
      { ...record, entries: Array.from({ length: 200 }, () => many) },
      { ...record, options: { ...record.options, constructor: true } },
      { ...record, options: JSON.parse('{"__proto__":true}') },
      { ...record, entries: [{ type: "toString", seat: 0 }] },
      { ...record, seats: 9 },
      { ...record, extra: "x" },
    ];
    for (const one of hostile) expect(await problem(fileOf(writeRecord(one as MatchRecord)))).toBe(problems.damaged);
  });
});

describe("A match file that a link fetches from this server", () => {
  const duel = GAMES.find(({ id }) => id === "duel") as Game;
  const { record } = randomMatch(duel, 1, newRecord(duel, 1));
  const fetched = (content: string, status = 200) => {
    vi.stubGlobal("fetch", async () => new Response(content, { status }));
    onTestFinished(() => void vi.unstubAllGlobals());
    return fetchMatch("https://quay.example/a.record");
  };

  it("is read as a dropped one is: names are cleaned", async () => {
    const named = { type: "seat", seat: 0, at: START, by: "server", kind: "person", name: "A\u202ed\u0007a" } as const;
    const { entries } = (await fetched(writeRecord({ ...record, entries: [named, ...record.entries] } as MatchRecord))).record;
    expect(entries[0]).toMatchObject({ name: "Ada" });
    expect(entries.slice(1)).toEqual(record.entries);
  });

  it("is refused as a dropped one is: too large, too many moves, foreign, or not there", async () => {
    const many = { type: "moves", seat: 0, by: "person", at: 1, ask: 1, moves: Array.from({ length: 60 }, () => "pass") };
    const long = writeRecord({ ...record, entries: Array.from({ length: 201 }, () => many) } as MatchRecord);
    await expect(fetched(long)).rejects.toMatchObject({ key: "badRecord", args: { why: "tooLong" } });
    await expect(fetched(" ".repeat(LONGEST_FILE_TEXT + 1))).rejects.toMatchObject({ args: { why: "tooLarge" } });
    await expect(fetched("<!doctype html>")).rejects.toMatchObject({ args: { why: "foreign" } });
    await expect(fetched("", 404)).rejects.toMatchObject({ args: { why: "404" } });
  });
});

describe("A file that begins with a position", () => {
  it.each(FACES)("of $game.id is judged as a board is", async (face) => {
    const record = newRecord(face.game, 1);
    const position = begin(face.game, record).match.state;
    await checkBeginning(face, { ...record, position });
    for (const wrong of [{}, { ...position, table: {} }, { ...position, secrets: [...position.secrets, ...position.secrets] }])
      await expect(checkBeginning(face, { ...record, position: wrong as never })).rejects.toThrow(Refusal);
  });

  it("that is no position is told to be damaged", async () => {
    expect(await problem(fileOf(writeRecord({ ...newRecord(GAMES[0] as Game, 1), position: {} as never })))).toBe(problems.damaged);
  });
});

describe("A saved proof", () => {
  const duel = GAMES.find(({ id }) => id === "duel") as Game;
  const { record } = randomMatch(duel, 2, newRecord(duel, 2));
  const promise = { commitment: record.deal.commitment };
  const proofOf = (changed: MatchRecord): DealProof => {
    return { record: changed, seat: 1, promise, seen: [...frames(duel, record, 1)].map(printOf) };
  };

  it("is opened as the match it holds, with what its player was promised and shown", async () => {
    const proof = proofOf(record);
    const opened = await unpackMatch(fileOf(writeProof(proof)));
    expect(opened).toEqual({ record, proof });
    const feed = new ReplayFeed({ game: duel, record, seat: 1, proof: opened.proof });
    expect(feed).toMatchObject({ playback: { last: proof.seen.length - 1 }, promise, proof });
  });

  it("is called a proof where it cannot be opened: cut, changed, or of a match that breaks the rules", async () => {
    const whole = writeProof(proofOf(record));
    expect(await problem(fileOf(whole.replace('"seat":1', '"seat":0')))).toBe(problems.proof);
    expect(await problem(fileOf(whole.replace(/"at":\d+/, '"at":77777')))).toBe(problems.proof);
    expect(await problem(fileOf(whole.slice(0, -1)))).toBe(problems.proof);
    const entries = record.entries.map((entry) => (entry.type === "moves" ? { ...entry, moves: ["build the_moon"] } : entry));
    expect(await problem(fileOf(writeProof(proofOf({ ...record, entries } as MatchRecord))))).toBe(problems.proof);
    expect(await problem(fileOf(writeProof(proofOf({ ...record, game: "chess" }))))).toBe(problems.unknownGame);
  });
});

describe("Names in a file", () => {
  it("are cleaned as the server cleans them", async () => {
    const [game] = GAMES as [Game];
    const seat = { type: "seat", seat: 0, at: 1, by: "server", kind: "person", name: "A\u202eda\u0000 \u200b" } as const;
    const record = { ...newRecord(game, 1), entries: [seat] };
    expect(sittersOf(await recordOf(fileOf(writeRecord(record))))[0]).toBe("Ada");
  });
});
