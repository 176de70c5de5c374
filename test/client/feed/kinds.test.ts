/** What each kind of feed allows, column by column in plain words, and which kind a feed says it is. */
import { describe, expect, it } from "vitest";
import { ALLOWED, type Allows, allowsAtTable, isLostByAbsence } from "../../../client/feed/kinds.ts";
import { LessonFeed } from "../../../client/feed/practice/lesson.ts";
import { PracticeFeed } from "../../../client/feed/practice/practice.ts";
import { PracticeRoom } from "../../../client/feed/practice/practice-room.ts";
import { PuzzleFeed } from "../../../client/feed/puzzle.ts";
import { ReplayFeed } from "../../../client/feed/replay.ts";
import { TryingFeed } from "../../../client/feed/trial.ts";
import * as english from "../../../client/text/en/index.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";
import { GAMES } from "../../../shared/games.ts";
import { puzzleSetOf } from "../../../shared/puzzle-sets.ts";
import { botsMatches } from "../../core/analysis/bots-match.ts";
import { game } from "../../core/toy-match.ts";
import { toyLesson } from "../../toy/lesson.ts";

type FeedKind = keyof typeof ALLOWED;
const KINDS = Object.keys(ALLOWED) as FeedKind[];
const OF_SERVER = ["live", "rated", "days", "daily", "shared"];
const AGAINST_PEOPLE = ["live", "rated", "days"];
const OWN_MATCH = [...OF_SERVER, "practice", "lesson"];

type Column = Exclude<keyof Allows, "words">;
const having = (column: Column, value: unknown) => KINDS.filter((kind) => ALLOWED[kind][column] === value);
const allowing = (column: Column) => KINDS.filter((kind) => ALLOWED[kind][column] !== false);

describe("By its kind", () => {
  it.each<[title: string, column: Column, kinds: readonly string[]]>([
    ["moves are made everywhere but in replays", "moves", [...OWN_MATCH, "topic", "puzzle", "board"]],
    ["only a match of the reader's can be resigned: no topic, no puzzle, no replay", "resign", OWN_MATCH],
    ["a move may be taken back in every such match but a shared deal", "undo", ["live", "rated", "days", "practice", "lesson"]],
    ["a takeback may be asked for where people play and nothing counts", "takeback", ["live", "days"]],
    ["a hint may be asked for in practice, in lessons and in casual matches", "hint", ["live", "days", "practice", "lesson"]],
    ["a pause or an end is asked for where people may play", "ask", AGAINST_PEOPLE],
    ["and they can talk there", "chat", AGAINST_PEOPLE],
    ["every match but a shared deal can be played again", "rematch", ["live", "rated", "days", "practice", "lesson"]],
    ["one can look back in all that goes on", "lookBack", [...OWN_MATCH, "topic", "puzzle"]],
    ["a match calls its reader", "calls", OWN_MATCH],
    [
      "the record is open at once or at the end, but not of today's deal, a topic or a puzzle, and a board has none",
      "record",
      KINDS.filter((kind) => !["daily", "topic", "puzzle", "board"].includes(kind)),
    ],
    [
      "there is a deal to look into, but not in a lesson, a puzzle or on a board, which are prepared",
      "deal",
      KINDS.filter((kind) => !["lesson", "topic", "puzzle", "board"].includes(kind)),
    ],
    ["an analysis board is made of a replay, and of what is played alone", "board", ["practice", "lesson", "topic", "puzzle", "trying"]],
    ["clocks may run where people play", "clocks", AGAINST_PEOPLE],
    ["rated matches alone count", "counts", ["rated"]],
  ])("%s", (_title, column, kinds) => expect(allowing(column)).toEqual(kinds));

  it("a hint in a casual match is for those alone with bots", () => expect(having("hint", "alone")).toEqual(["live", "days"]));
  it("a replay with lines to try is analysed on the spot", () => expect(having("analyse", "here")).toEqual(["trying"]));
  it("what is hidden in a match that goes on stays hidden on a board", () =>
    expect(having("board", "sight")).toEqual(["practice", "lesson", "topic", "puzzle"]));
  it("any other match whose record is open is analysed in its replay", () =>
    expect(having("analyse", "later")).toEqual(["live", "rated", "days", "shared", "practice", "lesson"]));
  it("a deal is fixed where nobody adds to it", () => expect(having("deal", "fixed")).toEqual(["daily", "shared", "practice"]));
  it("only a table in days keeps the seat of a player who has left", () => expect(having("clocks", "days")).toEqual(["days"]));
  it("what it says is not allowed has its sentence", () => {
    const told = (kind: FeedKind) => ALLOWED[kind].words(english);
    expect(told("daily")).toMatchObject({ noUndo: english.daily.noUndo, leave: english.daily.leave, secret: english.daily.secret });
    expect([told("practice").leave, told("lesson").leave]).toEqual([english.confirm.leaveKept, english.confirm.leaveKept]);
    expect([told("replay").nothing, told("trying").nothing]).toEqual([english.replay.nothing, english.replay.nothing]);
    for (const kind of ["live", "rated", "days", "puzzle"] as const) expect(told(kind)).toEqual({});
  });
});

