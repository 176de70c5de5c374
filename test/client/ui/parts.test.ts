import { describe, expect, it } from "vitest";
import type { Moment, Presence } from "../../../client/feed/feed.ts";
import {
  changeSettings,
  changesOf,
  DEFAULTS,
  mergeSettings,
  parseSettings,
  type Settings,
  tableSettings,
} from "../../../client/settings/settings.ts";
import { syncSettings } from "../../../client/settings/settings-store.ts";
import * as english from "../../../client/text/en/index.ts";
import { refusalText, sayer } from "../../../client/text/say.ts";
import { clock } from "../../../client/ui/common/time-left.ts";
import { lastMove, rememberSent, WHYS_NO_UNDO, whyNoUndo, whyNoUndoSince } from "../../../client/ui/input/undo.ts";
import { searchStageOf } from "../../../client/ui/lobby/search-widening.ts";
import { scoreSheet } from "../../../client/ui/panels/score-sheet.ts";
import { botTag } from "../../../client/ui/panels/seats-panel.ts";
import { seatNews, secondsLeft } from "../../../client/ui/strips/connection.ts";
import { REFUSALS } from "../../../shared/core/base/refusal.ts";
import type { Sight } from "../../../shared/core/contract/game.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";
import { NO_PROPOSAL, type SeatStatus } from "../../../shared/core/wire/sync.ts";
import { GRACE } from "../../../shared/core/wire/wire.ts";

describe("The score sheet", () => {
  const sheet = scoreSheet({
    how: "points",
    places: [2, 1],
    points: [
      { blue: 3, green: 0 },
      { blue: 4, green: 0, war: 2 },
    ],
    ties: [3, 4],
  });
  it("has a row for each source that gave any seat points", () => {
    expect(sheet.rows).toEqual([
      { source: "blue", points: [3, 4] },
      { source: "war", points: [0, 2] },
    ]);
  });
  it("adds up", () => expect(sheet.totals).toEqual([3, 6]));
  it("knows the winner and the order", () => expect([sheet.winners, sheet.order]).toEqual([[1], [1, 0]]));
  it("has no totals if points were not counted", () => {
    expect(scoreSheet({ how: "military", places: [1, 2], points: [{}, {}] })).toMatchObject({ rows: [], totals: undefined, winners: [0] });
  });
  it("shows the points so far where they did not decide, and says so", () => {
    const so = scoreSheet({ how: "military", places: [1, 2], points: [{}, {}] }, [{ blue: 3 }, { blue: 9 }]);
    expect(so).toMatchObject({ rows: [{ source: "blue", points: [3, 9] }], totals: [3, 9], winners: [0], undecided: true });
  });
  it("but never instead of those that did", () => {
    const so = scoreSheet({ how: "points", places: [1, 2], points: [{ blue: 1 }, { blue: 0 }] }, [{ blue: 3 }, { blue: 9 }]);
    expect(so).toMatchObject({ totals: [1, 0], undecided: false });
  });
  it("names what breaks ties only if two seats have as many points", () => {
    const ties = (...points: number[]) =>
      scoreSheet({ how: "points", places: [1, 2], points: points.map((blue) => ({ blue })), ties: [3, 1] }).ties;
    expect([ties(5, 4), ties(5, 5)]).toEqual([undefined, [3, 1]]);
  });
  it("is shared as text that ends with the link to the replay, if the match is kept", () => {
    const shared = (link: string) => english.score.shareText("Toy", "Ada wins.", ["Ada: 3"], link).split("\n").slice(1);
    expect(shared("https://quay.example/r/a1")).toEqual(["Ada wins.", "Ada: 3", "https://quay.example/r/a1"]);
    expect(shared("")).toEqual(["Ada wins.", "Ada: 3"]);
  });
  it("has no winner if no seat is placed", () => expect(scoreSheet({ how: "agreed", places: [], points: [{}, {}] }).winners).toEqual([]));
});

describe("Beside a seat that a bot plays stands", () => {
  it("how well the bot plays", () => expect(botTag(english, { name: "", level: "strong" }, true)).toBe(english.people.botLabel.strong));
  it("that it stands in for a player", () =>
    expect(botTag(english, { name: "Ada", level: "casual" }, false)).toBe(english.people.standsIn));
  it("nothing once the match is over: its player has left the table, and is no bot", () =>
    expect(botTag(english, { name: "Ada", level: "casual" }, true)).toBe(false));
});

