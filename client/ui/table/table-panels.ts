/** Everything around the picture of a table: the panels are functions of what the table knows, and are put together here. */

import { untracked } from "@preact/signals-core";
import { at } from "../../../shared/core/base/checked.ts";
import type { ChatLine } from "../../../shared/core/wire/wire.ts";
import { buildId } from "../../base/build-id.ts";
import { idle } from "../../base/idle.ts";
import type { BoardFrom } from "../../feed/board.ts";
import type { Guest, PracticeWish } from "../../feed/lobby.ts";
import { TryingFeed } from "../../feed/trial.ts";
import { playAlert } from "../../sound/sounds.ts";
import type { Language } from "../../text/languages.ts";
import { askReview } from "../../thinking/ask-review.ts";
import type { ReplayStart, ReplayTools } from "../analysis/replay-tools.ts";
import { type Announcer, announcer } from "../common/announcer.ts";
import { clockHintOf } from "../common/clock-hint.ts";
import { h } from "../common/dom.ts";
import { type Looks, openLooks } from "../common/drawings.ts";
import { reportOf } from "../common/error-report.ts";
import { tellFailure, trying } from "../common/tell-failure.ts";
import { hint } from "../input/hint.ts";
import { pointAtEntries } from "../input/point-at-pieces.ts";
import type { TableModel } from "../model/table-model.ts";
import { type ChatBox, chatBox } from "../panels/chat.ts";
import { goalsPanel } from "../panels/goals-panel.ts";
import { lastSeconds } from "../panels/last-seconds.ts";
import { logPanel } from "../panels/log-panel.ts";
import type { DealWays } from "../panels/score-deal.ts";
import { scoreDialog } from "../panels/score-dialog.ts";
import { seatsPanel } from "../panels/seats-panel.ts";
import { watchersLine } from "../panels/watchers-line.ts";
import { type ReplayBar, replayBar } from "../playback/replay-bar.ts";
import type { ExerciseSession } from "../puzzles/exercise-session.ts";
import type { PuzzleSession } from "../puzzles/puzzle-session.ts";
import { openRules } from "../rules/open-rules.ts";
import { boardStrips } from "../strips/strips.ts";
import { layBanners } from "./banners.ts";
import { dealEntry } from "./deal-entry.ts";
import { movePanels } from "./move-panels.ts";
import { passingLines } from "./passing-lines.ts";
import { readAloud } from "./read-aloud.ts";
import type { ScreenHandover } from "./screen-handover.ts";
import { tableButtons } from "./table-buttons.ts";
import { tableInWords } from "./table-in-words.ts";
import { type StreamParts, tableLayout } from "./table-layout.ts";

/** Where a table leads to, and what it is opened with. */
export interface TableWays {
  readonly language: Language;
  readonly gameName: string;
  /** Blocks and reports other players; not possible without it. */
  readonly guest?: Guest | undefined;
  /** Plays the match again, if it can be had. */
  readonly again: ((start?: ReplayStart) => void) | undefined;
  /** Goes from a replay to a practice table. */
  readonly playOn?: ((wish: PracticeWish) => void) | undefined;
  /** Opens an analysis board; not possible in a frame of another site. */
  readonly explore?: ((from: BoardFrom) => void) | undefined;
  /** Lets friends play the deal of a match; not possible without it. */
  readonly deals?: DealWays | undefined;
  /** On an analysis board, what stands in the place of the log. */
  readonly study?: ((table: TableModel, playOn: (wish: PracticeWish) => void) => HTMLElement) | undefined;
  /** Goes to the game's guided match; undefined if it has none. */
  readonly learn?: (() => void) | undefined;
  /** Goes to the lobby and lets the reader choose a lesson on one topic; undefined if the game has none. */
  readonly more?: (() => void) | undefined;
  /** The set that a puzzle is in. */
  readonly puzzles?: PuzzleSession | undefined;
  /** What an exercise is one of. */
  readonly exercises?: ExerciseSession | undefined;
  /** In a frame of another site, where the table is on this one. */
  readonly site?: string | undefined;
  /** On a stream, what stands around the picture and nowhere else. */
  readonly stream?: ((table: TableModel) => StreamParts) | undefined;
  /** The screen of this table before, in another language. */
  readonly before?: ScreenHandover | undefined;
  lobby(): void;
}

type Share = typeof import("./share.ts");
export type TablePanels = ReturnType<typeof tablePanels>;

