/** The steps of an analysis in words: what was played, what would have been better and why, and what luck did. */

import type { Analysis } from "../../shared/core/analysis/analysis.ts";
import type { AnalysedStep } from "../../shared/core/analysis/settle.ts";
import { costOf } from "../../shared/core/analysis/summary.ts";
import { at, must } from "../../shared/core/base/checked.ts";
import type { View } from "../../shared/core/contract/game.ts";
import { outcome } from "../../shared/core/match/outcome.ts";
import type { MatchRecord } from "../../shared/core/match/record.ts";
import { steps } from "../../shared/core/match/step.ts";
import { viewOf } from "../../shared/core/match/view.ts";
import type { Face } from "../face/face.ts";
import { endedByTable } from "../text/ending.ts";
import type { Say } from "../text/say.ts";
import { type HintWords, namedMoves, wordsOfAdvice } from "./hint-words.ts";
import type { Reasoner } from "./reasoner.ts";

export interface StepWords {
  /** "Ada: Build the Baths" */
  readonly what: string;
  /** The best alternative with what it would have kept, and why. */
  readonly choice: string;
  readonly flip: string;
  /** Whether there is a better line to show. */
  readonly isShown: boolean;
}

/** Tells the step at a place of the list. */
export function stepTeller(face: Face, say: Say, record: MatchRecord, analysis: Analysis, reasoner?: Reasoner): (at: number) => StepWords {
  const words = say.text.analysis;
  const played = [...steps(face.game, record)];
  /** The state in which each entry was played. */
  const before = new Map(played.map(({ match }) => [match.record.entries.length, match.state]));

  const viewAt = ({ entry, seat }: AnalysedStep): View => viewOf(must(before.get(entry), "position"), seat);
  const wordsOf = (step: AnalysedStep, row: readonly string[], line: readonly string[]): HintWords | undefined =>
    wordsOfAdvice(face, viewAt(step), { row, line });

  function choiceText(step: AnalysedStep): string {
    const { choice } = step;
    if (choice === undefined) return words.forced;
    const found = choice.line[0] === step.row[0] ? undefined : wordsOf(step, choice.line.slice(0, 1), choice.line);
    if (found === undefined) return words.best;
    const what = namedMoves(say, found);
    if (costOf(step) === 0) return words.equal(what);
    const told = reasoner?.because(what, viewAt(step), found.row);
    return words.better(told ?? what, costOf(step));
  }

  /** An ending by the table: a resignation is neither luck nor a choice. */
  function ending(): string {
    const result = outcome(must(played.at(-1), "step").match);
    return (result && endedByTable(say, result, say.reader)) ?? words.over;
  }

  return (i) => {
    const step = at(analysis.steps, i);
    if (step.seat < 0) return { what: ending(), choice: "", flip: "", isShown: false };
    const made = wordsOf(step, step.row, step.row);
    const luck = at(step.luck, step.seat);
    return {
      what: words.made(say.name(step.seat), made === undefined ? step.row.join(", ") : namedMoves(say, made)),
      choice: choiceText(step),
      flip: words.percent(Math.abs(luck)) === words.percent(0) ? "" : words.flip(luck),
      isShown: step.choice !== undefined && step.choice.line[0] !== step.row[0],
    };
  };
}
