/**
 * What a table knows, in one place: what it has been told, what its player has begun, and what follows from both. Whatever shows something of
 * it is an effect that reads it here: it is run again when what it has read is another, so that nobody has to remember to draw anything.
 */
import { batch, computed, effect, type ReadonlySignal, signal } from "@preact/signals-core";
import { must } from "../../../shared/core/base/checked.ts";
import type { Sight } from "../../../shared/core/contract/game.ts";
import { WATCHER } from "../../../shared/core/match/view.ts";
import { NO_PROPOSAL } from "../../../shared/core/wire/sync.ts";
import type { Uncounted } from "../../../shared/core/wire/wire.ts";
import { until } from "../../base/until.ts";
import type { Face } from "../../face/face.ts";
import type { Act } from "../../face/pose.ts";
import { type Feed, isAmongBots, type Moment, type Presence } from "../../feed/feed.ts";
import type { LookBack } from "../../feed/look-back.ts";
import { LessonFeed, type LessonState } from "../../feed/practice/lesson.ts";
import { ReplayFeed } from "../../feed/replay.ts";
import type { TableView } from "../../picture/table-view.ts";
import type { Settings } from "../../settings/settings.ts";
import type { SettingsStore } from "../../settings/settings-store.ts";
import type { Line } from "../../text/grammar.ts";
import type { Language, Text } from "../../text/languages.ts";
import { type Say, sayer } from "../../text/say.ts";
import { type FramePrints, framePrints } from "../../thinking/frame-prints.ts";
import { oncePerFrame } from "../common/dom.ts";
import { nameOf } from "../common/names.ts";
import { endingOf } from "./ending.ts";
import { guideOf, watchedMove } from "./lesson-guide.ts";
import { type LogLine, linesOfAnswer, shortened, takenBy } from "./log-lines.ts";
import { type MatchLog, matchLog } from "./match-log.ts";
import { MoveInput } from "./move-input.ts";
import { questionOf } from "./question.ts";
import { type SlowSend, slowSend } from "./slow-send.ts";
import { haltOf, type Sentences, sentencesOf } from "./table-sentences.ts";

export interface TableModelOptions {
  readonly feed: Feed;
  /** Undefined in a replay. */
  readonly back: LookBack | undefined;
  readonly face: Face;
  readonly text: Text;
  readonly language: Language;
  readonly settings: SettingsStore;
  /** The frames that the log of this table in another language has. */
  readonly known?: MatchLog["known"] | undefined;
  readonly uncounted?: Uncounted | undefined;
  /** Ends what follows the table. */
  readonly signal: AbortSignal;
}

/** Lines of the log that tell one entry. */
const MOST_TOLD = 3;

/** `beside`: the words beside the picture; `drawer`: over its edge; `strip`: seats and newest line on top, all else in a drawer. */
export type Arrangement = "beside" | "drawer" | "strip";

/** `seat`: whose words they are. */
export interface PassingNews {
  readonly seat: number | undefined;
  readonly sentence: string;
}

/** Where a position is changed by hand. */
export interface TableEditing extends Pick<MoveInput, "touch" | "drops" | "drop"> {
  /** What can be picked. */
  readonly pieces: readonly string[];
  undo(): void;
}

export interface TableSentences extends Omit<Sentences, "prompt"> {
  readonly prompt: string;
  /** Under it: the reason, or in a lesson whose moves are watched. */
  readonly second: string;
}

