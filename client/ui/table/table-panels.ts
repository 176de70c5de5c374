/** Everything around the picture of a table, put together: prompt, list of moves, seats, log, chat, strips, buttons. */
import { WATCHER } from "../../../shared/core/view.ts";
import type { Feed, Moment, Presence } from "../../feed/feed.ts";
import { isLesson } from "../../feed/lesson.ts";
import type { Guest, PracticeWish } from "../../feed/lobby.ts";
import type { LookBack } from "../../feed/look-back.ts";
import { isPuzzle } from "../../feed/puzzle.ts";
import type { ReplayFeed } from "../../feed/replay.ts";
import { isTrying } from "../../feed/tried-line.ts";
import type { Face } from "../../games/face.ts";
import { askReview } from "../../review/ask-review.ts";
import { seenFrames } from "../../review/seen-frames.ts";
import type { TableView } from "../../scenes/table.ts";
import { playAlert } from "../../sound/sounds.ts";
import type { Line } from "../../stage/pose.ts";
import type { Language } from "../../text/languages.ts";
import { type ReplayStart, type ReplayTools, replayTools } from "../analysis/replay-tools.ts";
import { announcer } from "../common/announcer.ts";
import { complaint } from "../common/dialog.ts";
import { h } from "../common/dom.ts";
import { openLooks } from "../common/drawings.ts";
import { reportOf } from "../common/error-report.ts";
import { ownBuild } from "../common/own-build.ts";
import type { Say } from "../common/say.ts";
import type { SettingsStore } from "../common/settings-store.ts";
import { hint } from "../input/hint.ts";
import { mirror } from "../input/mirror.ts";
import { moveInput } from "../input/move-input.ts";
import { movePreview } from "../input/move-preview.ts";
import { pictureWalk } from "../input/picture-walk.ts";
import { pointAtEntries, pointing } from "../input/point-at-pieces.ts";
import { prompt } from "../input/prompt.ts";
import { slowSend } from "../input/slow-send.ts";
import { whyNotNote } from "../input/why-not-note.ts";
import { firstMatches } from "../lessons/first-matches.ts";
import { guideOf } from "../lessons/guide.ts";
import { lessonNote } from "../lessons/lesson-note.ts";
import { tips } from "../lessons/tips.ts";
import { chatBox } from "../panels/chat.ts";
import { goalsPanel } from "../panels/goals-panel.ts";
import { logPanel } from "../panels/log-panel.ts";
import { matchLog } from "../panels/match-log.ts";
import { playerMenu } from "../panels/player-menu.ts";
import { scoreDialog } from "../panels/score-dialog.ts";
import { seatsPanel } from "../panels/seats-panel.ts";
import { puzzlePanel } from "../puzzles/puzzle-panel.ts";
import type { PuzzleSession } from "../puzzles/puzzle-session.ts";
import { openRules } from "../rules/open-rules.ts";
import { boardStrips } from "../strips/strips.ts";
import { dealEntry } from "./deal-entry.ts";
import { detailCards } from "./detail-cards.ts";
import { lastSeconds } from "./last-seconds.ts";
import { copyMoment, copyPicture } from "./moment-share.ts";
import { readAloud } from "./read-aloud.ts";
import { isReplay, replayBar } from "./replay-bar.ts";
import { sideDrawer } from "./side-drawer.ts";
import { tableButtons } from "./table-buttons.ts";
import { tableInWords } from "./table-in-words.ts";

/** What the panels ask of the table now. */
export interface TableNow {
  view(): TableView | undefined;
  moment(): Moment | undefined;
  presence(): Presence;
  /** Why no player can do anything now. */
  halt(): string | undefined;
}

export interface TablePanelsParts {
  readonly feed: Feed;
  /** None in a replay. */
  readonly back: LookBack | undefined;
  readonly face: Face;
  readonly say: Say;
  readonly language: Language;
  readonly gameName: string;
  readonly settings: SettingsStore;
  readonly guest: Guest | undefined;
  readonly now: TableNow;
  /** To the replay of a match that was just played. */
  readonly watchAgain: ((start?: ReplayStart) => void) | undefined;
  readonly playOn: ((wish: PracticeWish) => void) | undefined;
  readonly puzzles: PuzzleSession | undefined;
  /** To the game's guided match; undefined if it has none. */
  readonly learn: (() => void) | undefined;
  toLobby(): void;
  /** The gathered moves have changed, or a move is slow to be answered. */
  inputChanged(): void;
  /** Missing lines of the log have come. */
  logFilled(): void;
}

