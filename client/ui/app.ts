/** From the front page to a table and back. */
import type { Game } from "../../shared/core/game.ts";
import type { MatchRecord } from "../../shared/core/record.ts";
import { WATCHER } from "../../shared/core/view.ts";
import type { Feed } from "../feed/feed.ts";
import type { Lobby, PracticeWish } from "../feed/lobby.ts";
import type { ReplayParts } from "../feed/replay.ts";
import { tryingFeed } from "../feed/tried-line.ts";
import type { Face } from "../games/face.ts";
import { onMatchToOpen } from "../offline/push-subscription.ts";
import type { TableParts, TableView } from "../scenes/table.ts";
import { defineSeatColours } from "../stage/seat-palette.ts";
import type { Text } from "../text/en.ts";
import type { Language } from "../text/languages.ts";
import { addressLinks } from "./address-links.ts";
import { ownBuild } from "./common/own-build.ts";
import { openSettings } from "./common/settings.ts";
import { tellFailure } from "./common/tell-failure.ts";
import { showInvitations } from "./company/invitations.ts";
import { openLobby } from "./lobby/lobby.ts";
import { matchFiles } from "./lobby/matches/open-file.ts";
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
  /** A finished match by its name, through the eyes of a seat, which may be the reader's own. */
  replayMatch(match: string, seat: number, more: Pick<ReplayParts, "at" | "own">): Promise<Feed>;
  /** A record of the server's, from a frame on. */
  replayAt(path: string, seat: number, frame: number): Promise<Feed>;
  /** A record from a file; rejects if it cannot be played. */
  replayRecord(record: MatchRecord, seat: number): Promise<Feed>;
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
    const again = isReplay(next) || next.daily ? undefined : (frame?: number) => void watchAgain(next, frame);
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
  async function watchAgain(table: Feed, frame?: number): Promise<void> {
    await replay(async () => {
      const played = await parts.replayOf(table);
      if (frame !== undefined && isReplay(played)) played.seek(frame);
      return played;
    });
    if (feed !== table) table.leave();
  }

  /** False if it cannot be shown; the reader is told why. */
  async function replay(played: () => Promise<Feed>): Promise<boolean> {
    try {
      open(await played());
      return true;
    } catch (error) {
      tellFailure(text, error);
      return false;
    }
  }

  function toLobby(): void {
    screen?.close();
    screen = undefined;
    feed = undefined;
    document.body.classList.remove("at-table");
    links.forget();
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
  tellOfNewerBuild(parts, () => screen);
  const again = (match: string, seat: number) => replay(() => parts.replayMatch(match, seat, { own: true }));
  const files = matchFiles({
    text,
    isFree: () => screen === undefined && document.querySelector("dialog[open]:not(.profile)") === null,
    watch: async (record, seat) => open(await parts.replayRecord(record, seat)),
  });
  const { join, sit, back, refresh } = openLobby({
    ...{ text, language, faces, files, open },
    lobby: parts.lobby,
    practise: parts.practise,
    replay: again,
  });

  const isPlaying = (): boolean =>
    feed !== undefined && feed.seat !== WATCHER && !isReplay(feed) && screen?.view?.shown?.outcome === undefined;

  /** Whatever is waited for or shown. */
  function endAll(): void {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
    feed?.leave();
    if (screen !== undefined) toLobby();
  }

  showInvitations({
    text,
    company: parts.lobby.company,
    isPlaying,
    join(code) {
      endAll();
      void join(code);
    },
  });
  onMatchToOpen((match) => {
    // A match in days waits; the one that is played here does not.
    if (feed?.match === match || (isPlaying() && !feed?.inDays)) return;
    endAll();
    void sit(match);
  });

  const links = addressLinks({
    isAtTable: () => screen !== undefined,
    join: (code) => void join(code),
    sit: (match) => void sit(match),
    replayMatch: ({ match, seat, frame }) => replay(() => parts.replayMatch(match, seat, { at: frame })),
    replayAt: ({ path, seat, frame }) => replay(() => parts.replayAt(path, seat, frame)),
  });
  if (links.follow()) return;
  parts.lobby.back().then(
    (left) => left !== undefined && screen === undefined && void back(left),
    // A visitor without a seat need not know that the server is down.
    () => undefined,
  );
}

/** In a strip over whatever is shown. */
function tellOfNewerBuild({ text, lobby }: AppParts, screen: () => TableScreen | undefined): void {
  const news = strip("newer");
  document.body.append(news.element);
  watchVersion({
    text,
    own: ownBuild(),
    onState: lobby.onState,
    busy: () => screen() !== undefined || document.querySelector("dialog[open], input:focus") !== null,
    cut: () => (screen()?.connection ?? "open") !== "open",
    say: news.show,
    reload: () => location.reload(),
  });
}