export class TableModel {
  readonly feed: Feed;
  /** The same, if it is a lesson, or a replay. */
  readonly lessonFeed: LessonFeed | undefined;
  readonly replay: ReplayFeed | undefined;
  readonly back: LookBack | undefined;
  /** The frames that can be gone through: of a finished match, or of the past of one that is being played. */
  readonly source: ReplayFeed | LookBack;
  readonly face: Face;
  readonly say: Say;
  readonly language: Language;
  readonly store: SettingsStore;
  readonly signal: AbortSignal;
  /** The picture, once it is there, and how it is drawn. */
  readonly view = signal<TableView | undefined>(undefined);
  readonly drawing = signal<TableView["drawing"] | undefined>(undefined);
  /** Pieces are moved by hand, whatever is asked. */
  readonly editing = signal<TableEditing | undefined>(undefined);
  /** How the table fills its window. */
  readonly arrangement = signal<Arrangement>("beside");
  /** The frame that the picture shows. */
  readonly moment = signal<Moment | undefined>(undefined);
  /** Whether no newer frame waits to be shown. */
  readonly caughtUp = signal(false);
  /** What just happened. */
  readonly lastLine = signal<Line | undefined>(undefined);
  readonly presence = signal<Presence>({ people: [], proposal: NO_PROPOSAL, paused: false, connection: "open", retryIn: undefined });
  /** Why the rated match changes no ratings, if that has been told. */
  readonly uncounted = signal<Uncounted | undefined>(undefined);
  /** What is told once where there is no room for it over the table, until it has been read. */
  readonly news = signal<PassingNews | undefined>(undefined);
  /** Messages of others that came while the chat was out of sight. */
  readonly unread = signal(0);
  /** By seat, what its bot is like, once that is loaded: "Ada, a scholar: likes green cards." */
  readonly manners = signal<ReadonlyMap<number, string>>(new Map());
  /** What happened while the player was away, until they have read it or move again. */
  readonly missed = signal<readonly LogLine[]>([]);
  readonly settings: ReadonlySignal<Settings>;
  /** Undefined where nobody is guided. */
  readonly lesson: ReadonlySignal<LessonState | undefined>;
  /** The number of the newest frame there is, which the picture may not show yet, or no longer. */
  readonly newest = signal(-1);
  /** What the player is asked, and has picked and gathered. */
  readonly input: MoveInput;
  readonly sending: SlowSend;
  /** The log, and what it is told by frames that were not shown. */
  readonly story: MatchLog;
  /** What this browser was shown, to check the deal against. A replay shows what the record gives: there is nothing to compare. */
  readonly prints: FramePrints | undefined;
  /** The frame's sight, or the one after the gathered moves. */
  readonly sight: ReadonlySignal<Sight | undefined> = computed(() => this.input.sight ?? this.moment.value?.sight);
  /** Why no player can do anything now. */
  readonly halt: ReadonlySignal<string | undefined> = computed(() => haltOf(this.say.text, this.presence.value, this.moment.value));
  readonly over: ReadonlySignal<boolean> = computed(() => this.moment.value?.outcome !== undefined);
  /** Only bots play on the other seats. */
  readonly amongBots: ReadonlySignal<boolean> = computed(() => isAmongBots(this.presence.value, this.feed.seat));
  /** The lesson goes on, or its praise is read. */
  readonly guided: ReadonlySignal<boolean> = computed(() => this.lesson.value !== undefined && this.lesson.value.type !== "over");
  /** All moves are listed: the player wants them to be, or there is no picture in which a piece could be clicked. */
  readonly listsMoves: ReadonlySignal<boolean> = computed(
    () => this.feed.allows.moves && (this.settings.value.mirror || this.drawing.value === "words"),
  );
  /** It is for this player to choose; one who looks back is called too. */
  readonly called: ReadonlySignal<boolean> = computed(
    () => this.input.open || (this.moment.value?.past === true && this.newest.value >= 0 && this.back?.called === true),
  );
  /** What a takeback that is proposed would undo. */
  readonly taken: ReadonlySignal<readonly LogLine[]> = computed(() => takenBy(this.presence.value.proposal, this.story.log.lines));
  /** What the table says; undefined before the first frame. */
  readonly sentences: ReadonlySignal<TableSentences | undefined> = computed(() => sentencesAt(this));

  constructor({ feed, back, face, text, language, settings, known, uncounted, signal: ended }: TableModelOptions) {
    this.feed = feed;
    this.lessonFeed = feed instanceof LessonFeed ? feed : undefined;
    this.replay = feed instanceof ReplayFeed ? feed : undefined;
    this.back = back;
    this.source = must(this.replay ?? back, "replay");
    this.face = face;
    this.language = language;
    this.store = settings;
    this.signal = ended;
    this.uncounted.value = uncounted;
    this.say = sayer(text, language.catalogueOf(face.game.id), (seat) => nameOf(text, this.presence.value, seat, feed.seat), feed.seat);
    const chosen = signal(settings.get());
    // Also when the system's wish for less motion is another, and the player's own settings are the same.
    until(
      ended,
      settings.onChange(() => (chosen.value = { ...settings.get() })),
    );
    this.settings = chosen;
    this.lesson = lessonOf(this.lessonFeed, ended);
    if (back !== undefined)
      until(
        ended,
        back.playback.onState(({ last }) => (this.newest.value = last)),
      );
    this.prints = back && framePrints(feed, (from, to) => back.past(from, to), ended);
    const { source, prints = feed } = this;
    this.story = matchLog({
      face,
      feed: { match: feed.match, seat: feed.seat, past: (from, to) => prints.past(from, to) },
      missed: (lines) => (this.missed.value = lines),
      last: () => (back?.live ? 0 : source.playback.last),
      known,
      signal: ended,
    });
    this.sending = slowSend(feed);
    this.input = new MoveInput({
      feed: this.sending,
      keptFor: feed,
      face,
      say: this.say,
      settings,
      table: () => this.view.peek(),
      guide: this.lessonFeed && guideOf(this.lessonFeed),
      signal: ended,
      amongBots: () => this.amongBots.peek(),
    });
  }

