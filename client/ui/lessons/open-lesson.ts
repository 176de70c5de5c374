/** The way into a game's lesson, and back into it after a reload. */
import { Refusal } from "../../../shared/core/refusal.ts";
import type { Feed } from "../../feed/feed.ts";
import { type LessonFeed, lessonFeed } from "../../feed/lesson.ts";
import type { Face } from "../../games/face.ts";
import type { FaceLoader } from "../../games/face-loader.ts";
import type { Text } from "../../text/en.ts";
import { tellFailure } from "../common/tell-failure.ts";
import type { FirstMatches } from "./first-matches.ts";

export interface OpenLessonParts {
  readonly text: Text;
  readonly faces: FaceLoader;
  readonly first: FirstMatches;
  open(feed: Feed): void;
}

export interface Lessons {
  /** Opens the lesson of a game at the table, from its beginning. Its script is loaded now. */
  start(game: string): Promise<void>;
  /** Its table was left. */
  forget(): void;
  /** Goes on with the lesson that a reload has left; false if there was none. */
  resume(): boolean;
}

/** Of this tab alone, and only until it is closed. */
const KEY = "quayside.lesson";

export function lessonOpener({ text, faces, first, open }: OpenLessonParts): Lessons {
  async function begin(game: string, at: number): Promise<void> {
    first.noteOffer(game);
    const feed = await lessonOf(await faces.load(game), at);
    remember(feed);
    open(feed);
  }
  return {
    start: (game) => begin(game, 0).catch((error: unknown) => tellFailure(text, error)),
    forget: () => keep(undefined),
    resume() {
      const left = leftLesson();
      if (left === undefined) return false;
      // What cannot be resumed begins again.
      begin(left.game, left.at)
        .catch(() => begin(left.game, 0))
        .catch((error: unknown) => tellFailure(text, error));
      return true;
    },
  };
}

async function lessonOf(face: Face, at: number): Promise<LessonFeed> {
  const lesson = await face.lesson?.().catch(() => undefined);
  if (lesson === undefined) throw new Refusal("unreachable");
  return lessonFeed({ game: face.game, lesson, at });
}

function remember(feed: LessonFeed): void {
  feed.onLesson((state) => {
    if (state.type === "step") keep(JSON.stringify({ game: feed.game.id, at: state.at }));
    // Its praise is read again after a reload; a match that went on from there has nothing to begin with.
    else keep(state.type === "done" ? JSON.stringify({ game: feed.game.id, at: feed.lesson.steps.length }) : undefined);
  });
}

/** A tab without storage of its own begins in the lobby. */
function keep(text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // As above.
  }
}

function leftLesson(): { readonly game: string; readonly at: number } | undefined {
  try {
    const left: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    const { game, at } = Object(left) as { game?: unknown; at?: unknown };
    return typeof game === "string" && Number.isSafeInteger(at) ? { game, at: at as number } : undefined;
  } catch {
    return undefined;
  }
}
