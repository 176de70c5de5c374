/** What the panels about other people need of the lobby. */
import type { Game } from "../../../shared/core/game.ts";
import type { Company, Guest } from "../../feed/lobby.ts";
import type { Face } from "../../games/face.ts";
import type { Text } from "../../text/en.ts";

export interface CompanyParts {
  readonly text: Text;
  readonly faces: readonly Face[];
  readonly company: Company;
  readonly add: Guest["know"];
  watch(match: string): Promise<void>;
  /** To a new table. */
  invite(person: string, game: Game): Promise<void>;
}