export function tablePanels(table: TableModel, ways: TableWays) {
  const { feed, face, say, story, sight } = table;
  const { text } = say;
  const { lobby, again } = ways;
  const { allows } = feed;
  const looks = openLooks(face, say);
  const explore = ways.explore && (() => ways.explore?.({ type: "table", feed, moment: table.moment.peek() }));
  const ears = announcer(table.signal);

  const { chat, seats, watchers, goals, log } = besidePicture(table, ways, looks, ears);
  const strips = boardStrips(table, { leave: () => void buttons.leave(), report: (error) => troubleReport(table, error) });
  /** Nothing is lost before the first move: a match among bots waits. */
  const learn = ways.learn && after(lobby, ways.learn);
  const move = movePanels(table, {
    looks,
    gameName: ways.gameName,
    ears,
    lobby,
    learn,
    more: ways.more && after(lobby, ways.more),
    scores: () => void sheet.open(),
    showMoves: () => drawer.open(),
  });
  const { picture, asked, around } = move;
  for (const list of [seats, goals]) pointAtEntries(list, (entry) => move.detail.hoverEntry(entry));
  const words = tableInWords(table);
  const reading = readAloud({
    face,
    say,
    words,
    answer: ears.answer,
    lines: () => story.log.lines,
    sight: () => sight.value,
    asked: () => [...asked.element.querySelectorAll(".question > p")].map(({ textContent }) => textContent),
  });
  const deal = dealEntry(table);
  const advice = hintOf(table, around.speakOf);
  if (advice !== undefined) strips.element.append(advice.strip);
  const stream = ways.stream?.(table);
  if (stream !== undefined) strips.element.append(stream.line);
  const buttons = tableButtons(table, {
    hint: allows.hint ? advice?.button : undefined,
    ask: strips.ask,
    channel: channelOf(table, ways.guest),
    lobby,
    chats: chat.isOffered,
    talk: () => {
      drawer.open();
      chat.focus();
    },
    learn: ways.learn,
    hasChances: stream !== undefined,
    rules: face.rules && (() => void openRules({ text, language: ways.language, face: async () => face })),
    board: allows.board === "sight" ? explore : undefined,
  });
  const { bar, sharePicture } = sharingBar(table, ways.gameName);
  const tools = toolsOf(table, bar, ways.playOn, explore);
  const puzzle = puzzleOf(table, ways, explore);
  const study = ways.playOn && ways.study?.(table, ways.playOn);
  const sheet = scoreDialog(table, {
    gameName: ways.gameName,
    chat: chat.element,
    review: askReview,
    guest: ways.guest,
    again,
    lobby,
    analyse: wayToAnalysis(table, tools, again),
    checkDeal: () => deal.open(true),
    copyPicture: sharePicture,
    explore: allows.record ? explore : undefined,
    deals: ways.deals,
  });

  const beside = { seats, watchers, goals, words: words.element, moves: move.moves.element, log: study ?? log.element, chat: chat.element };
  const over = { strips: strips.element, lesson: move.lesson?.element, why: move.why.element, detail: move.detail.element };
  const placed = {
    ...beside,
    ...over,
    gameName: ways.gameName,
    site: ways.site,
    stream,
    dealButton: allows.deal && deal.button,
    passing: passingLines(table),
    ears: ears.element,
    picture,
    asked: asked.element,
    buttons: buttons.element,
    helps: buttons.helps,
    replay: bar.element,
    tools: tools?.panel,
    puzzle,
  };
  const { element, side, drawer } = tableLayout(table, placed, ways.before?.drawerOpen ?? false);
  around.setBeside({ side, kept: [seats, goals, chat.element, buttons.element], log: log.element });
  layBanners(around, { picture, side, strips: strips.element, signal: table.signal });
  // What floats over the table keeps clear of the open drawer.
  table.follow(() => {
    drawer.isOpen.value;
    untracked(around.changed);
  });
  side.addEventListener("transitionend", around.changed);
  return { ...move, ears, chat, log, strips, buttons, reading, advice, tools, sheet, stream, element, side, drawer };
}

/** Who plays, what they say and what has happened: the lists beside the picture. */
function besidePicture(table: TableModel, ways: TableWays, looks: Looks, ears: Announcer) {
  const { store, say } = table;
  const chat = chatBox(table, watcherMenu(table, ways.guest));
  const isShort = lastSeconds({
    wanted: () => store.get().hurry,
    ring: () => playAlert("lowTime"),
    say: (seconds) => ears.tell(say.text.people.lastSeconds(seconds)),
  });
  const seats = seatsPanel(table, { looks, about: playerMenus(table, chat, ways.guest), isShort });
  const watchers = watchersLine(table);
  const goals = goalsPanel(table, looks);
  const log = logPanel(table, looks, ways.before?.logPlace);
  // Who the bots are is said once the table is there.
  void idle()
    .then(() => import("../panels/bot-introductions.ts"))
    .then(({ introduceBots }) => introduceBots(table, log.element))
    .catch(() => undefined);
  return { chat, seats, watchers, goals, log };
}

/** Its key says why not where a match has no hints. */
function hintOf(table: TableModel, speakOf: (pieces: readonly string[]) => void) {
  if (!table.feed.allows.resign) return undefined;
  const point = (pieces: readonly string[] | undefined): void => {
    table.point(pieces);
    speakOf(pieces ?? []);
  };
  return hint(table, { point, seed: randomSeed });
}

