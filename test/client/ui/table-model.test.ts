import { describe, expect, it, vi } from "vitest";
import type { Feed, Moment, Presence } from "../../../client/feed/feed.ts";
import { ALLOWED } from "../../../client/feed/kinds.ts";
import type { LookBack } from "../../../client/feed/look-back.ts";
import { momentsOf } from "../../../client/feed/moments-of-step.ts";
import { DEFAULTS, type Settings } from "../../../client/settings/settings.ts";
import type { SettingsStore } from "../../../client/settings/settings-store.ts";
import * as english from "../../../client/text/en/index.ts";
import type { LogLine } from "../../../client/ui/model/log-lines.ts";
import { TableModel } from "../../../client/ui/model/table-model.ts";
import { chosen, tableOf } from "../../core/toy-match.ts";
import { language } from "../english.ts";
import { face } from "../seated-player.ts";

// A table writes what it was shown when the page is left; here nobody leaves.
vi.stubGlobal("addEventListener", () => undefined);

function known() {
  const ended = new AbortController();
  let settings: Settings = DEFAULTS;
  let settingsChanged = (): void => undefined;
  let frames = (_last: number): void => undefined;
  const store = {
    get: () => settings,
    onChange(listener: () => void) {
      settingsChanged = listener;
      return () => (settingsChanged = () => undefined);
    },
  } as unknown as SettingsStore;
  const onState = (listener: (state: { last: number }) => void) => {
    frames = (last) => listener({ last });
    return () => (frames = () => undefined);
  };
  const back = { playback: { onState } } as unknown as LookBack;
  const match = chosen();
  const { leader: seat } = tableOf(match);
  const first = [{ number: match.frame, event: { type: "began" }, privateEvent: undefined, ...match.state }] as const;
  const moments = momentsOf({ match, frames: [...first] }, seat);
  const feed = {
    seat,
    send: () => undefined,
    match: "",
    colours: [0, 1],
    allows: ALLOWED.live,
    listen: () => () => undefined,
  } as unknown as Feed;
  const model = new TableModel({ feed, back, face, text: english, language, settings: store, signal: ended.signal });
  const set = (change: Partial<Settings>): void => {
    settings = { ...settings, ...change };
    settingsChanged();
  };
  const tell = (change: Partial<Presence>): void => {
    model.presence.value = { ...model.presence.peek(), ...change };
  };
  return { model, moments, set, tell, frame: (last: number) => frames(last), close: () => ended.abort() };
}

/** What an effect has seen, one after the other. */
function seen<T>(model: TableModel, look: () => T): T[] {
  const all: T[] = [];
  model.follow(() => void all.push(look()));
  return all;
}

describe("What a table knows", () => {
  it("follows why no player can do anything: a lost connection, then a pause, then neither", () => {
    const { model, tell } = known();
    const halts = seen(model, () => model.halt.value);
    tell({ connection: "lost" });
    tell({ connection: "open", paused: true });
    tell({ paused: false });
    expect(halts).toEqual([undefined, english.connection.stale, english.ask.paused, undefined]);
  });
  it("is halted by nothing once the match is over", () => {
    const { model, tell } = known();
    tell({ connection: "lost" });
    model.moment.value = { outcome: {} } as Moment;
    expect(model.halt.value).toBeUndefined();
  });
  it("follows the settings, also where only the system's own have changed", () => {
    const { model, set } = known();
    const mirrors = seen(model, () => model.settings.value.mirror);
    set({ mirror: true });
    set({});
    expect(mirrors).toEqual([false, true, true]);
  });
  it("follows the newest frame, whichever the picture shows", () => {
    const { model, frame } = known();
    const newest = seen(model, () => model.newest.value);
    frame(4);
    frame(4);
    frame(5);
    expect(newest).toEqual([-1, 4, 5]);
  });
  it("is not drawn again for what it does not show", () => {
    const { model, tell } = known();
    const halts = seen(model, () => model.halt.value);
    tell({ people: [] });
    model.caughtUp.value = true;
    expect(halts).toEqual([undefined]);
  });
  it("follows nothing once the table is closed", () => {
    const { model, set, tell, frame, close } = known();
    const all = seen(model, () => [model.halt.value, model.settings.value.mirror, model.newest.value]);
    close();
    tell({ connection: "lost" });
    set({ mirror: true });
    frame(7);
    expect(all).toHaveLength(1);
  });
  it("is shown a frame as one change: who reads several of its facts is drawn once, with those of one frame", () => {
    const { model, moments } = known();
    const drawn = seen(model, () => [model.moment.value?.number, model.story.log.seen.length, model.caughtUp.value]);
    model.show(moments[0]!, undefined, true);
    expect(drawn).toEqual([
      [undefined, 0, false],
      [moments[0]?.number, 1, true],
    ]);
  });
  it("says what is asked, and that it waits for nothing else", () => {
    const { model, moments } = known();
    expect(model.sentences.value).toBeUndefined();
    model.show(moments[0]!, undefined, true);
    expect(model.sentences.value).toMatchObject({ prompt: model.sentences.value?.current, settled: true });
    expect(model.called.value).toBe(true);
  });
  it("says instead, in a match that is cut off, that it is out of date", () => {
    const { model, moments, tell } = known();
    model.show(moments[0]!, undefined, true);
    tell({ connection: "lost" });
    expect(model.sentences.value).toMatchObject({ prompt: english.connection.stale, second: "" });
  });
  it("has what was missed until the player has moved", () => {
    const { model, moments } = known();
    const [first] = moments as [Moment];
    model.show(first, undefined, true);
    model.missed.value = [{ number: 0 } as LogLine];
    model.show({ ...first, number: 1 }, undefined, true);
    expect(model.missed.value).toHaveLength(1);
    model.show({ ...first, number: 2, ask: 0, asked: [] }, undefined, true);
    expect(model.missed.value).toEqual([]);
  });
});
