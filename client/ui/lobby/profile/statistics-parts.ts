/** What the pages of statistics are given. */
import type { MatchRecord } from "../../../../shared/core/record.ts";
import type { Guest } from "../../../feed/lobby.ts";
import type { Face } from "../../../games/face.ts";
import type { Text } from "../../../text/en.ts";
import type { Language } from "../../../text/languages.ts";

export interface StatisticsParts {
  readonly text: Text;
  readonly language: Language;
  readonly faces: readonly Face[];
  readonly guest: Guest;
  /** Aborted when the panel closes. */
  readonly signal: AbortSignal;
  record(match: string): Promise<MatchRecord>;
}
