/** What stands around the picture of a stream: a menu that hides, the chances, and what comes next. */
import "./stream-parts.css";
import { type ReadonlySignal, untracked } from "@preact/signals-core";
import type { StreamedMatch } from "../../../shared/core/wire/calls.ts";
import { TICK } from "../../base/durations.ts";
import { time } from "../../base/time.ts";
import { until } from "../../base/until.ts";
import type { MatchStream, StreamState, StreamWish } from "../../feed/stream.ts";
import type { Text } from "../../text/languages.ts";
import { h, set, write } from "../common/dom.ts";
import { gameName } from "../common/game-name.ts";
import { menuBehind, menuItem } from "../common/menu.ts";
import { strip } from "../common/strip.ts";
import { selectField } from "../fields/select-field.ts";
import { versus, whoOf } from "../lobby/match-item.ts";
import type { TableModel } from "../model/table-model.ts";
import { settingsPanel } from "../panels/settings-panel.ts";
import type { StreamParts } from "../table/table-layout.ts";
import { chanceBar } from "./chance-bar.ts";
import type { StreamWords } from "./stream-words.ts";

interface StreamPartsOptions {
  readonly words: StreamWords;
  readonly stream: Pick<MatchStream, "wish" | "follow" | "ended">;
  readonly state: ReadonlySignal<StreamState>;
  /** What comes after this match is another. */
  followed(): void;
  leave(): void;
}

export function streamParts(table: TableModel, options: StreamPartsOptions): StreamParts {
  const { store, over, follow } = table;
  const toggleChances = (): void => store.set({ chanceBar: !store.get().chanceBar });
  follow(() => over.value && untracked(() => options.stream.ended()));
  return {
    menu: streamMenu(table, options, toggleChances),
    chances: chanceBar(table, options.words),
    line: nextLine(table, options),
    toggleChances,
    fullScreen,
  };
}

/** Some browsers, and pages inside of others, forbid it: then nothing happens. */
function fullScreen(): void {
  const done = document.fullscreenElement === null ? document.documentElement.requestFullscreen() : document.exitFullscreen();
  done.catch(() => undefined);
}

function streamMenu(table: TableModel, { words, stream, followed, leave }: StreamPartsOptions, toggleChances: () => void): HTMLElement {
  const { say, feed, store, settings, follow } = table;
  const { text } = say;
  const keyed = text.table.keyed;
  const opener = h("button", { class: "stream-opener signed to-menu", type: "button", title: words.menu }, words.menu);
  const chances = menuItem("chances", "", toggleChances);
  follow(() => write(chances, keyed(settings.value.chanceBar ? words.hideChances : words.showChances, "C")));
  const wishes = {
    people: { type: "people" },
    game: { type: "best", game: feed.game.id },
    all: { type: "best", game: "" },
  } as const satisfies Readonly<Record<string, StreamWish>>;
  const after = selectField<keyof typeof wishes>({
    name: "after",
    label: words.afterwards,
    values: [
      ["people", words.samePlayers],
      ["game", words.bestOf(gameName(text, feed.game.id))],
      ["all", words.best],
    ],
    pick(value) {
      stream.follow(wishes[value]);
      followed();
    },
  });
  const { wish } = stream;
  const picked = wish.type === "people" ? "people" : wish.game === "" ? "all" : "game";
  (after.lastElementChild as HTMLSelectElement).value = picked;
  const menu = menuBehind(
    opener,
    "stream-menu",
    chances,
    after,
    menuItem("full-screen", keyed(words.fullScreen, "F"), fullScreen),
    menuItem("settings", keyed(text.table.settings, "O"), () => settingsPanel(text, store)),
    menuItem("leave", words.leave, leave),
  );
  return h("div", { class: "stream-menu" }, opener, menu);
}

/** Says at the end of a match what follows, and when. */
function nextLine({ say, follow, signal }: TableModel, { words, stream, state }: StreamPartsOptions): HTMLElement {
  const { text } = say;
  const { element, show } = strip("next-match");
  const tell = (): void => {
    const now = state.value;
    if (now.type !== "over") return show(undefined);
    if (now.next === undefined) return show(stream.wish.type === "people" ? words.nextOfPeople : words.nextOfAny);
    const seconds = Math.max(0, Math.ceil(((now.at ?? 0) - time.elapsed()) / TICK));
    show(words.next(gameName(text, now.next.game), playersOf(text, now.next), seconds));
  };
  follow(tell);
  const tick = setInterval(tell, TICK);
  until(signal, () => clearInterval(tick));
  set(element, "role", "status");
  return element;
}

const playersOf = (text: Text, { people }: StreamedMatch): string => versus(text, whoOf(text, people));
