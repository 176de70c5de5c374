import { describe, expect, it } from "vitest";
import type { Feed, Moment, Presence } from "../../../client/feed/feed.ts";
import type { LookBack } from "../../../client/feed/look-back.ts";
import { DEFAULTS, type Settings } from "../../../client/settings/settings.ts";
import type { SettingsStore } from "../../../client/settings/settings-store.ts";
import * as english from "../../../client/text/en/index.ts";
import { TableModel } from "../../../client/ui/model/table-model.ts";

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
  const model = new TableModel({ feed: {} as Feed, back, text: english, settings: store, signal: ended.signal });
  const set = (change: Partial<Settings>): void => {
    settings = { ...settings, ...change };
    settingsChanged();
  };
  const tell = (change: Partial<Presence>): void => {
    model.presence.value = { ...model.presence.peek(), ...change };
  };
  return { model, set, tell, frame: (last: number) => frames(last), close: () => ended.abort() };
}

/** What an effect has seen, one after the other. */
function seen<T>(model: TableModel, look: () => T): T[] {
  const all: T[] = [];
  model.follow(() => void all.push(look()));
  return all;
}

describe("What a table shows", () => {
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
});
