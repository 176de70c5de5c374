/** Every game's lesson follows its own script to the end: a change of the rules that breaks one is found here. */
import { describe, expect, it } from "vitest";
import type { Pick } from "../../../client/face/face.ts";
import type { Moment } from "../../../client/feed/feed.ts";
import { shelf } from "../../../client/games/shelf.ts";
import type { Catalogue, Line } from "../../../client/text/grammar.ts";
import { type Language, type LanguageId, loadLanguage, UI_TEXT } from "../../../client/text/languages.ts";
import { sayer } from "../../../client/text/say.ts";
import { guideOf, watchedMove } from "../../../client/ui/model/lesson-guide.ts";
import { type Picked, pickPiece, startPicking } from "../../../client/ui/model/picking.ts";
import type { View } from "../../../shared/core/contract/game.ts";
import type { Lesson, LessonStep, TopicLesson } from "../../../shared/core/lessons/lesson.ts";
import { lessonMatch, lineUntil, rowOfLine } from "../../../shared/core/lessons/lesson.ts";
import { outcome } from "../../../shared/core/match/outcome.ts";
import { askedSeats } from "../../../shared/core/match/step.ts";
import { language } from "../english.ts";
import { FACES } from "../listed-faces.ts";
import { following } from "./follow.ts";

/** The picture's areas at 1024x768, 1280x720 and 1920x1080. */
const SIZES = [
  { width: 744, height: 690 },
  { width: 960, height: 640 },
  { width: 1540, height: 990 },
];
const taught = FACES.filter(({ lesson }) => lesson !== undefined);
const languages = await Promise.all((Object.keys(UI_TEXT) as LanguageId[]).map((id) => loadLanguage(id)));
await Promise.all(languages.flatMap(({ learn }) => FACES.map(learn)));
interface Taught {
  readonly face: (typeof FACES)[number];
  readonly lesson: Lesson;
  /** Before the keys of its sentences. */
  readonly prefix: string;
  readonly sentencesIn: (language: Language) => Promise<Catalogue>;
}
const guides = await Promise.all(
  taught.map(async (face): Promise<[string, Taught]> => {
    const sentencesIn = async (language: Language) => language.catalogueOf(face.game.id);
    return [face.game.id, { face, lesson: await face.lesson!(), prefix: "lesson", sentencesIn }];
  }),
);
const topicsOf = async (face: (typeof FACES)[number]) =>
  (await face.topics!.list()).map((lesson): [string, Taught] => {
    const sentencesIn = (language: Language) => language.topicsOf(face);
    return [`${face.game.id}, ${lesson.topic}`, { face, lesson, prefix: `lesson.${lesson.topic}`, sentencesIn }];
  });
const topics = (await Promise.all(FACES.filter((face) => face.topics !== undefined).map(topicsOf))).flat();
const keysOf = ({ lesson: { steps } }: Taught): readonly string[] => [
  "praise",
  "praise.do",
  ...steps.flatMap(({ id, wants, puzzle }) => [id, ...(wants === undefined ? [] : [`${id}.do`]), ...(puzzle ? [`${id}.wrong`] : [])]),
];

// The front page offers one on the card of every game, before its code is loaded.
it("Every game of the front page has a lesson", () =>
  expect(taught.map(({ game }) => game.id).sort()).toEqual(shelf.map(({ id }) => id).sort()));

describe.each([...guides, ...topics])("The lesson of %s", (_name, taughtHere) => {
  const { face, lesson, prefix, sentencesIn } = taughtHere;
  const { steps, seat } = lesson;

  it("asks the player at each step, and leaves no bot's choice to chance", () => {
    for (let at = 0; at <= steps.length; at++) {
      const match = lessonMatch(face.game, lesson, at);
      expect([at, askedSeats(match).includes(seat), outcome(match)]).toEqual([at, true, undefined]);
    }
  });

  it("is played to its end by its own script, and the match goes on after it", async () => {
    const table = following({ game: face.game, lesson });
    for (const { id: step } of steps) {
      expect(table.feed.lessonState).toMatchObject({ step: { id: step } });
      await table.follow();
    }
    expect(table.feed.lessonState).toEqual({ type: "done" });
    expect((await table.asked()).sight).toEqual({ ...(await following({ game: face.game, lesson, at: steps.length }).asked()).sight });
    table.feed.leave();
  });

  it("says that a move and what follows from it are the player's own, until a player is asked again", async () => {
    const table = following({ game: face.game, lesson });
    const { feed } = table;
    let before: readonly number[] = [];
    let isSent = false;
    const said: unknown[] = [];
    const frame = (moment: Moment): void => {
      const { asked } = moment;
      if (isSent && asked.length === 0) said.push(watchedMove(feed.lessonState, feed.seat, moment, before));
      if (asked.length > 0) [before, isSent] = [asked, false];
    };
    const stop = feed.listen({ frame, presence: () => undefined });
    for (const { wants } of steps) {
      await table.asked();
      isSent = wants !== undefined;
      await table.follow();
    }
    stop();
    expect([said.length > 0, said.filter((move) => move !== "own")]).toEqual([true, []]);
    feed.leave();
  });

  it("offers each move it wants, and points at pieces that are on the table at every size", () => {
    const praise: LessonStep = { id: "praise", about: lesson.about ?? [] };
    [...steps, praise].forEach(({ piece, about = [], wants = [] }, at) => {
      const view = { ...lessonMatch(face.game, lesson, at).state, seat } as { table: object; secrets: object[] };
      const sight = { table: view.table, secret: view.secrets[seat], seat } as View;
      const legal = face.picks(sight).map(({ move }) => move);
      for (const [first] of wants) expect(legal).toContain(first);
      for (const size of SIZES) {
        const keys = face.layout(sight, size).map(({ key }) => key);
        for (const key of piece === undefined ? about : [piece, ...about]) expect(keys).toContain(key);
      }
    });
  });

  it("has its sentences in each language, and a different name for each step", async () => {
    const keys = keysOf(taughtHere);
    expect(new Set(keys).size).toBe(keys.length);
    for (const language of languages) {
      const known = await sentencesIn(language);
      expect([language.id, keys.filter((key) => !Object.hasOwn(known, `${prefix}.${key}`))]).toEqual([language.id, []]);
      const say = sayer(language.text, known, String, seat);
      const said = keys.map((key) => say.line([`${prefix}.${key}`]));
      expect(said.filter((sentence) => /undefined|NaN|\{\w+\}/.test(sentence))).toEqual([]);
    }
  });

  it("knows what bots play all the way", () => {
    const line = lineUntil(lesson, steps.length);
    expect(line.length).toBeGreaterThan(0);
    expect(rowOfLine(lessonMatch(face.game, lesson, 0), line, seat)).toEqual(steps.find(({ wants }) => wants !== undefined)?.wants?.[0]);
  });
});