/** The bar that goes through the frames, and what of the match can be given to others. */
function sharingBar(table: TableModel, gameName: string) {
  const { replay, say } = table;
  const share = (use: (shared: Share) => unknown): void =>
    void import("./share.ts").then(use).catch((error: unknown) => tellFailure(say.text, error));
  const sharePicture = (): void => share(({ copyPicture }) => copyPicture(table, gameName, bar.round()));
  const bar = replayBar(table, {
    ...(replay &&
      replay.source !== "" && {
        copyLink: () => share(({ copyMoment }) => copyMoment(say.text, replay)),
        copyEmbed: () => share(({ copyEmbed }) => copyEmbed(say.text, replay)),
      }),
    copyPicture: sharePicture,
  });
  return { bar, sharePicture };
}

/** Opens what there is to know of a player and to do about them; fetched with the first press. */
function playerMenus(
  { say, language, feed, manners, presence }: TableModel,
  chat: ChatBox,
  guest: Guest | undefined,
): (seat: number) => void {
  let menu: Promise<(seat: number) => void> | undefined;
  const manner = (seat: number) => manners.peek().get(seat);
  const clock = (seat: number) => {
    const { people } = presence.peek();
    return (people[seat]?.bank ?? -1) < 0 ? undefined : clockHintOf(say.text, feed.allows, people);
  };
  const parts = { say, language, manner, clock, guest, match: feed.match, muted: chat.muted, mute: chat.mute };
  return async (seat) => {
    menu ??= import("../panels/player-menu.ts").then(({ playerMenu }) => playerMenu(parts));
    (await menu)(seat);
  };
}

/** Opens what a watcher can do about another one's line; fetched with the first press. */
function watcherMenu({ say: { text }, feed }: TableModel, guest: Guest | undefined): ((line: ChatLine) => void) | undefined {
  if (guest === undefined) return undefined;
  const open = async (line: ChatLine) => (await import("../panels/watcher-menu.ts")).showWatcher(text, guest, feed.match, line);
  return (line) => trying(text, () => open(line))();
}

/** Opens where whose move it is can be posted; fetched with the first press. */
function channelOf({ feed, say, language }: TableModel, guest: Guest | undefined): (() => void) | undefined {
  if (guest === undefined) return undefined;
  return trying(say.text, async () => {
    const { showChannels } = await import("../people/channel-panel.ts");
    await showChannels({ language, ask: guest.ask }, { type: "table", key: feed.match });
  });
}

/** What can be done with a replay, fetched with it. */
function toolsOf(table: TableModel, bar: ReplayBar, playOn: TableWays["playOn"], toBoard?: () => void) {
  const { feed, face, say, language, signal } = table;
  if (!(feed instanceof TryingFeed) || playOn === undefined) return undefined;
  const panel = h("div", { hidden: true });
  let tools: ReplayTools | undefined;
  const coming = import("../analysis/replay-tools.ts").then(({ replayTools }) => {
    tools = replayTools({ feed, face, say, language, playOn, toBoard, mark: bar.setTurningPoints, signal });
    bar.add(tools.buttons);
    panel.replaceWith(tools.panel);
  });
  coming.catch((error: unknown) => tellFailure(say.text, error));
  return {
    panel,
    analyse: () => void coming.then(() => signal.aborted || tools?.analyse()),
    get analysing() {
      return tools?.analysing ?? false;
    },
  };
}

/** The panel of a puzzle or an exercise is fetched with it. */
function puzzleOf({ feed, face, say, language, signal }: TableModel, { puzzles, exercises }: TableWays, explore?: () => void) {
  if (puzzles === undefined && exercises === undefined) return undefined;
  const element = h("section", { class: "puzzle", "aria-label": say.text.puzzles.open });
  const parts = { feed, face, say, language, signal, explore };
  const filled = puzzles
    ? import("../puzzles/puzzle-panel.ts").then(({ puzzlePanel }) => signal.aborted || puzzlePanel(element, parts, puzzles))
    : exercises && import("../puzzles/exercise-panel.ts").then(({ exercisePanel }) => exercisePanel(element, parts, exercises));
  filled?.catch((error: unknown) => tellFailure(say.text, error));
  return element;
}

function troubleReport({ face, moment, drawing }: TableModel, error: unknown): string {
  const where = { build: buildId(), game: face.game.id, frame: moment.peek()?.number, drawing: drawing.peek() };
  return reportOf({ ...where, error, browser: navigator.userAgent });
}

/** In a replay the analysis is beside it; after a match it is in the match's replay. */
function wayToAnalysis({ replay }: TableModel, tools: Pick<ReplayTools, "analyse"> | undefined, again: TableWays["again"]) {
  if (replay === undefined) return again && ((frame?: number): void => again({ frame, analysed: true }));
  const analyse = (frame = replay.playback.at): void => {
    replay.playback.seek(frame);
    tools?.analyse();
  };
  return tools && analyse;
}

const after = (first: () => void, then: () => void) => (): void => {
  first();
  then();
};

/** 32 bits. */
const randomSeed = (): number => at(crypto.getRandomValues(new Uint32Array(1)), 0);
