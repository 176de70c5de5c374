/** All that the client knows of a game beside its rules. Stage, scenes and ui know games through this alone. */
import type { Game, Result, Shape, Sight, View } from "../../shared/core/game.ts";
import type { CoreEvent } from "../../shared/core/view.ts";
import type { Act, Line, Picture, Size } from "../stage/pose.ts";
import type { Args, Sentence } from "../text/grammar.ts";
import type { LanguageId } from "../text/languages.ts";

/** How one legal move is pointed at: its pieces clicked in this order (often one), or its label pressed in the prompt. */
export interface Pick {
  /** The move in notation. Pieces that are alike have a pick each, with the same move. */
  readonly move: string;
  /** Keys of poses. Moves that share their first piece are offered beside it as labelled choices. */
  readonly pieces: readonly string[];
  /** A pass declines what is asked or ends it, so its button is quiet. Everything else is a choice. */
  readonly kind: "choice" | "pass";
  readonly label: Line;
  /** What it costs or gives, shown beside the label: icons and digits, no words. */
  readonly note?: readonly Chip[];
  /** Nothing but to pass is possible: it is done without asking, and the prompt and the log say why. */
  readonly idle?: boolean;
}

/** An icon (a look) with digits: 3 coins, 2 shields. */
export interface Chip {
  readonly look: string;
  readonly digits?: string;
  /** For hover and screen readers. */
  readonly title: Line;
}

/** A large card about one piece, shown on hover. */
export interface Detail {
  readonly look: string;
  readonly title: Line;
  readonly lines: readonly { readonly line: Line; readonly chips?: readonly Chip[] }[];
}

/** What a seat's panel shows, always in sight. */
export interface SeatLine {
  readonly chips: readonly Chip[];
}

/** A drawing as SVG in its own units, rasterised by the stage at the screen's pixel ratio, with words that are baked on it per language. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly words?: readonly Words[];
}
export interface Words {
  readonly line: Line;
  /** The centre, in the drawing's units. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  /** Longer words are set smaller or narrower until they fit; see stage/lettering.ts. */
  readonly width: number;
  readonly weight?: number;
  /** Several words may stand on two lines about the centre. */
  readonly rows?: 2;
}

/** A game's sentences in one language. */
export type Catalogue = Readonly<Record<string, Sentence>>;

export interface Face<S extends Shape = Shape> {
  readonly game: Game<S>;
  /** The only coordinates of a game. `seat` of the sight sits at the bottom. */
  layout(sight: Sight<S>, size: Size): Picture;
  /** How an event is told: what was, what is. */
  act(event: S["event"] | CoreEvent, before: Sight<S>, after: Sight<S>): Act | undefined;
  /** Every legal move of the view, pointed at. */
  picks(view: View<S>): readonly Pick[];
  /**
   * True if what this view asks for belongs with the moves made since `start`: such a row of small moves is gathered here, each
   * shown by `preview`, and sent as one entry with the first move after which it does not go on. Without it every move is sent at once.
   */
  row?(view: View<S>, start: View<S>): boolean;
  /**
   * A piece was dragged onto another while a row is gathered: the row as it is then, in notation, or undefined if that cannot be.
   * `view` is the one before the first move of the row.
   */
  drag?(view: View<S>, row: readonly string[], from: string, to: string): readonly string[] | undefined;
  /** The points so far by seat and source, for a match that was not decided by them. */
  currentPoints?(sight: Sight<S>): readonly Readonly<Record<string, number>>[];
  /**
   * Why a piece that is not lit cannot be chosen, in the view of a player who is asked; undefined where no exact reason is known.
   * It never decides what is legal: pieces of a legal move have no reason.
   */
  whyNot?(piece: string, view: View<S>): Line | undefined;
  /** What is asked of whom now, as one sentence. */
  prompt(sight: Sight<S>): Line;
  draw(look: string): Drawing;
  detail(piece: string, sight: Sight<S>): Detail | undefined;
  seats(sight: Sight<S>): readonly SeatLine[];
  /** By what its own rules ended it, as one sentence; who has won is said beside it. The sources of points are sentences of the catalogue under `points.<source>`. */
  ending(result: Result): Line;
  /** Every look that may be needed at once, to be drawn before the table opens. */
  looks(): readonly string[];
  /** The sentences by language, each loaded when it is wanted; see text/languages.ts. */
  readonly text: Readonly<Record<LanguageId, () => Promise<Catalogue>>>;
  /** Printed numbers of the game: every sentence gets them beside its own arguments. */
  readonly numbers?: Args;
}
