/** What the pages of statistics are given. */
import type { MatchRecord } from "../../../../shared/core/match/record.ts";
import type { FaceLoader } from "../../../face/face-loader.ts";
import type { Guest } from "../../../feed/lobby.ts";
import type { Language, Text } from "../../../text/languages.ts";

export interface StatisticsParts {
  readonly text: Text;
  readonly language: Language;
  readonly faces: FaceLoader;
  readonly guest: Guest;
  /** Aborted when the panel closes. */
  readonly signal: AbortSignal;
  record(match: string): Promise<MatchRecord>;
}
