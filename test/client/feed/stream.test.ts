/** What a stream shows next, and when; on a clock of its own. */
import { describe, expect, it } from "vitest";
import { STREAM_END_SHOWN, STREAM_LOOKS_AGAIN } from "../../../client/base/durations.ts";
import type { Feed, FeedListener, Presence } from "../../../client/feed/feed.ts";
import type { WatchWait } from "../../../client/feed/lobby.ts";
import { MatchStream, type StreamState, type StreamWish } from "../../../client/feed/stream.ts";
import { Refusal } from "../../../shared/core/base/refusal.ts";
import type { Calls, StreamedMatch } from "../../../shared/core/wire/calls.ts";

const BEST: StreamWish = { type: "best", game: "" };
const PEOPLE: StreamWish = { type: "people" };

interface Watched extends Pick<Feed, "match"> {
  isLeft: boolean;
  close(): void;
}

/** A stream, the server it asks, and its clock. */
class Stage {
  now = 0;
  /** What the server answers: a match by its name, nothing, or that it is not there. */
  answer: string | undefined | Error;
  readonly calls: Calls["stream"][] = [];
  readonly states: StreamState[] = [];
  readonly watched: Watched[] = [];
  /** Set if the next match is a young one. */
  young: WatchWait | undefined;
  #seen = (): void => undefined;
  readonly #timers = new Set<{ at: number; call(): void }>();
  readonly stream: MatchStream;

