/** The page: goes from the front page to a table and back. */
import { buildId } from "../../base/build-id.ts";
import { until } from "../../base/until.ts";
import { defineSeatColours } from "../../face/seat-palette.ts";
import type { BoardFrom } from "../../feed/board.ts";
import type { Feed } from "../../feed/feed.ts";
import { PracticeKeeper } from "../../feed/practice/practice-storage.ts";
import { onMatchToOpen } from "../../offline/push-subscription.ts";
import type { TableView } from "../../picture/table-view.ts";
import { complaint, dropToast } from "../common/dialog.ts";
import { set } from "../common/dom.ts";
import { strip } from "../common/strip.ts";
import { tellFailure } from "../common/tell-failure.ts";
import { firstMatches } from "../lessons/first-matches.ts";
import { lessonOpener } from "../lessons/open-lesson.ts";
import { translatePage } from "../lobby/front-words.ts";
import { type LobbyScreen, openLobby } from "../lobby/lobby.ts";
import { matchFiles } from "../lobby/matches/open-file.ts";
import type { ExerciseSession } from "../puzzles/exercise-session.ts";
import { puzzleOpener } from "../puzzles/open-puzzles.ts";
import { openRules } from "../rules/open-rules.ts";
import { openStatistics } from "../statistics/open-statistics.ts";
import type { TableScreen } from "../table/table-screen.ts";
import { addressLinks } from "./address-links.ts";
import type { AppParts } from "./app-parts.ts";
import { offerReload } from "./missing-code.ts";
import { type BoardOpening, openTables, type ReleasedTable, type Tables } from "./open-tables.ts";
import { watchVersion } from "./version-watch.ts";

declare global {
  /** What is on screen, for the browser tests. */
  var quayside: { readonly table: TableView | undefined; readonly feed: Feed | undefined };
}

export interface App {
  /** Closes the table and keeps its feed, for the app that follows in another language. */
  release(): ReleasedTable | undefined;
}

/** `table`: of the app before this one; then the page's address has been followed already. */
export function startApp(parts: AppParts, table?: ReleasedTable): App {
  const { text, language, signal } = parts;
  defineSeatColours(document.documentElement);
  translatePage(language);
  const first = firstMatches();
  const keeper = new PracticeKeeper(signal);
  const lessons = lessonOpener({ text, language, faces: parts.faces, first, keeper, open: (feed) => open(feed) });
  const tables = openTables({
    ...parts,
    first,
    learn: (game) => void lessons.start(game),
    more: (game) => void lessons.choose(game),
    tableShown: (feed) => keeper.follow(feed),
    explore: (from) => void boards(from),
    deals: { send: (match) => void sendDeal({ match }), compare: (code) => void arranged("deal", code) },
    idOf: (feed) => keeper.idOf(feed) ?? feed.match,
    lobbyShown() {
      links.forget();
      keeper.forget();
      refresh();
    },
  });
  const { open, openSoon, replay, toLobby } = tables;
  /** Its code is fetched when it is wanted. The table that was shown is left. */
  async function boards(from?: BoardFrom): Promise<void> {
    const { openBoard } = await import("../board/open-board.ts");
    function show(feed: Feed, board: BoardOpening): void {
      const before = tables.feed;
      open(feed, { board });
      before?.leave();
    }
    await openBoard({ ...parts, chooseFile: files.choose, open: show }, from);
  }
  globalThis.quayside = {
    get table() {
      return tables.screen?.view;
    },
    get feed() {
      return tables.feed;
    },
  };
  offerReload(text, signal);
  tellOfNewerBuild(parts, () => tables.screen);
  const files = matchFiles({
    text,
    // What is looked at can be left; what is played cannot.
    isFree: () => tables.feed?.allows.lookBack !== true && document.querySelector("dialog[open]:not(.profile, .boards)") === null,
    watch: async (file, seat) => (file.board ? boards({ type: "board", board: file.board }) : open(await parts.replayFile(file, seat))),
    signal,
  });
  const { guest } = parts.lobby;
  const exercises: ExerciseSession = {
    guest,
    start: (exercise) =>
      import("../puzzles/open-exercise.ts")
        .then(({ openExercise }) => openExercise({ ...parts, open: (feed) => open(feed, { exercises }) }, exercise))
        .catch((error: unknown) => tellFailure(text, error)),
    async list(game) {
      toLobby();
      await puzzles.show(await parts.faces.game(game));
    },
  };
  const puzzles = puzzleOpener({ ...parts, guest, exercises, open: (feed, session) => open(feed, { puzzles: session }), toLobby });
  const { join, sit, back, refresh, puzzle, daily, arranged, sendDeal } = openLobby({
    ...parts,
    files,
    open,
    openSoon,
    first,
    lessons,
    puzzles,
    exercises,
    kept: { keeper, open: lessons.playOn },
    boards: () => void boards(),
    replay: (match, seat) => replay(() => parts.replayMatch(match, seat, { own: true })),
  });
  followCalls(parts, tables, { join, sit, arranged });
  const links = addressLinks({
    signal,
    isAtTable: () => tables.screen !== undefined,
    rules: (game) =>
      openRules({
        text,
        language,
        face: () => parts.faces.load(game),
        explore: (from) => void boards(from),
        learn: (topic) => void lessons.start(game, topic),
      }),
    statistics: (game) => openStatistics({ text, language, face: () => parts.faces.load(game) }),
    closePages: () => document.querySelector<HTMLDialogElement>("dialog:is(.rules, .game-statistics)")?.close(),
    join: (code) => void join(code),
    sit: (match) => void sit(match),
    arranged: ({ type, code }) => arranged(type, code),
    replayMatch: ({ match, seat, frame }) => replay(() => parts.replayMatch(match, seat, { at: frame })),
    replayAt: ({ address, seat, frame }) => replay(() => parts.replayAt(address, seat, frame)),
    puzzle: (link) => (link.type === "puzzle" ? puzzle(link.game, link.puzzle) : daily.solve()),
    board: ({ game }, code) => boards({ type: "code", game, code }),
    daily: daily.open,
    tellOfNothing: () => complaint(text.lobby.nothingHere),
  });
  if (table !== undefined) tables.resume(table, puzzles.session, exercises);
  else if (!links.follow() && !lessons.resume())
    parts.lobby.back().then(
      (left) => left !== undefined && tables.screen === undefined && void back(left),
      // A visitor without a seat need not know that the server is down.
      () => undefined,
    );
  return {
    release() {
      const table = tables.release();
      closeDialogs();
      dropToast();
      return table;
    },
  };
}

