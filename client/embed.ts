/**
 * What a page of another site frames: a finished match or the puzzle of the day at the usual table. It knows no guest, keeps nothing in the
 * browser, and asks the server for nothing but what all the world may read.
 */
import { Refusal } from "../shared/core/base/refusal.ts";
import type { Game } from "../shared/core/contract/game.ts";
import { readRecord } from "../shared/core/match/record.ts";
import { type Embedded, pathTo } from "../shared/core/wire/addresses.ts";
import { gameOfDay } from "../shared/listed-games.ts";
import { puzzleOfDay } from "../shared/puzzle-sets.ts";
import { keepNothing } from "./base/storage.ts";
import { today } from "./base/today.ts";
import { faceLoader } from "./face/face-loader.ts";
import { defineSeatColours } from "./face/seat-palette.ts";
import type { Feed } from "./feed/feed.ts";
import { readPublic } from "./feed/live/api.ts";
import { PuzzleFeed } from "./feed/puzzle.ts";
import { ReplayFeed } from "./feed/replay.ts";
import { FACES } from "./games/list.ts";
import { SettingsStore } from "./settings/settings-store.ts";
import { firstLanguage, type Languages } from "./text/languages.ts";
import { loadTableScreen, showTable } from "./ui/app/load-table.ts";
import { h } from "./ui/common/dom.ts";
import { tellFailure } from "./ui/common/tell-failure.ts";
import { translatePage } from "./ui/lobby/front-words.ts";
import { puzzleProgress } from "./ui/puzzles/puzzle-progress.ts";
import type { PuzzleSession } from "./ui/puzzles/puzzle-session.ts";

/** Nobody is counted who solves a puzzle in a frame. */
const NOBODY = { puzzles: () => Promise.reject(), tryPuzzle: () => Promise.reject() };

interface Shown {
  readonly feed: Feed;
  readonly puzzles?: PuzzleSession;
}

export async function showEmbedded(languages: Languages, place: Embedded): Promise<void> {
  keepNothing();
  const settings = new SettingsStore(languages.ids);
  settings.set({ bigView: true });
  const language = await languages.load(firstLanguage(languages.ids, "", navigator.languages));
  const { text } = language;
  const site = pathTo(place);
  translatePage(language);
  defineSeatColours(document.documentElement);
  const faces = faceLoader(FACES, (face) => language.learn(face));
  const gameOf = async (id: string): Promise<Game> => (await Promise.all([faces.game(id), loadTableScreen()]))[0];
  const toSite = (): unknown => open(site, "_blank", "noopener");
  let close = (): void => undefined;

  function show({ feed, puzzles }: Shown): void {
    close();
    const screen = showTable({
      feed,
      puzzles,
      text,
      language,
      settings,
      site,
      again: undefined,
      face: faces.loaded(feed.game.id),
      openTable: async (options) => (await import("./picture/board/mount-table.ts")).mountTable(options),
      next: () => undefined,
      lobby: toSite,
    });
    close = screen.close;
    globalThis.quayside = {
      feed,
      get table() {
        return screen.view;
      },
    };
  }

  async function match({ match, frame, seat }: Extract<Embedded, { type: "match" }>): Promise<Shown> {
    const record = readRecord((await readPublic<{ readonly record: string }>(`matches/${match}`)).record);
    return {
      feed: new ReplayFeed({ game: await gameOf(record.game), record, seat: Math.min(seat, record.seats - 1), source: match, at: frame }),
    };
  }

  async function puzzle(): Promise<Shown> {
    const day = today();
    const [game, found] = await Promise.all([gameOf(gameOfDay(day)), puzzleOfDay(gameOfDay(day), day)]);
    if (found === undefined) throw new Refusal("unreachable");
    const { set } = found;
    const opened = (one: (typeof set.puzzles)[number]): Shown => ({ feed: new PuzzleFeed({ game, set, puzzle: one }), puzzles: session });
    const session: PuzzleSession = {
      set,
      progress: puzzleProgress(NOBODY),
      start: async (one) => show(opened(one)),
      list: toSite,
    };
    return opened(found.puzzle);
  }

  try {
    show(await (place.type === "match" ? match(place) : puzzle()));
    document.body.classList.add("at-table");
  } catch (error) {
    const say = (sentence: string): void =>
      document.body.append(
        h(
          "p",
          { class: "embed-trouble", role: "alert" },
          sentence,
          " ",
          h("a", { href: site, target: "_blank", rel: "noopener" }, text.title),
        ),
      );
    tellFailure(text, error, say);
  }
}
