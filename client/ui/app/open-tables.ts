/** The table on screen, if there is one: which match it shows, and what comes after it. */
import type { Game } from "../../../shared/core/contract/game.ts";
import { idle } from "../../base/idle.ts";
import type { BoardFrom } from "../../feed/board.ts";
import type { Feed } from "../../feed/feed.ts";
import type { PracticeWish } from "../../feed/lobby.ts";
import type { ReadyTable } from "../../picture/board/mount-table.ts";
import type { TableView } from "../../picture/table-view.ts";
import { setPlace } from "../../sound/sounds.ts";
import type { GameId } from "../../text/languages.ts";
import type { ReplayStart } from "../analysis/replay-tools.ts";
import { keepBoard } from "../common/board-pictures.ts";
import { tellFailure } from "../common/tell-failure.ts";
import type { FirstMatches } from "../lessons/first-matches.ts";
import type { DealWays } from "../panels/score-deal.ts";
import type { ExerciseSession } from "../puzzles/exercise-session.ts";
import type { PuzzleSession } from "../puzzles/puzzle-session.ts";
import type { TableScreen, TableScreenParts } from "../table/table-screen.ts";
import type { AppParts } from "./app-parts.ts";
import { showTable } from "./load-table.ts";
import { tableShell } from "./table-shell.ts";

interface Opening extends Pick<TableScreenParts, "before"> {
  /** Opens a replay with its analysis. */
  readonly analysed?: boolean | undefined;
  readonly board?: BoardOpening | undefined;
  /** The puzzles that a puzzle is one of. */
  readonly puzzles?: PuzzleSession | undefined;
  /** What an exercise is one of. */
  readonly exercises?: ExerciseSession | undefined;
}

/** How the table of an analysis board differs from others. */
export interface BoardOpening extends Pick<TableScreenParts, "face" | "study"> {}

/** A table that was closed with its feed still open. */
export interface ReleasedTable extends Opening {
  readonly feed: Feed;
}

export interface Tables {
  readonly screen: TableScreen | undefined;
  readonly feed: Feed | undefined;
  /** The reader has a match that goes on. */
  readonly isPlaying: boolean;
  /** Opens a table, and closes the one that was shown. */
  open(feed: Feed, opening?: Opening): void;
  /** Opens a table once its match has begun; what it looks like around the picture is shown at once. Rejects if there is none. */
  openSoon(game: GameId, seats: number, coming: Promise<Feed>): Promise<void>;
  /** False if it cannot be shown; the reader is told why. */
  replay(played: () => Promise<Feed>, analysed?: boolean): Promise<boolean>;
  toLobby(): void;
  /** Closes the table and keeps its feed. */
  release(): ReleasedTable | undefined;
  /** Opens a released table. `session`: the puzzles it was one of, in this language; `exercises` likewise. */
  resume(table: ReleasedTable, session: (set: PuzzleSession["set"], game: Game) => PuzzleSession, exercises: ExerciseSession): void;
}

interface OpenTablesParts extends AppParts {
  readonly first: FirstMatches;
  /** Opens the guided match of a game. */
  learn(game: string): void;
  /** Lets the reader choose a lesson on one topic of the game. */
  more(game: string): void;
  explore(from: BoardFrom): void;
  readonly deals: DealWays;
  tableShown(feed: Feed): void;
  /** What the lobby knows the feed's match by. */
  idOf(feed: Feed): string;
  lobbyShown(): void;
}

/** The lobby is shown first. A picture that cannot be painted is not missed there, for it has others. */
const keepInLobby = (match: string, view: TableView): void =>
  void idle()
    .then(() => keepBoard(match, view))
    .catch(() => undefined);

