/** The lobby's list and a table's chat, as the client draws them, filled with the given texts. */
import { signal as valued } from "@preact/signals-core";
import type { FaceLoader } from "../../../client/face/face-loader.ts";
import type { Feed } from "../../../client/feed/feed.ts";
import type { Lobby, LobbyState } from "../../../client/feed/lobby.ts";
import type { SettingsStore } from "../../../client/settings/settings-store.ts";
import * as english from "../../../client/text/en/index.ts";
import { languageOf } from "../../../client/text/languages.ts";
import { sayer } from "../../../client/text/say.ts";
import { lobbyPanel } from "../../../client/ui/lobby/lobby-panel.ts";
import type { TableModel } from "../../../client/ui/model/table-model.ts";
import { chatBox } from "../../../client/ui/panels/chat.ts";
import { commonChoices, commonTerms } from "../../../shared/core/wire/common-table-options.ts";
import type { ChatLine } from "../../../shared/core/wire/wire.ts";

const never = (): Promise<never> => new Promise(() => undefined);
// A page of one script has nothing to load later.
const language = languageOf("en", english, never);

/** Each text is both name and chat line of a player at a table of their own. */
globalThis.showWords = (words) => {
  const quay = document.body.appendChild(document.createElement("div"));
  quay.className = "quay";
  const tables = words.map((name, at) => ({
    id: `t${at}`,
    game: "duel",
    people: [{ name, bot: false }],
    seats: 2,
    running: at % 2 === 0,
    code: `c${at}`,
    terms: { ...commonTerms(commonChoices({})), options: {} },
  }));
  const state: LobbyState = { build: "", people: words.length, matches: 0, looking: [], tables };
  const lobby = {
    onState: (told: (news: LobbyState) => void) => told(state),
    guest: { matches: never, name: never },
    people: { onNews: () => () => undefined },
  };
  const parts = {
    text: language.text,
    lobby: lobby as unknown as Lobby,
    settings: { languages: [] } as unknown as SettingsStore,
    signal: new AbortController().signal,
    games: ["duel"],
    people: document.createElement("p"),
    boards: () => undefined,
    daily: document.createElement("p"),
    language,
    faces: { load: never } as unknown as FaceLoader,
    kept: { keeper: { list: () => [], drop: () => undefined }, open: never },
  };
  lobbyPanel({ ...parts, join: never, watch: never, sit: never, showMatches: never, search: () => undefined, changed: () => undefined });

  const lines: ChatLine[] = words.map((text, number) => ({ number, seat: 1, name: text, at: 0, text }));
  const onChat = (told: (all: readonly ChatLine[]) => void) => {
    told(lines);
    return () => undefined;
  };
  const feed = { match: "words", seat: 0, allows: { chat: false }, onChat } as unknown as Feed;
  // Every line is drawn as it is.
  const store = { get: () => ({ hideHurtful: false }), onChange: () => () => undefined };
  const say = sayer(language.text, {}, () => "", 0);
  const { signal } = new AbortController();
  const presence = valued({ people: [] });
  document.body.append(chatBox({ feed, say, store, signal, presence, follow: () => undefined } as unknown as TableModel).element);

  const textOf = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? "");
  return {
    names: textOf(".said li > strong"),
    said: textOf(".said li > span:last-child"),
    tables: textOf(".tables small:not(.terms)"),
    labels: [...document.querySelectorAll(".tables button")].map((button) => button.getAttribute("aria-label") ?? ""),
    /** What no text may add to the page. */
    elements: document.querySelectorAll(
      ".said :is(img, script, iframe, a, i, style), .tables :is(img:not(li > .game-picture:first-child), script, iframe, a, i, style, svg)",
    ).length,
  };
};

declare global {
  var showWords: (words: readonly string[]) => Shown;
}
export interface Shown {
  readonly names: readonly string[];
  readonly said: readonly string[];
  readonly tables: readonly string[];
  readonly labels: readonly string[];
  readonly elements: number;
}