describe("Why nothing can be taken back", () => {
  const moment = (undo: number | undefined, rest: Partial<Moment> = {}): Moment => {
    return { number: 1, event: { type: "moved" }, sight: {} as Sight, ask: 0, asked: [1], undo, outcome: undefined, ...rest };
  };
  const build = { first: ["build"], more: 0 } as const;
  it("one's own move showed something hidden", () => expect(whyNoUndo("undoNothing", moment(undefined), "mine")).toBe("undoReveal"));
  it("another seat has moved since", () => {
    expect(whyNoUndo(whyNoUndo("undoNothing", moment(3), "mine"), moment(undefined), "theirs")).toBe("undoOthers");
  });
  it("a bot or the clock has answered what was asked of this page's player", () => {
    const sent = rememberSent();
    for (const ask of [1, 2]) sent.show(moment(undefined, { ask, number: ask }));
    expect(sent.whyNot).toBe("undoPlayed");
  });
  it("not so if the player has answered", () => {
    const sent = rememberSent();
    sent.show(moment(undefined, { ask: 1 }));
    sent.sends(build, 1, false);
    sent.show(moment(undefined, { ask: 2, number: 2 }));
    expect(sent.whyNot).toBe("undoReveal");
  });
  it("there is nothing, before the first move", () => expect(whyNoUndo("undoNothing", moment(undefined), "theirs")).toBe("undoNothing"));
  it("there is nothing, after the last was taken back", () => {
    expect(whyNoUndo("undoOthers", moment(undefined, { event: { type: "takenBack", seat: 0, to: 3 } }), "theirs")).toBe("undoNothing");
  });
  it("says no more of a frame that is shown again, in another language or after a look back", () => {
    const sent = rememberSent();
    sent.show(moment(undefined, { ask: 1 }));
    sent.sends(build, 1, false);
    const own = moment(3, { ask: 0, number: 2 });
    for (const shown of [own, own]) sent.show(shown);
    expect(sent.undoes(own)).toEqual({ row: build, answered: false });
  });
  it("names what others have done since, which goes with it", () => {
    const sent = rememberSent();
    sent.show(moment(undefined, { ask: 1 }));
    sent.sends(build, 1, false);
    const own = moment(3, { ask: 0, number: 2 });
    sent.show(own);
    expect(sent.undoes(own)).toEqual({ row: build, answered: false });
    const bots = moment(3, { ask: 2, number: 3 });
    sent.show(bots);
    expect(sent.undoes(bots)).toEqual({ row: build, answered: true });
  });
  it("is not decided in the middle of an entry", () =>
    expect(whyNoUndo("undoReveal", moment(3, { asked: [] }), "mine")).toBe("undoReveal"));
  const line = (seat: number, key = "built", by: number | null = seat) => ({
    by: by ?? undefined,
    number: 1,
    line: [key] as const,
    pieces: [],
    seat,
    turn: false,
    struck: false,
    lasting: key.endsWith(".takenBack"),
  });
  it.each([
    ["undoNothing", []],
    ["undoNothing", [line(1)]],
    ["undoOthers", [line(0), line(1)]],
    // "Your turn begins" comes with the move of the seat before.
    ["undoNothing", [line(1), line(0, "turn", 1)]],
    ["undoNothing", [line(0, "dealt", null)]],
    ["undoReveal", [line(1), line(0)]],
    ["undoOthers", [line(0), line(1), line(0, "core.takenBack")]],
    ["undoNothing", [line(0, "log.takenBack")]],
  ] as const)("is %s after a reload, by what the log tells", (why, lines) => expect(whyNoUndoSince("undoNothing", lines, 0)).toBe(why));
  it.each([
    ["none", []],
    ["newest", [line(1), line(0)]],
    ["answered", [line(0), line(1)]],
    ["answered", [line(0), line(1), line(2), line(0, "turn", 2)]],
    ["newest", [line(0), { ...line(1), struck: true }]],
  ] as const)("its last move is the %s one, after a return to the match", (since, lines) => expect(lastMove(lines, 0)).toBe(since));
  it.each(WHYS_NO_UNDO)("has words: %s", (why) => expect(english.table[why]).toMatch(/\w/));
});

