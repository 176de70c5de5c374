/** Why a move, in words: a whole sentence in every language for every move that may be asked about. */
import { describe, expect, it } from "vitest";
import { type LanguageId, loadLanguage, UI_TEXT } from "../../../client/text/languages.ts";
import { sayer } from "../../../client/text/say.ts";
import { namedMoves, wordsOfAdvice } from "../../../client/thinking/hint-words.ts";
import { loadReasoner } from "../../../client/thinking/reasoner.ts";
import type { View } from "../../../shared/core/contract/game.ts";
import { askedSeats } from "../../../shared/core/match/step.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import { anyRecord, randomSteps } from "../../contract/matches.ts";
import { language as english } from "../english.ts";
import { FACES } from "../listed-faces.ts";

const LONGEST = 140;
const LANGUAGES = await Promise.all(
  (Object.keys(UI_TEXT) as LanguageId[]).map(async (id) => {
    const language = await loadLanguage(id);
    await Promise.all(FACES.map(language.learn));
    return language;
  }),
);
/** A gap in a sentence, a key instead of one, or a hole that is not filled. */
const BROKEN = /undefined|NaN|fact\.|\{\w+\}|: ,|, \.|\s\s/;
const numbersIn = (text: string): number => (text.match(/\d+/g) ?? []).length;

describe.each(FACES.map((face) => [face.game.id, face] as const))("The reasons of %s", async (_id, face) => {
  const { game } = face;
  /** Questions of random matches with a choice, by the seat that is asked. */
  const asked: readonly View[] = [1, 2].flatMap((deal) =>
    [...randomSteps(game, deal, anyRecord(game, deal))].flatMap(({ match }) => askedSeats(match).map((seat) => viewOf(match.state, seat))),
  );
  const choices = asked.filter((view, at) => at % 7 === 0 && game.moves(view).length > 1);
  const moves = choices.flatMap((view) =>
    game
      .moves(view)
      .filter((_move, at, all) => at % Math.ceil(all.length / 6) === 0)
      .map((move) => [view, game.notation(move)] as const),
  );

  it.each(LANGUAGES)("are whole sentences in $id, with one number at most", async (language) => {
    const said = new Set<string>();
    for (const [view, move] of moves) {
      const say = sayer(language.text, language.catalogueOf(game.id), (seat) => `Bot ${"ABCDE"[seat]}`, view.seat);
      const reasoner = (await loadReasoner(language, face, say))!;
      const words = wordsOfAdvice(face, view, { row: [move], line: [move] })!;
      const what = namedMoves(say, words);
      for (const told of [reasoner.because(what, view, words.row), reasoner.despite(what, view, words.row)]) {
        const sentence = language.text.hint.because(told);
        said.add(sentence);
        if (!sentence.startsWith(what)) expect(sentence).toBe(what);
        const why = sentence.slice(what.length);
        if (BROKEN.test(sentence) || sentence.length > LONGEST || numbersIn(why) > 1) expect(sentence).toBe("whole");
      }
    }
    expect(said.size).toBeGreaterThan(30);
  });

  it.each(LANGUAGES)("speak of another player by name in $id, and call nobody you", async (language) => {
    const said = new Set<string>();
    for (const [view, move] of moves.filter((_move, at) => at % 3 === 0)) {
      const say = sayer(language.text, language.catalogueOf(game.id), (seat) => ["Alma", "Leon", "Olga", "Mira", "Kaia"][seat]!, -1);
      const reasoner = (await loadReasoner(language, face, say))!;
      const { row } = wordsOfAdvice(face, view, { row: [move], line: [move] })!;
      for (const told of [reasoner.because("", view, row), reasoner.despite("", view, row)]) if (told !== "") said.add(told);
    }
    expect([...said].filter((told) => BROKEN.test(told) || language.text.hint.ofOther(told, "Nobody") !== told)).toEqual([]);
    expect(said.size).toBeGreaterThan(10);
  });
});

describe.each(FACES.map((face) => [face.game.id, face] as const))("The sentences of the reasons of %s", (id, face) => {
  it("are clauses: they begin small unless they name somebody, and have no full stop", async () => {
    const sentences = await english.reasonsOf(face);
    const say = sayer(english.text, sentences, () => "Bot", 0);
    const args = { n: 2, seat: 1, card: "altar", wonder: "piraeus", resource: "clay", good: "corn", building: "harbor", kind: "inn" };
    const said = Object.keys(sentences)
      .filter((key) => !key.startsWith("theme."))
      .map((key) => say.line([key, args]));
    expect(said.length).toBeGreaterThan(50);
    expect(said.filter((clause) => !/^(?:[a-z]|Bot)/.test(clause) || /[.:]$/.test(clause) || BROKEN.test(clause))).toEqual([]);
    expect(id).not.toBe("");
  });
});