  constructor(wish: StreamWish, match = "") {
    this.stream = new MatchStream({
      wish,
      match,
      ask: async (call) => {
        this.calls.push(call);
        if (this.answer instanceof Error) throw this.answer;
        return this.answer === undefined ? undefined : named(this.answer);
      },
      watch: async (id, mustWait) => {
        if (this.young !== undefined) {
          mustWait(this.young);
          await new Promise<void>((seen) => (this.#seen = seen));
        }
        return this.#feed(id);
      },
      timers: {
        after: (milliseconds, call) => {
          const timer = { at: this.now + milliseconds, call };
          this.#timers.add(timer);
          return () => this.#timers.delete(timer);
        },
      },
      elapsed: () => this.now,
      show: (state) => this.states.push(state),
    });
  }

  get state(): StreamState | undefined {
    return this.states.at(-1);
  }

  /** The match on screen. */
  get shown(): string | undefined {
    const { state } = this;
    return state?.type === "playing" || state?.type === "over" ? state.feed.match : undefined;
  }

  seen(): Promise<void> {
    this.#seen();
    return settled();
  }

  async start(answer?: string | Error): Promise<this> {
    this.answer = answer;
    this.stream.start();
    await settled();
    return this;
  }

  async pass(milliseconds: number): Promise<void> {
    this.now += milliseconds;
    for (const timer of [...this.#timers].filter(({ at }) => at <= this.now)) {
      this.#timers.delete(timer);
      timer.call();
    }
    await settled();
  }

  async end(next?: string | Error): Promise<void> {
    this.answer = next;
    this.stream.ended();
    await settled();
  }

  #feed(match: string): Feed {
    let listener: FeedListener | undefined;
    const watched: Watched = {
      match,
      isLeft: false,
      close: () => listener?.presence({ connection: "closed" } as Presence),
    };
    this.watched.push(watched);
    const listen = (added: FeedListener) => {
      listener = added;
      return () => undefined;
    };
    return { match, listen, leave: () => (watched.isLeft = true) } as unknown as Feed;
  }
}

const named = (match: string): StreamedMatch => ({ match, game: "duel", people: [], key: `key of ${match}` });
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

describe("A stream of the best match", () => {
  it("shows it, and asks for no other while it is played", async () => {
    const stage = await new Stage(BEST).start("a");
    expect(stage.shown).toBe("a");
    stage.answer = "better";
    await stage.pass(10 * STREAM_LOOKS_AGAIN);
    expect([stage.shown, stage.calls.length]).toEqual(["a", 1]);
  });

  it("shows the end of a match, says what comes next and when, and goes there then", async () => {
    const stage = await new Stage(BEST).start("a");
    await stage.end("b");
    expect(stage.state).toMatchObject({ type: "over", next: { match: "b" }, at: STREAM_END_SHOWN });
    await stage.pass(STREAM_END_SHOWN - 1);
    expect(stage.shown).toBe("a");
    await stage.pass(1);
    expect(stage.state).toMatchObject({ type: "playing", feed: { match: "b" } });
    expect(stage.watched.map(({ isLeft }) => isLeft)).toEqual([true, false]);
  });

  it("keeps showing the end where nothing else is played, and picks up by itself", async () => {
    const stage = await new Stage(BEST).start("a");
    await stage.end();
    await stage.pass(STREAM_END_SHOWN);
    expect(stage.state).toMatchObject({ type: "over", feed: { match: "a" } });
    stage.answer = "b";
    await stage.pass(STREAM_LOOKS_AGAIN);
    expect(stage.shown).toBe("b");
  });

  it("does not show a match again whose end was seen", async () => {
    const stage = await new Stage(BEST).start("a");
    await stage.end("a");
    await stage.pass(STREAM_END_SHOWN);
    expect(stage.state).toMatchObject({ type: "over", feed: { match: "a" } });
    expect(stage.watched).toHaveLength(1);
  });

  it("goes on when the table has left memory", async () => {
    const stage = await new Stage(BEST).start("a");
    stage.answer = "b";
    stage.watched[0]!.close();
    await settled();
    await stage.pass(STREAM_END_SHOWN);
    expect(stage.shown).toBe("b");
  });

  it("asks for the best of one game alone where it follows one", async () => {
    const stage = await new Stage({ type: "best", game: "duel" }).start("a");
    expect(stage.calls).toEqual([{ game: "duel" }]);
  });
});

describe("A stream of a table", () => {
  it("asks for the next match of the same people", async () => {
    const stage = await new Stage(PEOPLE, "a").start("a");
    await stage.end("b");
    expect(stage.calls).toEqual([{ match: "a" }, { match: "a", key: "key of a" }]);
    await stage.pass(STREAM_END_SHOWN);
    expect([stage.shown, stage.stream.match]).toEqual(["b", "b"]);
  });

  it("goes on to the best match instead, if that is wished while it is played: after its end", async () => {
    const stage = await new Stage(PEOPLE, "a").start("a");
    stage.stream.follow(BEST);
    expect(stage.shown).toBe("a");
    await stage.end("b");
    expect(stage.calls.at(-1)).toEqual({});
  });

  it("leaves what it was about to show, if another is wished at the end", async () => {
    const stage = await new Stage(PEOPLE, "a").start("a");
    await stage.end("b");
    stage.answer = "c";
    stage.stream.follow(BEST);
    await settled();
    await stage.pass(STREAM_END_SHOWN);
    expect(stage.shown).toBe("c");
    expect(stage.watched.map(({ match, isLeft }) => [match, isLeft])).toEqual([
      ["a", true],
      ["b", true],
      ["c", false],
    ]);
  });

  it("says why it cannot be shown, and asks no more", async () => {
    const stage = await new Stage(PEOPLE, "a").start(new Refusal("noWatchers"));
    await stage.pass(10 * STREAM_LOOKS_AGAIN);
    expect(stage.state).toMatchObject({ type: "refused", why: { key: "noWatchers" } });
    expect(stage.calls).toHaveLength(1);
  });
});

describe("A stream without anything to show", () => {
  it("waits, and begins by itself", async () => {
    const stage = await new Stage(BEST).start();
    expect(stage.state).toEqual({ type: "waiting" });
    stage.answer = "a";
    await stage.pass(STREAM_LOOKS_AGAIN);
    expect(stage.shown).toBe("a");
  });

  it("says that the server is away, and begins when it is back", async () => {
    const stage = await new Stage(BEST).start(new Error("no line"));
    expect(stage.state).toEqual({ type: "unreachable" });
    stage.answer = "a";
    await stage.pass(STREAM_LOOKS_AGAIN);
    expect(stage.shown).toBe("a");
  });

  it("says when a young match can be seen, as late as all watchers see it", async () => {
    const stage = new Stage(BEST);
    stage.young = { until: 70_000, cancel: () => undefined };
    await stage.start("a");
    expect(stage.state).toEqual({ type: "waiting", until: 70_000 });
    await stage.seen();
    expect(stage.shown).toBe("a");
  });
});