describe("Settings", () => {
  const valuesOf = (kept: string | null) => parseSettings(kept).values;
  it.each([null, "", "nonsense", "null", "[]", "7"])("are the defaults if %j is kept", (kept) => expect(valuesOf(kept)).toEqual(DEFAULTS));
  it("are kept one by one: what makes no sense is at its default", () => {
    const kept = JSON.stringify({ speed: "fast", pieces: 7, motion: "wild", confirm: "never", mirror: true });
    expect(valuesOf(kept)).toEqual({ ...DEFAULTS, speed: "fast", confirm: "never", mirror: true });
  });
  it("of an earlier version have one volume for everything", () => {
    expect(valuesOf(JSON.stringify({ volume: 0 }))).toMatchObject({ pieces: 0, ambience: 0, alerts: 0 });
    expect(valuesOf(JSON.stringify({ volume: 0.3, alerts: 0.9 }))).toMatchObject({ pieces: 0.3, ambience: 0.3, alerts: 0.9 });
  });
  it("come back as they were kept", () => {
    const settings: Settings = {
      ...{ speed: "slow", pieces: 0, ambience: 0.25, alerts: 1, motion: "less", confirm: "always", secondClick: "always" },
      ...{ mirror: true, autoplay: true, notices: true, plain: true, tab: false, hurry: false },
      ...{ language: "nl", tips: false, muted: true, lobbyAmbience: true },
    };
    expect(valuesOf(JSON.stringify(settings))).toEqual(settings);
  });
  it("follow the guest with the time of their change, but not what is about this browser", () => {
    const kept = changeSettings(parseSettings(null), { pieces: 0, plain: true }, 70);
    expect(changesOf(kept)).toEqual([{ setting: "pieces", value: 0, at: 70 }]);
    expect(mergeSettings(parseSettings(null), changesOf(kept)).values).toEqual({ ...DEFAULTS, pieces: 0 });
  });
  it("of older versions, kept without a time, follow too and give way to every change that has one", () => {
    const old = parseSettings(JSON.stringify({ speed: "fast" }));
    expect(changesOf(old).map(({ setting }) => setting)).toEqual(["speed"]);
    expect(mergeSettings(old, [{ setting: "speed", value: "slow", at: 2 }]).values.speed).toBe("slow");
  });
  it("merge to the newest change of each, in whichever order they meet", () => {
    const phone = changeSettings(changeSettings(parseSettings(null), { speed: "fast" }, 10), { pieces: 0 }, 40);
    const desk = changeSettings(changeSettings(parseSettings(null), { speed: "slow" }, 20), { pieces: 1, mirror: true }, 30);
    const wanted = { ...DEFAULTS, speed: "slow", pieces: 0, mirror: true };
    expect(mergeSettings(phone, changesOf(desk)).values).toEqual(wanted);
    expect(mergeSettings(desk, changesOf(phone)).values).toEqual(wanted);
  });
  it("changed without the server are told, all of them, as soon as it answers again", async () => {
    const told: unknown[] = [];
    let due = (): void => undefined;
    let own = parseSettings(null);
    let answers = false;
    const sync = syncSettings({
      guest: {
        settings: async (changes) => {
          told.push(changes);
          if (!answers) throw new Error("no server");
          return [{ setting: "speed", value: "fast", at: 90 }];
        },
      },
      timers: {
        after(_milliseconds, call) {
          due = call;
          return () => undefined;
        },
      },
      memory: { merge: () => undefined, missing: () => [] },
      own: () => own,
      merged: (changes) => {
        own = mergeSettings(own, changes);
      },
    });
    own = changeSettings(own, { pieces: 0 }, 10);
    sync.soon();
    due();
    await Promise.resolve();
    expect(own.values).toEqual({ ...DEFAULTS, pieces: 0 });
    answers = true;
    own = changeSettings(own, { mirror: true }, 20);
    sync.soon();
    due();
    await new Promise((soon) => setTimeout(soon));
    const volume = { setting: "pieces", value: 0, at: 10 };
    expect(told).toEqual([[volume], [{ setting: "mirror", value: true, at: 20 }, volume]]);
    expect(own.values).toEqual({ ...DEFAULTS, pieces: 0, mirror: true, speed: "fast" });
  });
  it("take the server's time for a value both have, and nothing that makes no sense here", () => {
    const ahead = changeSettings(parseSettings(null), { speed: "fast" }, 9_000);
    const told = mergeSettings(ahead, [
      { setting: "speed", value: "fast", at: 100 },
      { setting: "pieces", value: "loud", at: 200 },
      { setting: "fromTheFuture", value: true, at: 200 },
      { setting: "plain", value: true, at: 200 },
    ]);
    expect(told).toEqual({ values: { ...DEFAULTS, speed: "fast" }, changed: { speed: 100 } });
  });
  it.each([
    ["system", true, true],
    ["system", false, false],
    ["less", false, true],
    ["full", true, false],
  ] as const)("motion %s, system wants less %s: reduced %s", (motion, system, reduced) => {
    expect(tableSettings({ ...DEFAULTS, motion }, system).reducedMotion).toBe(reduced);
  });
});

