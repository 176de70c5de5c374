/** The feed of an analysis board: every seat's moves are tried, lines are kept, and all of it comes back. */
import { describe, expect, it, vi } from "vitest";
import { pageStorage } from "../../../client/base/storage.ts";
import { BoardFeed, settled } from "../../../client/feed/board.ts";
import { boardOfCode, codeOf } from "../../../client/feed/board-code.ts";
import type { Moment } from "../../../client/feed/feed.ts";
import { PracticeFeed } from "../../../client/feed/practice/practice.ts";
import { PracticeRoom } from "../../../client/feed/practice/practice-room.ts";
import { dropStudy, forgetStudies, keepStudy, studies, studyOf } from "../../../client/feed/studies.ts";
import {
  type Board,
  type Branch,
  boardOfRecord,
  boardOfSight,
  boardText,
  checkBoard,
  LONGEST_STUDY,
  readBoard,
  recordOfBoard,
} from "../../../shared/core/analysis/board.ts";
import { at } from "../../../shared/core/base/checked.ts";
import { below, pick, quickLuck } from "../../../shared/core/base/random.ts";
import { Refusal } from "../../../shared/core/base/refusal.ts";
import type { Game, State } from "../../../shared/core/contract/game.ts";
import { readRecord, verifyDeal, writeRecord } from "../../../shared/core/match/record.ts";
import { begin, frames, resume } from "../../../shared/core/match/step.ts";
import { silent, viewOf } from "../../../shared/core/match/view.ts";
import { judge } from "../../../shared/duel/judge.ts";
import { GAMES } from "../../../shared/games.ts";
import { anyRecord, newRecord, randomSteps } from "../../contract/matches.ts";
import { playedOn } from "../../core/analysis/bots-match.ts";
import { game as toy } from "../../core/toy-match.ts";

const NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil"];
const duel = GAMES.find(({ id }) => id === "duel") as Game;

function opened(game: Game, board: Partial<Board> = {}): BoardFeed {
  const { options, seats, rules } = newRecord(game, 3);
  const position = begin(game, newRecord(game, 3)).match.state;
  return new BoardFeed({
    game,
    board: { game: game.id, rules, seats, options, position, tried: [], at: [], ...board },
    seat: 0,
    names: NAMES,
  });
}

const now = (feed: BoardFeed) => at(feed.moments, feed.playback.at);
/** Sends the move with this place among the legal ones, of whichever seat is asked. */
async function play(feed: BoardFeed, nth = 0): Promise<string> {
  const { sight, ask } = now(feed);
  const move = feed.game.notation(at(feed.game.moves(sight as never), nth));
  expect(await feed.send([move], ask)).toMatchObject({ ok: true });
  return move;
}
const lineOf = (feed: BoardFeed): readonly string[] => feed.here.map(({ moves }) => moves.join());

