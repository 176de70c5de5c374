import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { eraseFace, type Face } from "../../../client/face/face.ts";
import type { Feed, Moment } from "../../../client/feed/feed.ts";
import { ReplayFeed } from "../../../client/feed/replay.ts";
import { left } from "../../../client/ui/common/countdown.ts";
import { fitting } from "../../../client/ui/common/guest-name.ts";
import type { Log } from "../../../client/ui/model/log-lines.ts";
import { matchLog } from "../../../client/ui/model/match-log.ts";
import { Refusal } from "../../../shared/core/base/refusal.ts";
import { frames } from "../../../shared/core/match/step.ts";
import { randomMatch } from "../../contract/matches.ts";
import { game } from "../../core/toy-match.ts";
import { eventually } from "../../eventually.ts";
import { toyFace } from "../../toy/face.ts";

const { record } = randomMatch(game, 4);
/** Every event is told, as its own name. */
const face: Face = { ...eraseFace(toyFace), act: (event: { type: string }) => ({ line: [event.type] as const, cues: [] }) };
const source = new ReplayFeed({ game, record, seat: 0, own: true });
const other = new ReplayFeed({ game, record, seat: 1 }).moments;
const last = [...frames(game, record, 0)].length - 1;
const moments = (await source.past(0, last)) as readonly Moment[];

function told(feed: Partial<Feed> = {}, end?: () => number) {
  const missed = vi.fn();
  const { match, seat } = source;
  const past: Feed["past"] = (from, to) => source.past(from, to);
  const ended = new AbortController();
  onTestFinished(() => ended.abort());
  const { signal } = ended;
  const feedOfLog = { match, seat, past, ...feed };
  const story = matchLog({ feed: feedOfLog, face, missed, signal, ...(end && { last: end }) });
  const show = (number: number): boolean => story.shown(moments[number]!, undefined);
  /** What was missing has come: the log is another one, though no frame was shown. */
  const filled = async (): Promise<void> => {
    const before = story.log;
    await eventually(() => expect(story.log).not.toBe(before));
  };
  return { story, missed, show, filled, end: () => ended.abort() };
}
afterEach(() => vi.useRealTimers());
const text = (log: Log): unknown[] => log.lines.map(({ number, line, seat, struck }) => ({ number, line, seat, struck }));

/** Frame by frame from the beginning, with the acts as the picture has them. */
function whole(to: number): unknown[] {
  const { story } = told();
  for (const moment of moments.slice(0, to + 1)) {
    const before = moments[moment.number - 1];
    story.shown(moment, before && face.act(moment.event, before.sight, moment.sight));
  }
  return text(story.log);
}

describe("The log is whole", () => {
  it("for a player who joins in the middle", async () => {
    const { story, show, filled } = told();
    expect(show(7)).toBe(false);
    await filled();
    expect(text(story.log)).toEqual(whole(7));
    expect(story.log.lines.length).toBe(7);
  });
  it("after a jump, and goes on from there", async () => {
    const { story, show, filled } = told();
    show(0);
    show(9);
    await filled();
    story.shown(moments[10]!, face.act(moments[10]!.event, moments[9]!.sight, moments[10]!.sight));
    expect(text(story.log)).toEqual(whole(10));
  });
  it("as far as the picture, when stepping back", async () => {
    const { story, show, filled } = told();
    show(last);
    await filled();
    show(3);
    expect(text(story.log)).toEqual(whole(3));
  });
  it("a few frames later, when the server would not answer at first", async () => {
    let refused = 0;
    const past: Feed["past"] = async (from, to) => {
      if (refused++ === 0) throw new Refusal("tooOften");
      return source.past(from, to);
    };
    const { story, show, filled } = told({ past });
    show(5);
    await eventually(() => expect(refused).toBe(1));
    for (let number = 6; number <= 9; number++) show(number);
    await filled();
    expect(text(story.log)).toEqual(whole(9));
    expect(refused).toBe(2);
  });
  it("also if no frames come, a while later", async () => {
    vi.useFakeTimers();
    let refused = 0;
    const past: Feed["past"] = async (from, to) => {
      if (refused++ < 2) throw new Refusal("tooOften");
      return source.past(from, to);
    };
    const { story, show } = told({ past });
    show(7);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(text(story.log)).toEqual(whole(7));
    expect(refused).toBe(3);
  });
  it("and is asked for a few times only, and not once the table is closed", async () => {
    vi.useFakeTimers();
    const past = vi.fn<Feed["past"]>(async () => {
      throw new Refusal("tooOften");
    });
    const { show } = told({ past });
    show(7);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(past).toHaveBeenCalledTimes(7);
    past.mockClear();
    const closed = told({ past });
    closed.show(7);
    closed.end();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(past).toHaveBeenCalledTimes(1);
  });
  it("but for what cannot be had, which is said", async () => {
    const { story, show, filled } = told({ past: async () => [] });
    show(7);
    await filled();
    expect(story.log.lines.map(({ line }) => line[0])).toEqual(["core.missed"]);
  });
});

describe("In a replay the log lists what comes after the frame shown", () => {
  it("with the lines up to it, so that any of them can be gone to", async () => {
    const { story, show, filled } = told({}, () => last);
    show(3);
    await filled();
    expect(text(story.log)).toEqual(whole(3));
    expect(text({ ...story.log, lines: [...story.log.lines, ...story.later] })).toEqual(whole(last));
    show(last);
    expect(story.later).toEqual([]);
  });
  it("in the words of the eyes it is seen through", async () => {
    const { story, show, filled } = told({ past: async (from, to) => other.slice(from, to + 1) }, () => last);
    show(3);
    await filled();
    expect(story.shown(other[4]!, undefined)).toBe(false);
    await eventually(() => expect(text(story.log)).toEqual(whole(4)));
  });
});

describe("Looking back", () => {
  it("at the log makes nobody miss what came after", async () => {
    const { show, missed } = told({ match: "m2" });
    show(0);
    show(9);
    await eventually(() => expect(missed).toHaveBeenCalled());
    missed.mockClear();
    show(2);
    show(9);
    await new Promise((later) => setTimeout(later, 0));
    expect(missed).not.toHaveBeenCalled();
  });
});

describe("A player who was away is told what they missed", () => {
  it("and nothing they have seen", async () => {
    const { story, show, missed } = told({ match: "m1" });
    show(0);
    show(1);
    show(9);
    await eventually(() => expect(missed).toHaveBeenCalled());
    expect(missed).toHaveBeenCalledWith(story.log.lines.filter(({ number }) => number > 1));
  });
  it("but nothing in a replay", async () => {
    const { show, missed, filled } = told();
    show(0);
    show(9);
    await filled();
    expect(missed).not.toHaveBeenCalled();
  });
});

describe("A time that runs out", () => {
  it("is shown as what is left of it", () => expect(left(20_000, 20_000, 5_000)).toEqual({ seconds: 15, part: 0.75 }));
  it("never less than nothing", () => expect(left(20_000, 20_000, 25_000)).toEqual({ seconds: 0, part: 0 }));
});

describe("A kept name is made to fit", () => {
  it.each([
    ["  Ada ", "Ada"],
    ["x".repeat(40), "x".repeat(24)],
    ["a\u202eb\u0000", "ab"],
    [`${"x".repeat(23)}\u{1f6a2}`, "x".repeat(23)],
    ["", ""],
  ])("%j", (kept, name) => expect(fitting(kept)).toBe(name));
});
