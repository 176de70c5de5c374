/** What a match against a rival asks of its players. */
import type { Luck } from "../../../shared/core/base/random.ts";
import type { Shape, View } from "../../../shared/core/contract/game.ts";

/** A move that was played, in notation. */
export interface PlayedMove {
  readonly seat: number;
  readonly move: string;
}

/** What a player is asked. */
export interface Question {
  readonly view: View;
  readonly luck: Luck;
  /** All moves of the match so far. */
  readonly played: readonly PlayedMove[];
  readonly options: Shape["options"];
  readonly seats: number;
}

export interface Answer {
  readonly move: Shape["move"];
  /** The player's own chance of victory, where it says one. */
  readonly chance?: number | undefined;
}

/** Plays one or more seats of a match. */
export interface Player {
  choose(question: Question): Answer | Promise<Answer>;
  /** Frees what it holds: a program ends. */
  close?(): void;
}
