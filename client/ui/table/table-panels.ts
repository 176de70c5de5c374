/** Everything around the picture of a table, put together: prompt, list of moves, seats, log, chat, strips, buttons. */
import { at } from "../../../shared/core/base/checked.ts";
import { PuzzleFeed } from "../../feed/puzzle.ts";
import type { ReplayFeed } from "../../feed/replay.ts";
import { TryingFeed } from "../../feed/trial.ts";
import { playAlert } from "../../sound/sounds.ts";
import type { Line } from "../../text/grammar.ts";
import { askReview } from "../../thinking/ask-review.ts";
import { type ReplayTools, replayTools } from "../analysis/replay-tools.ts";
import { announcer } from "../common/announcer.ts";
import { h } from "../common/dom.ts";
import { openLooks } from "../common/drawings.ts";
import { hint } from "../input/hint.ts";
import { pointAtEntries } from "../input/point-at-pieces.ts";
import { chatBox } from "../panels/chat.ts";
import { goalsPanel } from "../panels/goals-panel.ts";
import { lastSeconds } from "../panels/last-seconds.ts";
import { hasAnswered } from "../model/log-lines.ts";
import { playerMenu } from "../panels/player-menu.ts";
import { scoreDialog } from "../panels/score-dialog.ts";
import { seatsPanel } from "../panels/seats-panel.ts";
import { watchersLine } from "../panels/watchers-line.ts";
import { copyMoment, copyPicture } from "../playback/moment-share.ts";
import { replayBar } from "../playback/replay-bar.ts";
import { puzzlePanel } from "../puzzles/puzzle-panel.ts";
import { openRules } from "../rules/open-rules.ts";
import { layBanners } from "./banners.ts";
import { dealEntry } from "./deal-entry.ts";
import { movePanels } from "./move-panels.ts";
import type { TablePanelsParts } from "./panels-parts.ts";
import { pastPanels } from "./past-panels.ts";
import { readAloud } from "./read-aloud.ts";
import { sideDrawer } from "./side-drawer.ts";
import { tableButtons } from "./table-buttons.ts";
import { tableInWords } from "./table-in-words.ts";
import { tableLayout } from "./table-layout.ts";

export type TablePanels = ReturnType<typeof tablePanels>;