describe("A table of the server", () => {
  const ticket = { seat: 0, rated: false };
  it("is of the kind its ticket says", () => {
    const found = [{}, { rated: true }, { inDays: true }, { daily: true }, { sharedDeal: "ABC" }].map((terms) =>
      allowsAtTable({ ...ticket, ...terms } as typeof ticket),
    );
    expect(found).toEqual([ALLOWED.live, ALLOWED.rated, ALLOWED.days, ALLOWED.daily, ALLOWED.shared]);
  });
  it("may allow hints beside people, but not in what counts", () => {
    expect(allowsAtTable({ ...ticket, hints: true }).hint).toBe(true);
    expect(allowsAtTable({ ...ticket, rated: true, hints: true }).hint).toBe(false);
  });
  it("lets a watcher do nothing that takes a seat, but look back, and read and analyse the record", () => {
    const { moves, resign, undo, takeback, hint, ask, chat, rematch, ...rest } = allowsAtTable({ seat: WATCHER, rated: true, hints: true });
    expect([moves, resign, undo, takeback, hint, ask, chat, rematch]).toEqual(new Array(8).fill(false));
    expect(ALLOWED.rated).toMatchObject(rest);
  });
  it("lets a watcher who has a name talk to the others", () => {
    expect(allowsAtTable({ seat: WATCHER, rated: false, talks: true })).toMatchObject({ chat: true, moves: false });
  });
  it("says before one leaves what leaving means where programs have a ladder", () => {
    const { leave } = allowsAtTable({ ...ticket, terms: { ladder: true } }).words(english);
    expect(leave).toBe(english.confirm.leaveLadder);
  });
  it("is lost by the player who stays away, if it is rated and has two players", () => {
    expect([2, 3].map((seats) => isLostByAbsence(ALLOWED.rated, new Array(seats).fill({})))).toEqual([true, false]);
    expect(isLostByAbsence(ALLOWED.live, [{}, {}])).toBe(false);
  });
});

describe("Without a server", () => {
  it("each feed says its own kind", async () => {
    const [duel] = GAMES as [(typeof GAMES)[0]];
    const { record } = botsMatches(duel, 5).at(-1)!;
    const set = (await puzzleSetOf(duel.id))!;
    const feeds = [
      new PracticeFeed({ game, inPage: PracticeRoom }),
      new LessonFeed({ game, lesson: toyLesson, inPage: PracticeRoom }),
      new PuzzleFeed({ game: duel, set, puzzle: set.puzzles[0]! }),
      new ReplayFeed({ game: duel, record, seat: 0 }),
      new TryingFeed({ game: duel, record, seat: 0 }),
    ];
    const { practice, lesson: guided, puzzle, replay, trying } = ALLOWED;
    expect(feeds.map(({ allows }) => allows)).toEqual([practice, guided, puzzle, replay, trying]);
    for (const feed of feeds) feed.leave();
  });
});