  /** Shows something until the table is closed. */
  follow = (show: () => void): void => void until(this.signal, effect(show));

  /** The same, drawn at most once for each frame of the page. Gives the way to draw it again. */
  followPerFrame = <T>(read: () => T, draw: (value: T) => void): (() => void) => {
    let now: { readonly value: T } | undefined;
    const later = oncePerFrame(() => now !== undefined && !this.signal.aborted && draw(now.value));
    this.follow(() => {
      now = { value: read() };
      later();
    });
    return later;
  };

  /** The picture has come to a frame. Gives the lines of the log that it adds. */
  show(moment: Moment, act: Act | undefined, caughtUp: boolean): readonly LogLine[] {
    const { story, input } = this;
    const told = story.log.lines.length;
    return batch(() => {
      const follows = moment.tried === undefined && story.shown(moment, act);
      // A player who has moved since has read what they missed.
      if (follows && (this.moment.peek()?.ask ?? 0) > moment.ask) this.missed.value = [];
      this.moment.value = moment;
      this.caughtUp.value = caughtUp;
      this.lastLine.value = act?.line;
      input.show(moment, caughtUp);
      return follows ? story.log.lines.slice(told) : [];
    });
  }

  /** Points at pieces of the picture; at none to stop that. */
  point = (pieces: readonly string[] | undefined): void => this.view.peek()?.point(pieces ?? []);

  /** How the log has told these frames, in a line or two; empty if it has told none. */
  told = (from: number, to = from): string => {
    const lines = linesOfAnswer(this.story.log, from, to).filter(({ line: [key] }) => key !== "core.missed");
    return this.say.text.sentences(shortened(lines, MOST_TOLD).map(({ line }) => this.say.line(line)));
  };
}

function lessonOf(feed: LessonFeed | undefined, ended: AbortSignal): ReadonlySignal<LessonState | undefined> {
  const state = signal<LessonState | undefined>(undefined);
  if (feed !== undefined)
    until(
      ended,
      feed.onLesson((now) => (state.value = now)),
    );
  return state;
}

/** With the eyes of a player one is still no player: the sentences are those of a watcher. */
const sightOfReader = ({ allows, seat }: Feed, sight: Sight): Sight =>
  allows.moves || sight.seat === seat ? sight : { table: sight.table, secret: undefined, seat: WATCHER };

/** Undefined before the first frame. */
function sentencesAt(table: TableModel): TableSentences | undefined {
  const { face, say, feed, input, sending } = table;
  const { text } = say;
  const moment = table.moment.value;
  if (moment === undefined) return undefined;
  const lesson = table.lesson.value;
  const isReading = lesson?.type === "step" && lesson.step.wants === undefined && input.open;
  const { question, reason } = isReading
    ? { question: text.lesson.readOn, reason: "" }
    : questionOf(face, say, moment, sightOfReader(feed, input.sight ?? moment.sight), input.picked);
  const sentences = sentencesOf({
    text,
    moment,
    caughtUp: table.caughtUp.value,
    halt: table.halt.value ?? (moment.past && text.lookBack.title),
    lastLine: table.lastLine.value,
    slow: sending.slow,
    awaitsDone: input.waits,
    question,
    reason,
    ending: moment.outcome && text.score.ended(endingOf(say, face, moment.outcome, feed.seat)),
  });
  const { prompt } = sentences;
  const watched = lesson && watchedMove(lesson, feed.seat, moment, table.story.log.asked);
  const second = watched === undefined ? sentences.reason : watched === "own" ? text.lesson.ownMove : text.lesson.watch;
  return { ...sentences, prompt: typeof prompt === "string" ? prompt : say.line(prompt), second };
}