describe("Sentences", () => {
  const own = { hello: ({ name, you }: Record<string, string | number>) => `${name} ${you}`, "core.resigned": "mine" };
  const say = sayer(english, own, (seat) => ["Anna", "Ben"][seat] ?? "", 0);
  it.each(REFUSALS)("exist for the refusal %s", (key) => expect(refusalText(english, key, {})).toMatch(/\w.*\.$/));
  it("know who sits on a seat, and whether it is the reader", () => {
    expect([say.line(["hello", { seat: 0 }]), say.line(["hello", { seat: 1 }])]).toEqual(["Anna 1", "Ben 0"]);
  });
  it("of the game go before those of the ui", () => expect(say.line(["core.resigned", { seat: 1 }])).toBe("mine"));
  it("of the ui serve if the game has none", () => expect(say.line(["core.takenBack", { seat: 1 }])).toContain("Ben"));
  it("that are missing show their key", () => expect(say.line(["none"])).toBe("none"));
});

describe("A search for people widens", () => {
  const search = { filled: 1, seats: 2, names: [], colours: [], own: -1, since: 1_000, botsAt: undefined, anybodyAt: undefined };
  it.each([
    ["towards bots, if they come", { botsAt: 11_000, anybodyAt: 61_000 }, 3_500, { to: "bots", seconds: 8, done: 0.25 }],
    ["towards anybody, if no bots come", { anybodyAt: 61_000 }, 31_000, { to: "anybody", seconds: 30, done: 0.5 }],
    ["and is as wide as it will be", { anybodyAt: 61_000 }, 99_000, { to: "anybody", seconds: 0, done: 1 }],
  ] as const)("%s", (_how, ends, now, stage) => expect(searchStageOf({ ...search, ...ends }, now)).toEqual(stage));
  it("not while the time is unknown", () => expect(searchStageOf(search, 2_000)).toBeUndefined());
});

describe("Waiting and connection", () => {
  it.each([
    [0, "0:00"],
    [65.9, "1:05"],
    [600, "10:00"],
  ])("%s s are %s", (seconds, shown) => expect(clock(seconds)).toBe(shown));
  it("counts down to the next try, never below 0", () => {
    expect([secondsLeft(3000, 0, 0), secondsLeft(3000, 0, 2500), secondsLeft(3000, 0, 9000), secondsLeft(undefined, 0, 0)]).toEqual([
      3, 1, 0, 0,
    ]);
  });
  it("says what becomes of the seat of a player who is offline, as the others see it", () => {
    const words = english.connection;
    const person = { kind: "person" } as SeatStatus;
    const lost: Presence = { people: [person, person], proposal: NO_PROPOSAL, paused: false, connection: "lost", retryIn: 4000 };
    const news = (gone: number, feed = {}, presence = {}): string =>
      seatNews(words, { seat: 0, rated: false, ...feed }, { ...lost, ...presence }, gone);
    expect([news(0), news(GRACE - 1), news(GRACE)]).toEqual([words.kept, words.kept, words.replaced]);
    expect(news(GRACE, { rated: true })).toBe(words.loses);
    expect(news(GRACE, { rated: true }, { people: [person, person, person] })).toBe(words.replaced);
    const alone = { people: [person, { ...person, kind: "bot" }] };
    expect([news(GRACE, { inDays: true }), news(GRACE, {}, { paused: true }), news(GRACE, {}, alone)]).toEqual([
      words.kept,
      words.kept,
      words.kept,
    ]);
    expect(news(GRACE, { seat: WATCHER })).toBe("");
  });
});