/** Lines of the log that tell one entry. */
const MOST_TOLD = 3;

export type TablePanels = ReturnType<typeof tablePanels>;

export function tablePanels({ feed, back, face, say, settings, now, toLobby, ...parts }: TablePanelsParts) {
  const { text } = say;
  const looks = openLooks(face, say);
  const solves = isPuzzle(feed);
  const plays = feed.seat !== WATCHER && !isReplay(feed);
  const ears = announcer();
  const picture = h("div", { class: "picture", role: "application", tabindex: "0", "aria-label": text.table.picture });
  const point = (pieces: readonly string[] | undefined): void => now.view()?.point(pieces ?? []);

  const chat = chatBox(feed, say);
  const { muted, mute } = chat;
  const openPlayerMenu = playerMenu({ say, guest: parts.guest, match: feed.match, muted, mute });
  const isShort = lastSeconds({
    wanted: () => settings.get().hurry,
    ring: () => playAlert("lowTime"),
    say: (seconds) => ears.tell(text.people.lastSeconds(seconds)),
  });
  const seats = seatsPanel({ face, say, looks, feed, about: openPlayerMenu, isShort });
  const goals = goalsPanel(face, say, looks);
  const source = sourceOf(feed, back);
  const playback = "playback" in source ? source.playback : source;
  const log = logPanel(say, point, playback.seek);
  const strips = boardStrips({ feed, say, leave: () => void buttons.leave(), report: (error) => troubleReport(face, now, error) });
  // A replay shows what the record gives: there is nothing to compare.
  const seen = isReplay(feed) ? undefined : seenFrames(feed, back?.past ?? feed.past);
  const story = matchLog({
    ...{ face, filled: parts.logFilled, missed: strips.recap.show },
    feed: { match: feed.match, seat: feed.seat, past: seen?.past ?? feed.past },
    last: () => (back?.live ? 0 : playback.last),
  });
  const pointAt = pointing((pieces, move) => {
    point(pieces);
    preview.point(move, pieces?.at(-1));
    // Moves with the same first piece differ in the last one.
    detail.hover(pieces?.at(-1));
  });
  const asked = prompt(say, looks, pointAt, (pick) => input.choose(pick));
  const detail = detailCards(face, say, looks, now.view, { picture, prompt: asked.element, boxes: () => preview.boxes() });
  for (const list of [seats.element, goals.element]) pointAtEntries(list, detail.hoverEntry);
  const unplayed = isReplay(feed) ? text.replay.nothing : plays ? undefined : text.table.watched;
  const moves = mirror(say, looks, unplayed, pointAt, (pick) => input.choose(pick));
  const sending = slowSend(feed, parts.inputChanged);
  const input = moveInput({
    ...{ feed: sending, face, say, settings, prompt: asked, mirror: moves, table: now.view, tell: complaint, changed: parts.inputChanged },
    guide: guideOf(feed),
    drawn: () => preview.update(),
    amongBots: () => now.presence().people.every(({ kind }, seat) => seat === feed.seat || kind === "bot"),
  });
  const preview = movePreview({ face, looks, input, table: now.view });
  const lesson = isLesson(feed)
    ? lessonNote({ feed, face, say, input, picture, prompt: asked.element, table: now.view, lobby: toLobby, focusMoves: moves.focus })
    : undefined;
  const tip = tips({ face, say, settings, first: firstMatches() });
  asked.question.append(tip.element);
  const why = whyNotNote({
    ...{ feed, face, say, input, picture, halted: now.halt, table: now.view, moment: now.moment, read: ears.tell },
    task: () => lesson?.task(),
    looksBack: () => back?.live === false,
  });
  const words = tableInWords(face, say);
  const walk = pictureWalk({
    ...{ picture, face, say, input, table: now.view, hover: (piece) => detail.hover(piece), miss: why.answer, answer: ears.answer },
  });
  const reading = readAloud({
    ...{ face, say, words, answer: ears.answer, lines: () => story.log.lines },
    sight: () => input.sight ?? now.moment()?.sight,
    asked: () => [...asked.element.querySelectorAll(".question > p")].map(({ textContent }) => textContent),
  });
  const told = (from: number, to = from): string => {
    const lines = story.log.lines.filter(({ number }) => number >= from && number <= to);
    return text.sentences(lines.slice(0, MOST_TOLD).map(({ line }) => say.line(line)));
  };
  const deal = dealEntry({ text, feed, told, seen, isOver: () => now.moment()?.outcome !== undefined });
  const advice = plays && !feed.rated && !feed.daily && !solves ? hint({ face, say, input, point, seed: randomSeed }) : undefined;
  if (advice !== undefined) strips.element.append(advice.strip);
  const buttons = tableButtons({
    hint: advice?.button,
    ...{ feed, say, settings, input, presence: now.presence, ask: strips.ask, lobby: toLobby },
    // In a puzzle there is nothing to take back, to resign or to lose.
    plays: plays && !solves,
    learn: parts.learn,
    rules: face.rules && (() => void openRules({ text, language: parts.language, face: async () => face })),
    lookBack: back && (() => back.playback.step(-1, "move")),
  });
  const replay = replayBar({
    ...{ say, face, source, playback },
    copyLink: isReplay(feed) && feed.source !== "" ? () => void copyMoment(text, feed) : undefined,
    copyPicture: () => copyMomentPicture({ face, say, now, gameName: parts.gameName }, replay.round(), story.log.lines.at(-1)?.line),
  });
  const tools =
    isTrying(feed) && parts.playOn ? replayTools({ feed, face, say, playOn: parts.playOn, mark: replay.setTurningPoints }) : undefined;
  if (tools !== undefined) replay.add(tools.buttons);
  const puzzle = solves && parts.puzzles ? puzzlePanel({ feed, face, say, session: parts.puzzles }) : undefined;
  const sheet = scoreDialog({
    ...{ feed, face, say, plays, told, gameName: parts.gameName, review: askReview, again: parts.watchAgain, lobby: toLobby },
    analyse: wayToAnalysis(feed, tools, parts.watchAgain),
    checkDeal: () => deal.open(true),
  });

  const slot = h("div", { class: "slot" }, words.element, moves.element, log.element);
  const head = h("div", { class: "game" }, h("h1", {}, parts.gameName), !solves && lesson === undefined && deal.button);
  const side = h(
    "aside",
    { class: "side", "aria-label": text.table.side },
    head,
    goals.element,
    h("h2", { class: "unseen" }, text.table.seats),
    seats.element,
    slot,
    chat.element,
    buttons.element,
  );
  picture.append(preview.element);
  const pane = h("div", { class: "pane" }, picture);
  const board = h(
    "main",
    { class: "board" },
    lesson?.element,
    pane,
    strips.element,
    tools?.panel,
    puzzle?.element,
    replay.element,
    asked.element,
    why.element,
  );
  const element = h("div", { class: "table-screen", "data-game": face.game.id }, board, side, detail.element, ears.element);
  const drawer = sideDrawer({ text, side, board, goals: goals.element });
  return {
    element,
    picture,
    side,
    chat,
    seats,
    goals,
    drawer,
    ears,
    words,
    walk,
    reading,
    log,
    strips,
    story,
    detail,
    asked,
    moves,
    sending,
    input,
    preview,
    advice,
    why,
    sheet,
    buttons,
    replay,
    seen,
    tools,
    puzzle,
    lesson,
    tip,
  };
}

