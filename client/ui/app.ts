/** From the front page to a table and back. */
import type { Feed } from "../feed/feed.ts";
import { onMatchToOpen } from "../offline/push-subscription.ts";
import type { TableView } from "../scenes/table.ts";
import { defineSeatColours } from "../stage/seat-palette.ts";
import { addressLinks } from "./address-links.ts";
import type { AppParts } from "./app-parts.ts";
import { ownBuild } from "./common/own-build.ts";
import { openSettings } from "./common/settings-store.ts";
import { showInvitations } from "./company/invitations.ts";
import { openLobby } from "./lobby/lobby.ts";
import { matchFiles } from "./lobby/matches/open-file.ts";
import { watchVersion } from "./lobby/version-watch.ts";
import { openTables } from "./open-tables.ts";
import { puzzleOpener } from "./puzzles/open-puzzles.ts";
import { strip } from "./strips/strip.ts";
import type { TableScreen } from "./table/table-screen.ts";

declare global {
  /** For the browser tests: what is on screen. */
  var quayside: { readonly table: TableView | undefined; readonly feed: Feed | undefined };
}

export function startApp(parts: AppParts): void {
  const { text, language, faces } = parts;
  defineSeatColours(document.documentElement);
  const settings = openSettings(parts.lobby.guest);
  const tables = openTables(parts, settings, () => {
    links.forget();
    refresh();
  });
  const { open, replay, toLobby } = tables;
  globalThis.quayside = {
    get table() {
      return tables.screen?.view;
    },
    get feed() {
      return tables.feed;
    },
  };
  tellOfNewerBuild(parts, () => tables.screen);
  const files = matchFiles({
    text,
    isFree: () => tables.screen === undefined && document.querySelector("dialog[open]:not(.profile)") === null,
    watch: async (file, seat) => open(await parts.replayFile(file, seat)),
  });
  const { join, sit, back, refresh } = openLobby({
    ...{ text, language, faces, files, open, settings },
    puzzles: puzzleOpener({ text, guest: parts.lobby.guest, open: (feed, puzzles) => open(feed, { puzzles }), toLobby }),
    lobby: parts.lobby,
    practise: parts.practise,
    replay: (match, seat) => replay(() => parts.replayMatch(match, seat, { own: true })),
  });
  /** Whatever is waited for or shown. */
  function endAll(): void {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
    tables.feed?.leave();
    if (tables.screen !== undefined) toLobby();
  }

  showInvitations({
    text,
    company: parts.lobby.company,
    isPlaying: () => tables.isPlaying,
    join(code) {
      endAll();
      void join(code);
    },
  });
  onMatchToOpen((match) => {
    // A match in days waits; the one that is played here does not.
    if (tables.feed?.match === match || (tables.isPlaying && !tables.feed?.inDays)) return;
    endAll();
    void sit(match);
  });
  const links = addressLinks({
    isAtTable: () => tables.screen !== undefined,
    join: (code) => void join(code),
    sit: (match) => void sit(match),
    replayMatch: ({ match, seat, frame }) => replay(() => parts.replayMatch(match, seat, { at: frame })),
    replayAt: ({ path, seat, frame }) => replay(() => parts.replayAt(path, seat, frame)),
  });
  if (links.follow()) return;
  parts.lobby.back().then(
    (left) => left !== undefined && tables.screen === undefined && void back(left),
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
