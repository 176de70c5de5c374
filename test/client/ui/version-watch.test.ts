import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LobbyState } from "../../../client/feed/lobby.ts";
import * as english from "../../../client/text/en/index.ts";
import { watchVersion } from "../../../client/ui/app/version-watch.ts";

const words = english.version;
const news = (build: string): LobbyState => ({ build, people: 1, matches: 0, tables: [], looking: [] });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A page of one build that is told which one the server has. */
function page(own = "old") {
  const seen = {
    busy: false,
    cut: false,
    said: undefined as string | undefined,
    loads: 0,
    tick: (): void => undefined,
    hear: (_build: string): void => undefined,
  };
  watchVersion({
    text: english,
    own,
    onState: (listener) => {
      seen.hear = (build) => listener(news(build));
      return () => undefined;
    },
    busy: () => seen.busy,
    cut: () => seen.cut,
    say: (sentence) => {
      seen.said = sentence;
    },
    reload: () => seen.loads++,
    timers: {
      after: (_time, call) => {
        seen.tick = call;
        return () => undefined;
      },
    },
  });
  return seen;
}

describe("a page of an older build than the server's", () => {
  it("reloads itself in the lobby", () => {
    const old = page();
    old.hear("new");
    expect(old.loads).toBe(1);
  });

  it("says nothing of the match's end while the line to it is dead", () => {
    const old = page();
    Object.assign(old, { busy: true, cut: true });
    old.hear("new");
    expect([old.said, old.loads]).toEqual([undefined, 0]);
    old.cut = false;
    old.tick();
    expect(old.said).toBe(words.later);
  });

  it("says so at a table, and stays", () => {
    const old = page();
    old.busy = true;
    old.hear("new");
    expect([old.said, old.loads]).toEqual([words.later, 0]);
  });

  it("reloads itself after the match", () => {
    const old = page();
    old.busy = true;
    old.hear("new");
    old.busy = false;
    old.tick();
    expect(old.loads).toBe(1);
  });

  it("does so once, even if the browser then still shows the old one", () => {
    page().hear("new");
    const again = page();
    again.hear("new");
    expect([again.said, again.loads]).toEqual([words.stays, 0]);
  });
});

describe("a page of the server's own build", () => {
  it("is left alone", () => {
    const fresh = page("new");
    fresh.hear("new");
    expect([fresh.said, fresh.loads]).toEqual([undefined, 0]);
  });

  it("is left alone as well where a build has no name", () => {
    const developing = page("");
    developing.hear("new");
    const offline = page("old");
    offline.hear("");
    expect([developing.loads, offline.loads]).toEqual([0, 0]);
  });
});
