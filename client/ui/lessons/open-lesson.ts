/** The ways into a game's lessons, and back to the practice table that a reload has left. */
import { must } from "../../../shared/core/base/checked.ts";
import { Refusal } from "../../../shared/core/base/refusal.ts";
import { resume } from "../../../shared/core/match/step.ts";
import type { Face } from "../../face/face.ts";
import type { FaceLoader } from "../../face/face-loader.ts";
import type { Feed } from "../../feed/feed.ts";
import { LessonFeed, type LessonFeedOptions } from "../../feed/practice/lesson.ts";
import { PracticeFeed } from "../../feed/practice/practice.ts";
import type { PracticeKeeper, StoredPractice } from "../../feed/practice/practice-storage.ts";
import type { Language, Text } from "../../text/languages.ts";
import { tellFailure } from "../common/tell-failure.ts";
import type { FirstMatches } from "./first-matches.ts";

interface OpenLessonParts {
  readonly text: Text;
  readonly language: Language;
  readonly faces: FaceLoader;
  readonly first: FirstMatches;
  readonly keeper: Pick<PracticeKeeper, "left" | "take" | "drop">;
  open(feed: Feed): void;
}

export interface Lessons {
  /** Opens a lesson of a game at the table, from its beginning: the guided first match, or the one on a topic. Its script is loaded now. */
  start(game: string, topic?: string): Promise<void>;
  /** Lets the reader choose a topic of a game. */
  choose(game: string): Promise<void>;
  /** Goes on with the lesson or the practice match that a reload has left; false if there was none. */
  resume(): boolean;
  /** Goes on with a match that this browser keeps. */
  playOn(kept: StoredPractice): Promise<void>;
}

interface Place extends Pick<LessonFeedOptions, "at" | "from"> {
  readonly topic?: string | undefined;
}

export function lessonOpener({ text, language, faces, first, keeper, open }: OpenLessonParts): Lessons {
  const tell = (error: unknown): void => tellFailure(text, error);

  async function begin(game: string, { topic, ...where }: Place = {}): Promise<void> {
    first.noteOffer(game);
    const feed = await lessonOf(await faces.load(game), topic, where);
    feed.onLesson(({ type }) => type === "done" && topic !== undefined && first.noteDone(game, topic));
    open(feed);
  }

  const start = (game: string, topic?: string): Promise<void> => begin(game, { topic }).catch(tell);

  async function choose(game: string): Promise<void> {
    const [{ showTopics }, face] = await Promise.all([import("./topic-list.ts"), faces.load(game)]);
    await showTopics({ text, language, face, first, start: (topic) => void start(game, topic) });
  }

  async function goOn({ id, record, seat, level, at, topic }: StoredPractice): Promise<void> {
    const face = await faces.load(record.game);
    try {
      // A worker could not say what is wrong with it.
      resume(face.game, record);
      if (at === undefined) open(new PracticeFeed({ game: face.game, from: record, resumed: true, seat, level }));
      else await begin(record.game, { at, from: record, topic });
    } catch (error) {
      keeper.drop(id);
      // A guide has its script to go on with: from its step, or from the beginning.
      if (at === undefined) throw error;
      await begin(record.game, { at, topic }).catch(() => begin(record.game, { topic }));
    }
  }

  return {
    start,
    choose: (game) => choose(game).catch(tell),
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

async function lessonOf(face: Face, topic: string | undefined, where: Omit<Place, "topic">): Promise<LessonFeed> {
  const lesson = await scriptOf(face, topic).catch(() => undefined);
  if (lesson === undefined) throw new Refusal("unreachable");
  return new LessonFeed({ game: face.game, lesson, ...where });
}

async function scriptOf({ lesson, topics }: Face, topic: string | undefined) {
  if (topic === undefined) return lesson?.();
  const all = await topics?.list();
  return must(
    all?.find((one) => one.topic === topic),
    "topic",
  );
}