/** Other people and the browser's notifications call the player to a table. */
function followCalls(
  { text, language, lobby, signal }: AppParts,
  tables: Tables,
  { join, sit, arranged }: Pick<LobbyScreen, "arranged" | "join" | "sit">,
): void {
  /** Closes the dialogs, leaves the table and returns to the lobby. */
  function endAll(): void {
    closeDialogs();
    tables.feed?.leave();
    if (tables.screen !== undefined) tables.toLobby();
  }
  const { people } = lobby;
  const isPlaying = (): boolean => tables.isPlaying;
  function accept(code: string): void {
    endAll();
    void join(code);
  }
  const invited = onceWanted(async () => {
    await (await import("../people/invitations.ts")).showInvitations({
      language,
      people,
      signal,
      isPlaying,
      isFree: () => tables.screen === undefined && document.querySelector("dialog[open]") === null,
      join: accept,
      look: (code) => void arranged("appointment", code),
      come: lobby.appointments.come,
      takeSeat(code) {
        endAll();
        void arranged("seat", code);
      },
    });
  });
  until(
    signal,
    people.onNews(({ invitations, appointments, requests, asked }) => invited([invitations, appointments, requests, asked].flat().length)),
  );
  const told = onceWanted(async () => {
    (await import("../people/operator-notices.ts")).showOperatorNotices(text, people);
  });
  people.onNotices(({ length }) => told(length));
  // A match in days waits; the one that is played here does not.
  const isBusy = (): boolean => tables.isPlaying && tables.feed?.allows.clocks !== "days";
  const openSeat = (match: string): void => {
    if (tables.feed?.match === match || isBusy()) return;
    endAll();
    void sit(match);
  };
  const openPath = (path: string): void => {
    if (isBusy()) return;
    endAll();
    history.pushState(undefined, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
  };
  onMatchToOpen(openSeat, openPath, signal);
}

/** Calls once, with the first message; again with a later one if it has failed. */
function onceWanted(load: () => Promise<void>): (messages: number) => void {
  let isAsked = false;
  return (messages) => {
    if (messages === 0 || isAsked) return;
    isAsked = true;
    load().catch(() => {
      isAsked = false;
    });
  };
}

function closeDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
}

/** Shows a strip on every screen when the server has a newer build. */
function tellOfNewerBuild({ text, lobby, signal }: AppParts, screen: () => TableScreen | undefined): void {
  const news = strip("newer");
  set(news.element, "role", "status");
  document.body.append(news.element);
  signal.addEventListener("abort", () => news.element.remove());
  watchVersion({
    text,
    own: buildId(),
    onState: (listener) => until(signal, lobby.onState(listener)),
    busy: () => screen() !== undefined || document.querySelector("dialog[open], input:focus") !== null,
    cut: () => (screen()?.connection ?? "open") !== "open",
    say: news.show,
    reload: () => location.reload(),
  });
}
