/** From the front page to a table and back. */
import type { Game } from "../../shared/core/game.ts";
import type { Feed } from "../feed/feed.ts";
import type { Lobby, PracticeWish } from "../feed/lobby.ts";
import { tryingFeed } from "../feed/tried-line.ts";
import type { Face } from "../games/face.ts";
import type { TableParts, TableView } from "../scenes/table.ts";
import { defineSeatColours } from "../stage/seat-palette.ts";
import type { Text } from "../text/en.ts";
import type { Language } from "../text/languages.ts";
import { ownBuild } from "./common/own-build.ts";
import { openSettings } from "./common/settings.ts";
import { tellFailure } from "./common/tell-failure.ts";
import { linkOf } from "./lobby/link-of-hash.ts";
import { openLobby } from "./lobby/lobby.ts";
import { watchVersion } from "./lobby/version-watch.ts";
import { strip } from "./strips/strip.ts";
import { isReplay } from "./table/replay-bar.ts";
import { showTable, type TableScreen } from "./table/table-screen.ts";

export interface AppParts {
  readonly text: Text;
  readonly language: Language;
  readonly faces: readonly Face[];
  readonly lobby: Lobby;
  /** A match against bots in this browser. */
  practise(game: Game, wish: PracticeWish): Feed;
  openTable(parts: TableParts): Promise<TableView>;
  /** Plays a finished match again. */
  replayOf(feed: Feed): Promise<Feed>;
  /** A finished match by its name, as its player on a seat saw it. */
  replayMatch(match: string, seat: number): Promise<Feed>;
  /** A record of the server's, from a frame on. */
  replayAt(path: string, seat: number, frame: number): Promise<Feed>;
}

declare global {
  /** For the browser tests: what is on screen. */
  var quayside: { readonly table: TableView | undefined; readonly feed: Feed | undefined };
}

export function startApp(parts: AppParts): void {
  const { text, language, faces, openTable } = parts;
  const settings = openSettings();
  defineSeatColours(document.documentElement);
  let screen: TableScreen | undefined;
  let feed: Feed | undefined;

  function open(opened: Feed): void {
    const next = isReplay(opened) ? tryingFeed(opened) : opened;
    const face = faces.find(({ game }) => game.id === next.game.id);
    if (face === undefined) throw new Error(`there is no face for ${next.game.id}`);
    screen?.close();
    feed = next;
    document.body.classList.add("at-table");
    const again = isReplay(next) ? undefined : () => void watchAgain(next);
    screen = showTable({
      feed: next,
      face,
      text,
      language,
      settings,
      guest: parts.lobby.guest,
      openTable,
      next: open,
      lobby: toLobby,
      again,
      playOn: (wish) => playOn(next, wish),
    });
  }

  /** The replay is left for a practice table. */
  function playOn(from: Feed, wish: PracticeWish): void {
    open(parts.practise(from.game, wish));
    from.leave();
  }

  /** The table is left for its replay: what comes after it is the lobby, also when the page is reloaded. */
  async function watchAgain(table: Feed): Promise<void> {
    await replay(() => parts.replayOf(table));
    if (feed !== table) table.leave();
  }

  async function replay(played: () => Promise<Feed>): Promise<void> {
    try {
      open(await played());
    } catch (error) {
      tellFailure(text, error);
    }
  }

  function toLobby(): void {
    screen?.close();
    screen = undefined;
    feed = undefined;
    document.body.classList.remove("at-table");
    forgetLink();
    refresh();
  }

  globalThis.quayside = {
    get table() {
      return screen?.view;
    },
    get feed() {
      return feed;
    },
  };
  const news = strip("newer");
  document.body.append(news.element);
  watchVersion({
    text,
    own: ownBuild(),
    onState: parts.lobby.onState,
    busy: () => screen !== undefined || document.querySelector("dialog[open], input:focus") !== null,
    cut: () => screen !== undefined && screen.connection !== "open",
    say: news.show,
    reload: () => location.reload(),
  });
  const again = (match: string, seat: number) => replay(() => parts.replayMatch(match, seat));
  const { join, back, refresh } = openLobby({ text, language, faces, lobby: parts.lobby, practise: parts.practise, open, replay: again });

  function forgetLink(): void {
    if (linkOf(location.hash) !== undefined) history.replaceState(undefined, "", location.pathname + location.search);
  }

  function followLink(): boolean {
    const link = linkOf(location.hash);
    if (link === undefined || screen !== undefined) return false;
    // Once used, a reload must come back to the seat and not join again.
    if (link.type === "join") forgetLink();
    if (link.type === "join") void join(link.code);
    else void replay(() => parts.replayAt(link.path, link.seat, link.frame));
    return true;
  }
  addEventListener("hashchange", followLink);
  if (followLink()) return;
  parts.lobby.back().then(
    (left) => left !== undefined && screen === undefined && void back(left),
    // A visitor without a seat need not know that the server is down.
    () => undefined,
  );
}