describe("On an analysis board", () => {
  it("each question is asked of the reader, with the eyes of the seat that is asked", async () => {
    const feed = opened(duel);
    for (let n = 0; n < 10; n++) {
      expect(now(feed).sight.seat).toBe(at(now(feed).asked, 0));
      expect(now(feed).ask).toBeGreaterThan(0);
      await play(feed);
    }
    expect(feed.here).toHaveLength(10);
  });

  it("a move that is no answer to the question shown is refused, and one that is not legal", async () => {
    const feed = opened(duel);
    expect(await feed.send(["draft 99"], now(feed).ask)).toMatchObject({ ok: false, key: "illegalMove" });
    const { ask } = now(feed);
    await play(feed);
    expect(await feed.send(["x"], ask)).toMatchObject({ ok: false, key: "staleAsk" });
    expect(feed.here).toHaveLength(1);
  });

  it("another move beside one that was tried is a side line, and both are kept", async () => {
    const feed = opened(duel);
    const first = await play(feed, 0);
    const second = await play(feed, 0);
    feed.toStart();
    const other = await play(feed, 1);
    expect(lineOf(feed)).toEqual([other]);
    expect(feed.tried.map(({ moves }) => at(moves, 0))).toEqual([first, other]);
    feed.goTo(at(at(feed.tried, 0).after, 0));
    expect(lineOf(feed)).toEqual([first, second]);
  });

  it("a move that was tried before goes on along its line", async () => {
    const feed = opened(duel);
    await play(feed);
    await play(feed);
    feed.toStart();
    await play(feed);
    expect(feed.tried).toHaveLength(1);
    feed.playback.step(1, "move");
    expect(feed.here).toHaveLength(2);
  });

  it("a line is taken away, and another becomes the first", async () => {
    const feed = opened(duel);
    await play(feed, 0);
    feed.toStart();
    const other = await play(feed, 1);
    feed.prefer(at(feed.here, 0));
    expect(at(at(feed.tried, 0).moves, 0)).toBe(other);
    feed.remove(at(feed.here, 0));
    expect(feed.tried).toHaveLength(1);
    expect(feed.here).toEqual([]);
    expect(now(feed).number).toBe(0);
  });

  it("a line of a search is played, with what is forced between its choices", () => {
    const feed = opened(duel);
    const { sight } = now(feed);
    const moves = duel.moves(sight as never).map(duel.notation);
    feed.tryLine([at(moves, 0)]);
    expect(at(feed.tried, 0).moves).toEqual([at(moves, 0)]);
  });

  it("seats that choose at the same time are asked one after the other", async () => {
    const feed = opened(toy);
    const asked = [...now(feed).asked];
    expect(asked.length).toBeGreaterThan(1);
    for (const seat of asked) {
      expect(now(feed).sight.seat).toBe(seat);
      await play(feed);
    }
  });

  it("all of it comes back from a link: the position, the lines, the notes and where it was", async () => {
    const feed = opened(duel);
    await play(feed, 0);
    feed.toStart();
    await play(feed, 1);
    feed.note(at(feed.here, 0), "Better with 科学?");
    const { board } = feed;
    const back = await boardOfCode(await codeOf(board));
    expect(back).toEqual(board);
    expect(opened(duel, back).board).toEqual(board);
    expect(lineOf(opened(duel, back))).toEqual(lineOf(feed));
  });

  it("a match is its main line, at the moment it was left", () => {
    const { record } = [...randomSteps(duel, 4)].at(-1)!.match;
    const { frame } = resume(duel, { ...record, entries: record.entries.slice(0, 12) });
    const feed = new BoardFeed({ game: duel, board: boardOfRecord(duel, record, frame), seat: 0, names: NAMES });
    expect(feed.here).toHaveLength(12);
    feed.playback.seek(feed.playback.last);
    expect(feed.position.state.table).toEqual(resume(duel, record).state.table);
  });
});

/** Counts what it plays. */
function counted(game: Game): { readonly game: Game; plays: number } {
  const count = {
    plays: 0,
    game: {
      ...game,
      play: (...how: Parameters<Game["play"]>) => {
        count.plays++;
        game.play(...how);
      },
    },
  };
  return count;
}

describe.each(GAMES)("A whole match of $id", (game) => {
  const { record, frame } = playedOn(begin(game, newRecord(game, 1, game.seats.most)).match, 1).at(-1)!;

  it("is a board that comes back equal from a link, however long", async () => {
    const board = boardOfRecord(game, record, frame);
    expect(board.at).toHaveLength(record.entries.length);
    expect(await boardOfCode(await codeOf(board))).toEqual(board);
  });

  it("is played once to become a board, and each row once to be judged", () => {
    const count = counted(game);
    const board = boardOfRecord(count.game, record, frame);
    expect(count.plays).toBe(record.entries.length);
    const state = board.position;
    const first = game.toAct(state.table).flatMap((seat) => game.moves(viewOf(state, seat))).length;
    count.plays = 0;
    checkBoard(count.game, { isState: () => true, faults: () => [] }, board);
    expect(count.plays).toBe(first + record.entries.length);
  });
});

describe("A position set up by hand", () => {
  it("takes the place of the one before, and nothing is asked while it cannot be", async () => {
    const feed = opened(duel);
    const before = feed.position.state;
    await play(feed);
    feed.setUp(before, false);
    expect([feed.tried.length, now(feed).ask]).toEqual([0, 0]);
    expect(await feed.send(["draft 0"], 0)).toMatchObject({ ok: false });
    feed.setUp(before, true);
    await play(feed);
    expect(feed.here).toHaveLength(1);
  });
});

describe("A board of a match that goes on, opened between the frames of a move,", () => {
  it("has the position before the move", async () => {
    const { record } = [...randomSteps(duel, 4)].at(-1)!.match;
    const seen = [...frames(duel, record, 0)].map((frame): Moment => ({ ...frame, ask: 0, undo: undefined, outcome: undefined }));
    const past = async (from: number, to: number) => seen.slice(from, to + 1);
    const between = seen
      .slice(0, -1)
      .filter(({ asked, number }) => asked.length === 0 && number < seen.findLast((one) => one.asked.length > 0)!.number);
    expect(between.length).toBeGreaterThan(20);
    for (const moment of between) {
      const before = await settled({ past }, moment);
      expect(before.asked.length).toBeGreaterThan(0);
      expect(before.number).toBeLessThan(moment.number);
      const { options } = record;
      expect(() => checkBoard(duel, judge, boardOfSight(duel, before.sight, 5, { options }))).not.toThrow();
    }
    for (const moment of seen.filter(({ asked }) => asked.length > 0)) expect(await settled({ past }, moment)).toBe(moment);
  });
});