export function tablePanels({ feed, back, face, say, settings, model, toLobby, signal, ...parts }: TablePanelsParts) {
  const { text } = say;
  const looks = openLooks(face, say);
  const { allows } = feed;
  const ears = announcer(signal);
  const picture = h("div", { class: "picture", role: "application", tabindex: "0", "aria-label": text.table.picture });
  const point = (pieces: readonly string[] | undefined): void => model.view.peek()?.point(pieces ?? []);

  const chat = chatBox(feed, say, signal);
  const { muted, mute } = chat;
  const openPlayerMenu = playerMenu({ say, guest: parts.guest, match: feed.match, muted, mute });
  const isShort = lastSeconds({
    wanted: () => settings.get().hurry,
    ring: () => playAlert("lowTime"),
    say: (seconds) => ears.tell(text.people.lastSeconds(seconds)),
  });
  const seats = seatsPanel({ face, say, looks, feed, about: openPlayerMenu, isShort });
  const watchers = watchersLine(say);
  const goals = goalsPanel(face, say, looks);
  const past = pastPanels({
    feed,
    back,
    face,
    say,
    model,
    point,
    before: parts.before,
    signal,
    leave: () => void buttons.leave(),
  });
  const { strips, story, told, playback, seen, replay } = past;
  const move = movePanels({
    feed,
    back,
    face,
    say,
    looks,
    settings,
    model,
    ears,
    picture,
    point,
    toLobby,
    signal,
    scores: parts.scores,
  });
  const { asked, input, around } = move;
  for (const list of [seats.element, goals.element]) pointAtEntries(list, (entry) => move.detail.hoverEntry(entry));
  const words = tableInWords(face, say);
  const reading = readAloud({
    face,
    say,
    words,
    answer: ears.answer,
    lines: () => story.log.lines,
    sight: () => input.sight ?? model.moment.value?.sight,
    asked: () => [...asked.element.querySelectorAll(".question > p")].map(({ textContent }) => textContent),
  });
  const deal = dealEntry({ text, feed, replay, told, seen, isOver: () => model.moment.peek()?.outcome !== undefined });
  const pointHint = (pieces: readonly string[] | undefined): void => {
    point(pieces);
    around.speakOf(pieces ?? []);
  };
  // Its key says why not where a match has no hints.
  const alone = (): boolean => model.amongBots.value;
  const advice = allows.resign ? hint({ face, say, input, feed, alone, point: pointHint, seed: randomSeed, signal }) : undefined;
  if (advice !== undefined) strips.element.append(advice.strip);
  const buttons = tableButtons({
    hint: allows.hint ? advice?.button : undefined,
    feed,
    guide: move.guide,
    say,
    settings,
    input,
    model,
    ask: strips.ask,
    lobby: toLobby,
    hasMoved: () => hasAnswered([...story.log.lines, ...story.later], feed.seat),
    chats: () => !chat.element.hidden,
    learn: parts.learn,
    rules: face.rules && (() => void openRules({ text, language: parts.language, face: async () => face })),
    lookBack: back && (() => back.playback.step(-1, "move")),
  });
  const bar = replayBar({
    signal,
    say,
    face,
    source: past.source,
    playback,
    copyLink: replay && replay.source !== "" ? () => void copyMoment(text, replay) : undefined,
    copyPicture: () => copyMomentPicture({ face, say, model, gameName: parts.gameName }, bar.round(), story.log.lines.at(-1)?.line),
  });
  const tools =
    feed instanceof TryingFeed && parts.playOn
      ? replayTools({ feed, face, say, playOn: parts.playOn, mark: bar.setTurningPoints, signal })
      : undefined;
  if (tools !== undefined) bar.add(tools.buttons);
  const puzzle = feed instanceof PuzzleFeed && parts.puzzles ? puzzlePanel({ feed, face, say, session: parts.puzzles, signal }) : undefined;
  const sheet = scoreDialog({
    signal,
    feed,
    replay,
    face,
    say,
    told,
    gameName: parts.gameName,
    review: askReview,
    again: parts.watchAgain,
    lobby: toLobby,
    analyse: wayToAnalysis(replay, tools, parts.watchAgain),
    checkDeal: () => deal.open(true),
  });

  const beside = { chat, seats, watchers, goals, words, buttons };
  const panels = { ...move, ...past, ...beside, picture, ears, reading, advice, sheet, replay: bar, tools, puzzle };
  const { element, side, board } = tableLayout({
    ...panels,
    text,
    face,
    gameName: parts.gameName,
    rated: allows.counts,
    dealButton: allows.deal && deal.button,
  });
  around.setBeside({ side, kept: [seats, goals, chat, buttons].map((panel) => panel.element) });
  layBanners(around, picture, strips.element, signal);
  return {
    ...panels,
    element,
    side,
    drawer: sideDrawer({ text, side, board, goals: goals.element, isOpen: parts.before?.drawerOpen ?? false, signal }),
  };
}

type Pictured = Pick<TablePanelsParts, "face" | "say" | "model" | "gameName">;

function copyMomentPicture({ face, say, model, gameName }: Pictured, round: string, line: Line | undefined): void {
  const { text } = say;
  const view = model.view.peek();
  const title = text.parts([gameName, round]);
  const names = model.presence.peek().people.map((_person, seat) => say.name(seat));
  const words = { title, house: text.title, caption: line === undefined ? "" : say.line(line), names };
  const file = `${face.game.id}-${model.moment.peek()?.number ?? 0}.png`;
  if (view !== undefined) void copyPicture(text, view, { ...words, file });
}

/** In a replay the analysis is beside it; after a match it is in the match's replay. */
function wayToAnalysis(replay: ReplayFeed | undefined, tools: ReplayTools | undefined, again: TablePanelsParts["watchAgain"]) {
  if (replay === undefined) return again && ((frame?: number): void => again({ frame, analysed: true }));
  const analyse = (frame = replay.playback.at): void => {
    replay.playback.seek(frame);
    tools?.analyse();
  };
  return tools && analyse;
}

/** 32 bits. */
const randomSeed = (): number => at(crypto.getRandomValues(new Uint32Array(1)), 0);
