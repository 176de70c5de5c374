/** A stream: the table of others in the whole window, from one match to the next by itself. A page of its own, which plays nothing. */
import { type ReadonlySignal, signal } from "@preact/signals-core";
import type { Game } from "../shared/core/contract/game.ts";
import { pathTo, type StreamPlace } from "../shared/core/wire/addresses.ts";
import { STREAM_IDLE } from "./base/durations.ts";
import { time } from "./base/time.ts";
import { realTimers } from "./base/timers.ts";
import { faceLoader } from "./face/face-loader.ts";
import { defineSeatColours } from "./face/seat-palette.ts";
import type { Feed } from "./feed/feed.ts";
import { LiveLobby } from "./feed/live/live-lobby.ts";
import { MatchStream, type StreamState } from "./feed/stream.ts";
import { FACES } from "./games/list.ts";
import { SettingsStore } from "./settings/settings-store.ts";
import { setPlace, startSounds } from "./sound/sounds.ts";
import { firstLanguage, type Language, type Languages } from "./text/languages.ts";
import { loadTableScreen, showTable } from "./ui/app/load-table.ts";
import { guestName, otherNames } from "./ui/common/guest-name.ts";
import { translatePage } from "./ui/lobby/front-words.ts";
import { streamParts } from "./ui/stream/stream-parts.ts";
import { streamWaiting } from "./ui/stream/stream-waiting.ts";
import { type StreamWords, streamWords } from "./ui/stream/stream-words.ts";
import type { TableScreen } from "./ui/table/table-screen.ts";

export async function showStream(languages: Languages, { match, game }: StreamPlace): Promise<void> {
  const settings = new SettingsStore(languages.ids);
  const wanted = (): string => firstLanguage(languages.ids, settings.get().language, navigator.languages);
  const language = await languages.load(wanted());
  // What is shown is soon shown again.
  settings.onChange(() => wanted() !== language.id && location.reload());
  const { text } = language;
  translatePage(language);
  defineSeatColours(document.documentElement);
  startSounds(settings);
  document.body.classList.add("at-table");
  hideWhenIdle();
  const words = await streamWords(language);
  const faces = faceLoader(FACES, (face) => language.learn(face));
  const gameOf = async (id: string): Promise<Game> => (await Promise.all([faces.game(id), loadTableScreen()]))[0];
  const lobby = new LiveLobby({ gameOf, name: guestName(text), otherNames: otherNames(text) });
  const state = signal<StreamState>({ type: "waiting" });
  const stream = new MatchStream({
    wish: match === "" ? { type: "best", game } : { type: "people" },
    match,
    ask: (call) => lobby.streamed(call),
    watch: (id, mustWait) => lobby.watch(id, mustWait),
    timers: realTimers,
    elapsed: time.elapsed,
    show,
  });
  const waiting = streamWaiting(text, words, stream, leave);
  const table = tableOf({ language, settings, words, stream, state, faces });
  function show(now: StreamState): void {
    state.value = now;
    if (now.type === "playing") {
      waiting.close();
      table.open(now.feed);
    } else if (now.type !== "over") waiting.show(now);
  }
  stream.start();
}

const leave = (): void => location.assign("/");

interface TableOf {
  readonly language: Language;
  readonly settings: SettingsStore;
  readonly words: StreamWords;
  readonly stream: MatchStream;
  readonly state: ReadonlySignal<StreamState>;
  readonly faces: ReturnType<typeof faceLoader>;
}

/** The table on screen, one after the other. */
function tableOf({ language, settings, words, stream, state, faces }: TableOf) {
  let screen: TableScreen | undefined;
  let feed: Feed | undefined;
  globalThis.quayside = {
    get table() {
      return screen?.view;
    },
    get feed() {
      return feed;
    },
  };

  /** So that the page goes on where it is when it is loaded again. */
  function noteAddress(): void {
    const { wish, match } = stream;
    const place = wish.type === "people" ? { match, game: "" } : { match: "", game: wish.game };
    history.replaceState(undefined, "", pathTo({ type: "stream", ...place }));
  }

  function open(next: Feed): void {
    screen?.close();
    feed = next;
    const face = faces.loaded(next.game.id);
    screen = showTable({
      feed: next,
      face,
      text: language.text,
      language,
      settings,
      again: undefined,
      openTable: async (options) => (await import("./picture/board/mount-table.ts")).mountTable(options),
      next: () => undefined,
      lobby: leave,
      stream: (model) => streamParts(model, { words, stream, state, followed: noteAddress, leave }),
    });
    setPlace(face.sounds?.ambience);
    noteAddress();
  }
  return { open };
}

/** The controls are hidden until the pointer or a key is used. */
function hideWhenIdle(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = (): void => {
    clearTimeout(timer);
    document.body.classList.remove("idle");
    timer = setTimeout(() => document.body.classList.add("idle"), STREAM_IDLE);
  };
  for (const type of ["pointermove", "pointerdown", "keydown"]) addEventListener(type, rest);
  rest();
}
