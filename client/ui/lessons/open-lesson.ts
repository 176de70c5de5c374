/** The way into a game's lesson, and back to the practice table that a reload has left. */
import { Refusal } from "../../../shared/core/base/refusal.ts";
import { resume } from "../../../shared/core/match/step.ts";
import type { Face } from "../../face/face.ts";
import type { FaceLoader } from "../../face/face-loader.ts";
import type { Feed } from "../../feed/feed.ts";
import { LessonFeed, type LessonFeedOptions } from "../../feed/practice/lesson.ts";
import { PracticeFeed } from "../../feed/practice/practice.ts";
import type { PracticeKeeper, StoredPractice } from "../../feed/practice/practice-storage.ts";
import type { Text } from "../../text/languages.ts";
import { tellFailure } from "../common/tell-failure.ts";
import type { FirstMatches } from "./first-matches.ts";

interface OpenLessonParts {
  readonly text: Text;
  readonly faces: FaceLoader;
  readonly first: FirstMatches;
  readonly keeper: Pick<PracticeKeeper, "left" | "take" | "drop">;
  open(feed: Feed): void;
}

export interface Lessons {
  /** Opens the lesson of a game at the table, from its beginning. Its script is loaded now. */
  start(game: string): Promise<void>;
  /** Goes on with the lesson or the practice match that a reload has left; false if there was none. */
  resume(): boolean;
  /** Goes on with a match that this browser keeps. */
  playOn(kept: StoredPractice): Promise<void>;
}

export function lessonOpener({ text, faces, first, keeper, open }: OpenLessonParts): Lessons {
  const tell = (error: unknown): void => tellFailure(text, error);

  async function begin(game: string, where: Pick<LessonFeedOptions, "at" | "from"> = {}): Promise<void> {
    first.noteOffer(game);
    open(await lessonOf(await faces.load(game), where));
  }

  async function goOn({ id, record, seat, level, at }: StoredPractice): Promise<void> {
    const face = await faces.load(record.game);
    try {
      // A worker could not say what is wrong with it.
      resume(face.game, record);
      if (at === undefined) open(new PracticeFeed({ game: face.game, from: record, resumed: true, seat, level }));
      else await begin(record.game, { at, from: record });
    } catch (error) {
      keeper.drop(id);
      // A guide has its script to go on with: from its step, or from the beginning.
      if (at === undefined) throw error;
      await begin(record.game, { at }).catch(() => begin(record.game));
    }
  }

  return {
    start: (game) => begin(game).catch(tell),
    playOn(kept) {
      keeper.take(kept.id);
      return goOn(kept).catch(tell);
    },
    resume() {
      try {
        const left = keeper.left();
        if (left !== undefined) goOn(left).catch(tell);
        return left !== undefined;
      } catch (error) {
        tell(error);
        return false;
      }
    },
  };
}

async function lessonOf(face: Face, where: Pick<LessonFeedOptions, "at" | "from">): Promise<LessonFeed> {
  const lesson = await face.lesson?.().catch(() => undefined);
  if (lesson === undefined) throw new Refusal("unreachable");
  return new LessonFeed({ game: face.game, lesson, ...where });
}
