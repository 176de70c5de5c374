/** What the panels about other people need of the lobby. */
import type { Group } from "../../../shared/core/wire/groups.ts";
import type { Guest, LobbyPeople } from "../../feed/lobby.ts";
import type { Language } from "../../text/languages.ts";

export interface PeopleParts {
  readonly language: Language;
  /** The games that have a face. */
  readonly games: readonly string[];
  readonly people: LobbyPeople;
  readonly signal: AbortSignal;
  readonly add: Guest["know"];
  watch(match: string): Promise<void>;
  /** Opens a table for a group, and invites all its members. */
  groupTable(group: Group, game: string): Promise<void>;
  /** Invites to a new table. */
  invite(person: string, game: string): Promise<void>;
}