export function openTables(parts: OpenTablesParts): Tables {
  const { text, language, faces, settings, openTable, first, tableShown, lobbyShown } = parts;
  let screen: TableScreen | undefined;
  let feed: Feed | undefined;
  let opening: Opening = {};
  const awaited = awaitedTables(parts);
  const { replay, watchAgain } = replays(parts, () => feed, open);

  function open(next: Feed, how: Opening = {}): void {
    if (next.allows.resign && !next.resumed) first.noteMatch(next.game.id, next.match);
    show(next, how);
  }

  async function openSoon(game: GameId, seats: number, coming: Promise<Feed>): Promise<void> {
    try {
      await awaited.show(game, seats, async () => open(await coming));
    } finally {
      document.body.classList.toggle("at-table", screen !== undefined);
    }
  }

  function show(next: Feed, how: Opening): void {
    const { before, analysed = before?.analysed ?? false, puzzles, exercises, board } = how;
    const { mount = openTable } = awaited.take() ?? {};
    const face = board?.face ?? faces.loaded(next.game.id);
    screen?.close();
    feed = next;
    opening = how;
    tableShown(next);
    document.body.classList.add("at-table");
    const again = next.allows.analyse === "later" ? (start?: ReplayStart) => void watchAgain(next, start) : undefined;
    /** Its sounds are rendered once it is drawn: they would take the processor from it. */
    const heard = (view: TableView): TableView => {
      void idle().then(() => feed === next && setPlace(face.sounds?.ambience));
      return view;
    };
    screen = showTable({
      face,
      text,
      language,
      settings,
      openTable: (options) => mount(options).then(heard),
      again,
      analysed,
      puzzles,
      exercises,
      before,
      feed: next,
      guest: parts.lobby.guest,
      next: (following) => open(following),
      lobby: toLobby,
      study: board?.study,
      explore: parts.explore,
      deals: parts.deals,
      playOn: (wish) => playOn(next, wish),
      learn: face.lesson && (() => parts.learn(face.game.id)),
      more: face.topics && (() => parts.more(face.game.id)),
    });
  }

  /** The replay is left for a practice table. */
  function playOn(from: Feed, wish: PracticeWish): void {
    open(parts.practise(from.game, wish));
    from.leave();
  }

  const isPlaying = (): boolean => feed?.allows.resign === true && screen?.view?.shown?.outcome === undefined;

  function toLobby(): void {
    // What the lobby lists to be played, watched or played again.
    if (feed !== undefined && screen?.view !== undefined && (isPlaying() || feed.allows.clocks)) keepInLobby(parts.idOf(feed), screen.view);
    screen?.close();
    screen = undefined;
    feed = undefined;
    document.body.classList.remove("at-table");
    setPlace("quay");
    lobbyShown();
  }

  return {
    get screen() {
      return screen;
    },
    get feed() {
      return feed;
    },
    get isPlaying() {
      return isPlaying();
    },
    open,
    openSoon,
    replay,
    toLobby,
    release() {
      const before = screen?.release();
      screen = undefined;
      const table = feed && { puzzles: opening.puzzles, exercises: opening.exercises, board: opening.board, feed, before };
      return table;
    },
    resume: ({ feed: kept, puzzles, exercises, ...how }, session, own) =>
      show(kept, { ...how, ...(puzzles && { puzzles: session(puzzles.set, kept.game) }), ...(exercises && { exercises: own }) }),
  };
}

/** What a table looks like around its picture, shown while its match is awaited; the picture is made ready meanwhile. */
function awaitedTables({ text, language, faces, settings, readyTable }: OpenTablesParts) {
  let ready: ReadyTable | undefined;

  /** What fails is reported when the table opens. */
  async function prepare(game: GameId, seats: number, parent: HTMLElement, come: AbortSignal): Promise<void> {
    const face = await faces.load(game);
    const made = await readyTable({ parent, face, language, settings: settings.forTable() }, seats);
    if (come.aborted) made.close();
    else ready = made;
  }

  function take(): ReadyTable | undefined {
    const taken = ready;
    ready = undefined;
    return taken;
  }

  return {
    /** The picture that is ready, from now on the caller's. */
    take,
    async show(game: GameId, seats: number, opened: () => Promise<void>): Promise<void> {
      const shell = tableShell(text, game, seats);
      document.body.append(shell.element);
      document.body.classList.add("at-table");
      const come = new AbortController();
      void prepare(game, seats, shell.picture, come.signal).catch(() => undefined);
      try {
        await opened();
      } finally {
        come.abort();
        take()?.close();
        shell.element.remove();
      }
    },
  };
}

/** `shown`: the feed of the table on screen. */
function replays({ text, replayOf }: OpenTablesParts, shown: () => Feed | undefined, open: Tables["open"]) {
  async function replay(played: () => Promise<Feed>, analysed = false): Promise<boolean> {
    const from = shown();
    try {
      const loaded = await played();
      // Pressed twice, or gone elsewhere in the meantime: what was opened since then stays.
      if (shown() !== from) loaded.leave();
      else open(loaded, { analysed });
      return true;
    } catch (error) {
      tellFailure(text, error);
      return false;
    }
  }

  /** The table is left for its replay: what comes after it is the lobby, also when the page is reloaded. */
  async function watchAgain(table: Feed, { frame, analysed }: ReplayStart = {}): Promise<void> {
    await replay(async () => {
      const played = await replayOf(table);
      if (frame !== undefined) played.playback.seek(frame);
      return played;
    }, analysed);
    if (shown() !== table) table.leave();
  }

  return { replay, watchAgain };
}