type Pictured = Pick<TablePanelsParts, "face" | "say" | "now" | "gameName">;

function copyMomentPicture({ face, say, now, gameName }: Pictured, round: string, line: Line | undefined): void {
  const { text } = say;
  const view = now.view();
  const title = text.parts([gameName, round]);
  const names = now.presence().people.map((_person, seat) => say.name(seat));
  const words = { title, house: text.title, caption: line === undefined ? "" : say.line(line), names };
  const file = `${face.game.id}-${now.moment()?.number ?? 0}.png`;
  if (view !== undefined) void copyPicture(text, view, { ...words, file });
}

/** In a replay the analysis is beside it; after a match it is in its replay. */
function wayToAnalysis(feed: Feed, tools: ReplayTools | undefined, again: TablePanelsParts["watchAgain"]) {
  if (!isReplay(feed)) return again && ((frame?: number): void => again({ frame, analysed: true }));
  const analyse = (frame = feed.at): void => {
    feed.seek(frame);
    tools?.analyse();
  };
  return tools && analyse;
}

function sourceOf(feed: Feed, back: LookBack | undefined): ReplayFeed | LookBack {
  if (isReplay(feed)) return feed;
  if (back === undefined) throw new Error("a match that is being played can be looked back at");
  return back;
}

/** 32 bits. */
const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

function troubleReport(face: Face, { moment, view }: TableNow, error: unknown): string {
  const where = { build: ownBuild(), game: face.game.id, frame: moment()?.number, drawing: view()?.drawing };
  return reportOf({ ...where, error, browser: navigator.userAgent });
}
