/** The biggest turning point of a match whose analysis this browser has kept, in words, for the score sheet. */

import { biggestTurn } from "../../shared/core/analysis/summary.ts";
import { at } from "../../shared/core/base/checked.ts";
import type { MatchRecord } from "../../shared/core/match/record.ts";
import type { Face } from "../face/face.ts";
import type { Say } from "../text/say.ts";
import { storedAnalysis } from "./analysis-storage.ts";
import { analysisKey } from "./ask-analysis.ts";
import { stepTeller } from "./step-words.ts";

export interface StoredTurn {
  /** "Ada: Build the Baths" */
  readonly what: string;
  /** The frame at which it was asked. */
  readonly frame: number;
  /** Who gained the most by it, and its chances before and after. */
  readonly seat: number;
  readonly before: number;
  readonly after: number;
}

export async function storedTurn(face: Face, say: Say, record: MatchRecord): Promise<StoredTurn | undefined> {
  const analysis = await storedAnalysis(analysisKey(face.game, record));
  const turn = analysis && biggestTurn(analysis);
  if (analysis === undefined || turn === undefined) return undefined;
  const { at: step, ...change } = turn;
  return { ...change, frame: at(analysis.steps, step).frame, what: stepTeller(face, say, record, analysis)(step).what };
}