describe("A position that is played on", () => {
  it("is the beginning of a practice, which is kept and read like any other", async () => {
    const feed = opened(duel);
    for (let n = 0; n < 9; n++) await play(feed);
    const from = readRecord(writeRecord(feed.recordHere));
    expect(from).toEqual(feed.recordHere);
    const practice = new PracticeFeed({ game: duel, from, seat: 1, inPage: PracticeRoom });
    let table: object = {};
    practice.listen({ frame: ({ sight }) => (table = sight.table), presence: () => undefined });
    expect(table).toEqual(feed.position.state.table);
    practice.leave();
  });

  it("proves nothing of a deal", () => {
    const { position, options } = opened(duel).board;
    const record = recordOfBoard({ game: duel.id, rules: duel.rules, seats: 2, options, position });
    expect(() => verifyDeal(record, { commitment: record.deal.commitment })).toThrow(Refusal);
  });
});

const POSITIONS = 500;

describe.each(GAMES)("Positions of $id", (game) => {
  it("500 of them, and as many as a seat imagines, go through a link and come back equal", async () => {
    const luck = quickLuck(11);
    for (let deal = 0, tried = 0; tried < POSITIONS; deal++) {
      const record = anyRecord(game, deal);
      const { seats, options, rules } = record;
      const state: State = game.copy(begin(game, record).match.state);
      for (let moves = below(luck, 40), asked = game.toAct(state.table); asked.length > 0; asked = game.toAct(state.table)) {
        const seat = pick(luck, asked);
        if (moves-- <= 0) {
          moves = below(luck, 60);
          tried++;
          const board = { game: game.id, rules, seats, options, position: game.copy(state), tried: [], at: [] };
          for (const given of [board, boardOfSight(game, viewOf(state, seat), deal, { options })])
            expect(await boardOfCode(await codeOf(given))).toEqual(given);
        }
        game.play(state, seat, pick(luck, game.moves(viewOf(state, seat))), silent);
      }
    }
  });
});

describe("A board of a stranger", () => {
  const chain = (length: number) => Array.from({ length }).reduce<Branch[]>((after) => [{ seat: 0, moves: ["x"], after }], []);

  it("is as deep as the longest match, and no deeper", () => {
    const deep = (rows: number): Board => ({ ...opened(duel).board, tried: chain(rows), at: Array.from({ length: rows }, () => 0) });
    expect(readBoard(boardText(deep(2_000)))).toEqual(deep(2_000));
    expect(() => readBoard(boardText(deep(2_001)))).toThrow(Refusal);
  });

  it("has notes without hidden characters and directions", () => {
    const tried = [{ seat: 0, moves: ["x"], after: [], note: "good\u202e\u200b move\n" }];
    expect(at(readBoard(boardText({ ...opened(duel).board, tried })).tried, 0).note).toBe("good move");
  });

  it("has a name as clean, which is no more than a line; without letters it has none", () => {
    const { board } = opened(duel);
    const named = (name: string) => readBoard(boardText({ ...board, name })).name;
    expect(named(" The\u202e draft\n")).toBe("The draft");
    expect(named("\u200b ")).toBeUndefined();
    expect(() => named("x".repeat(LONGEST_STUDY + 1))).toThrow("malformed");
  });

  it("is kept under its name in place of one of the same name, beside others, and dropped", () => {
    const { board } = opened(duel);
    expect(keepStudy("None", { ...board, name: "None" }), "where the browser keeps nothing").toBe(false);
    vi.stubGlobal("localStorage", pageStorage());
    for (const name of ["One", "Two", "One"]) expect(keepStudy(name, { ...board, name })).toBe(true);
    expect(studies().map(({ name }) => name)).toEqual(expect.arrayContaining(["One", "Two"]));
    expect(studies()).toHaveLength(2);
    expect(studyOf("One")?.board).toEqual({ ...board, name: "One" });
    localStorage.setItem("quayside.study.One", `1e300\n${boardText(board)}`);
    expect(studyOf("One")?.kept, "a time beyond all dates").toBe(0);
    dropStudy("One");
    expect(studies().map(({ name }) => name)).toEqual(["Two"]);
    forgetStudies();
    expect(studies()).toEqual([]);
    vi.unstubAllGlobals();
  });
});

describe("A link that is not whole", () => {
  it.each(["", "x", "****", "AAAA"])("%j is refused", async (code) => {
    await expect(boardOfCode(code)).rejects.toThrow(Refusal);
  });

  it("is refused where it was cut short, or a letter of it is another one", async () => {
    const code = await codeOf(opened(duel).board);
    await expect(boardOfCode(code.slice(0, -40))).rejects.toThrow(Refusal);
  });
});
