/**
 * What a table has been told. Whatever shows something of it is an effect that reads it here and in the input of moves: it is run again when
 * what it has read is another, so that nobody has to remember to draw anything.
 */
import { computed, effect, type ReadonlySignal, signal } from "@preact/signals-core";
import { NO_PROPOSAL } from "../../../shared/core/wire/sync.ts";
import type { Uncounted } from "../../../shared/core/wire/wire.ts";
import { until } from "../../base/until.ts";
import { type Feed, isAmongBots, type Moment, type Presence } from "../../feed/feed.ts";
import type { LookBack } from "../../feed/look-back.ts";
import { LessonFeed, type LessonState } from "../../feed/practice/lesson.ts";
import type { TableView } from "../../picture/table-view.ts";
import type { Settings } from "../../settings/settings.ts";
import type { SettingsStore } from "../../settings/settings-store.ts";
import type { Line } from "../../text/grammar.ts";
import type { Text } from "../../text/languages.ts";
import { haltOf } from "./table-sentences.ts";

interface TableModelOptions {
  readonly feed: Feed;
  /** Undefined in a replay. */
  readonly back: LookBack | undefined;
  readonly text: Text;
  readonly settings: SettingsStore;
  /** Ends what follows the table. */
  readonly signal: AbortSignal;
}

export class TableModel {
  /** The picture, once it is there, and how it is drawn. */
  readonly view = signal<TableView | undefined>(undefined);
  readonly drawing = signal<TableView["drawing"] | undefined>(undefined);
  /** The frame that the picture shows. */
  readonly moment = signal<Moment | undefined>(undefined);
  /** Whether no newer frame waits to be shown. */
  readonly caughtUp = signal(false);
  /** What just happened. */
  readonly lastLine = signal<Line | undefined>(undefined);
  readonly presence = signal<Presence>({ people: [], proposal: NO_PROPOSAL, paused: false, connection: "open", retryIn: undefined });
  /** Why the rated match changes no ratings, if that has been told. */
  readonly uncounted = signal<Uncounted | undefined>(undefined);
  readonly settings: ReadonlySignal<Settings>;
  /** Undefined where nobody is guided. */
  readonly lesson: ReadonlySignal<LessonState | undefined>;
  /** The number of the newest frame there is, which the picture may not show yet, or no longer. */
  readonly newest = signal(-1);
  /** Why no player can do anything now. */
  readonly halt: ReadonlySignal<string | undefined>;
  /** Only bots play on the other seats. */
  readonly amongBots: ReadonlySignal<boolean>;
  readonly #ended: AbortSignal;

  constructor({ feed, back, text, settings, signal: ended }: TableModelOptions) {
    this.#ended = ended;
    const chosen = signal(settings.get());
    // Also when the system's wish for less motion is another, and the player's own settings are the same.
    until(
      ended,
      settings.onChange(() => (chosen.value = { ...settings.get() })),
    );
    this.settings = chosen;
    const guided = signal<LessonState | undefined>(undefined);
    if (feed instanceof LessonFeed)
      until(
        ended,
        feed.onLesson((state) => (guided.value = state)),
      );
    this.lesson = guided;
    if (back !== undefined)
      until(
        ended,
        back.playback.onState(({ last }) => (this.newest.value = last)),
      );
    this.amongBots = computed(() => isAmongBots(this.presence.value, feed.seat));
    this.halt = computed(() => haltOf(text, this.presence.value, this.moment.value));
  }

  /** Shows something until the table is closed. */
  follow(show: () => void): void {
    until(this.#ended, effect(show));
  }
}