describe.each(guides)("The guided match of %s", (id, { face, lesson }) => {
  const { steps, seat } = lesson;

  it("asks for the clicks of any match, and quotes the button where one is first needed, in each language", () => {
    /** The label of the button that ends the step, if clicks on its pieces do not. */
    const buttonOf = (at: number): Line | undefined => {
      const first = steps[at]!.wants?.[0]?.[0];
      const { state } = lessonMatch(face.game, lesson, at) as { state: { table: object; secrets: object[] } };
      const legal = face.picks({ table: state.table, secret: state.secrets[seat], seat } as View);
      const wanted = legal.filter(({ move }) => move === first);
      const decides = ({ pieces }: Pick): boolean => {
        let picked: Picked = { picking: startPicking(wanted, legal), pick: undefined };
        for (const piece of pieces) if (picked.pick === undefined) picked = pickPiece(picked.picking, piece);
        return picked.pick !== undefined;
      };
      return wanted.some(decides) ? undefined : wanted[0]?.label;
    };
    const at = steps.findIndex(({ wants }, step) => wants !== undefined && buttonOf(step) !== undefined);
    const silent = languages.filter(({ text, catalogueOf }) => {
      const say = sayer(text, catalogueOf(id), String, seat);
      return at >= 0 && !say.line([`lesson.${steps[at]!.id}.do`]).includes(say.line(buttonOf(at)!));
    });
    expect(silent.map((language) => language.id)).toEqual([]);
  });
});

describe("The sentences of lessons", () => {
  const isLesson = (key: string): boolean => key.startsWith("lesson.");
  it("are all said, of the guided matches", () => {
    for (const [id, guide] of guides) {
      const said = keysOf(guide).map((key) => `lesson.${key}`);
      expect(Object.keys(language.catalogueOf(id)).filter(isLesson).toSorted()).toEqual(said.toSorted());
    }
  });
  it("are all said, of the topics", async () => {
    const said = topics.flatMap(([, topic]) => [
      topic.prefix,
      `${topic.prefix}.about`,
      ...keysOf(topic).map((key) => `${topic.prefix}.${key}`),
    ]);
    const known = await Promise.all(FACES.map((face) => language.topicsOf(face)));
    expect(known.flatMap((catalogue) => Object.keys(catalogue)).toSorted()).toEqual(said.toSorted());
  });
});

describe.each(topics)("The lesson of %s", (_name, { face, lesson }) => {
  const { steps, seat } = lesson;
  const puzzle = steps.at(-1)!;

  it("is short, ends in a puzzle, and belongs to a chapter of the rules", async () => {
    expect(steps.length).toBeGreaterThanOrEqual(4);
    expect(steps.length).toBeLessThanOrEqual(7);
    expect(steps.filter((step) => step.puzzle)).toEqual([puzzle]);
    expect(steps.some(({ wants, puzzle: isPuzzle }) => wants !== undefined && !isPuzzle)).toBe(true);
    expect(await language.rulesOf(face)).toHaveProperty([`rules.${(lesson as TopicLesson).chapter}`]);
  });

  it("tells of each wrong answer, plays none, and goes on with the right one", async () => {
    const { feed, asked } = following({ game: face.game, lesson, at: steps.length - 1 });
    const { sight, number, ask } = await asked();
    const guide = guideOf(feed);
    const legal = face.picks(sight as View);
    expect([guide.active, guide.offered(legal, [])]).toEqual([false, legal]);
    const moves = [...new Set(legal.map(({ move }) => move))].filter((move) => !puzzle.wants!.some(([first]) => first === move));
    expect(moves.length).toBeGreaterThan(0);
    for (const move of moves) expect(guide.declines?.([move])).toBe(true);
    expect([feed.lessonState, (await asked()).number]).toMatchObject([{ wrong: moves.length }, number]);
    expect(guide.declines?.(puzzle.wants![0]!)).toBe(false);
    expect(await feed.send(puzzle.wants![0]!, ask)).toMatchObject({ ok: true });
    expect([feed.lessonState.type, feed.allows.resign]).toEqual(["done", false]);
    feed.leave();
    expect(seat).toBe(feed.seat);
  });
});
