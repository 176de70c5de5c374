/** All that the client knows of a game besides its rules. Picture and ui know games only through this. */

import type { Editor } from "../../shared/core/contract/editor.ts";
import type { Game, Result, Shape, Sight, View } from "../../shared/core/contract/game.ts";
import type { Judge } from "../../shared/core/contract/judge.ts";
import type { Choice } from "../../shared/core/contract/opening.ts";
import type { FactsOf } from "../../shared/core/contract/reasons.ts";
import type { Lesson, TopicLesson } from "../../shared/core/lessons/lesson.ts";
import type { CoreEvent } from "../../shared/core/match/view.ts";
import type { Ambience, PieceSound } from "../sound/names.ts";
import type { Args, Line } from "../text/grammar.ts";
import type { LoadCatalogue } from "../text/languages.ts";
import type { Living } from "./living.ts";
import type { Act, Picture, Size } from "./pose.ts";

/** One way to choose a legal move: click its pieces in this order (often one), or press its label in the prompt. */
export interface Pick {
  /** The move in notation. Interchangeable pieces have a pick each, with the same move. */
  readonly move: string;
  /** Keys of poses. Moves that share their first piece are offered beside it as labelled choices. */
  readonly pieces: readonly string[];
  /** A pass declines what is asked or ends it, so its button is quiet. Everything else is a choice. */
  readonly kind: "choice" | "pass";
  readonly label: Line;
  /** What is said of it in less room, where its first piece is picked and others are offered beside it; the look is an icon before it. */
  readonly brief?: { readonly line: Line; readonly look?: string };
  /** Set if another move of the same row names it whole ("Place the permit on a2"), so that a row told in words leaves this label out. */
  readonly part?: true;
  /** What it costs or gives, shown beside the label: icons and digits, no words. */
  readonly note?: readonly Chip[];
  /** Passing is the only legal move: it is made without asking, and the prompt and the log say why. */
  readonly idle?: boolean;
}

/** An icon (a look) with digits: 3 coins, 2 shields. */
export interface Chip {
  readonly look: string;
  readonly digits?: string;
  /** The text for hover and screen readers. */
  readonly title: Line;
  /** The piece or term whose card explains it. */
  readonly about?: string;
}

/** A large card about one piece or term, shown on hover. */
export interface Detail {
  readonly look: string;
  readonly title: Line;
  readonly lines: readonly DetailLine[];
  /** What it speaks of, as keys of pieces or terms ("term:permit"): their cards open in its place. */
  readonly leads?: readonly string[];
}

export interface DetailLine {
  readonly line: Line;
  readonly chips?: readonly Chip[];
  /** What a player wants to know first: what it does, at most three of these, and what it costs. */
  readonly brief?: true | "cost";
}

/** A way to win or to end the match, and how near everybody is. */
export interface Goal {
  readonly look: string;
  /** "Ten cubes on the board win." For hover and screen readers. */
  readonly title: Line;
  /** The piece or term whose card explains it. */
  readonly about?: string;
  /** "7/10" by seat, or one entry without a seat for what all share. `near` is a warning: another turn may do it. */
  readonly progress: readonly { readonly seat?: number; readonly digits: string; readonly near?: boolean }[];
}

/** The table for players who do not see it: sentences in the order in which they are read. */
export interface TableInWords {
  /** What lies before each seat, beyond what its panel shows. */
  readonly seats: readonly (readonly Line[])[];
  /** Lines about what belongs to no seat. */
  readonly middle: readonly Line[];
}

/** What a seat's panel shows. */
export interface SeatLine {
  readonly chips: readonly Chip[];
}

/** An SVG drawing in its own units, rasterised by the stage at the screen's pixel ratio; `words` are drawn on it per language. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly words?: readonly Words[];
  /** What pieces lie on: in the evening it is dark but for the pool of a lamp. What has figures of its own is lit like a piece. */
  readonly ground?: boolean;
}
export interface Words {
  readonly line: Line;
  /** The centre, in the drawing's units. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  /** Instead of the colour, for what is written on the ground itself, which is dark in the evening. */
  readonly evening?: string;
  /** Longer words are set smaller or narrower until they fit; see picture/lettering.ts. */
  readonly width: number;
  readonly weight?: number;
  /** 2: several words may be set on two lines about the centre. */
  readonly rows?: 2;
  /** Two lines have this height together at most: what stands above them is not touched. */
  readonly most?: number;
  /** Lies behind them. Not drawn where they are not set: no plate is empty, and none is lower than its letters. */
  readonly plate?: Plate;
  /** Lies behind two lines where one needs no plate: they reach further into the drawing. */
  readonly underTwo?: Plate;
}

/** A box in the drawing's units, with round corners. */
export interface Plate {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  /** A colour, or several from top to bottom. */
  readonly fill: string | readonly string[];
  readonly edge?: string;
}

/** What the digits of a count lie on, in the game's own material: their contrast is 4.5:1 at least. */
export interface CountPlate {
  readonly fill: readonly string[];
  readonly edge: string;
  readonly ink: string;
}

/** Something a player did in a match, worth counting over many. The group's title is a sentence of the catalogue under `habit.<group>`. */
export interface Habit {
  readonly group: string;
  readonly item: Line;
}

/** What the table sounds like. */
export interface FaceSounds {
  /** What is heard around it. */
  readonly ambience: Ambience;
  /** How pieces sound where they land, by the kind of their poses, if no act says otherwise; other kinds are silent. */
  readonly landing: Readonly<Record<string, PieceSound>>;
}

/**
 * Loaded when a player opens the page. The sentences are `rules.<chapter>` for a heading and `rules.<chapter>.<note>` for a
 * paragraph under it, in the catalogue's order; `example.<id>` is said under an example.
 */
export interface Rules {
  readonly text: LoadCatalogue;
  book(): Promise<RuleBook>;
}

/** Lessons on one topic each, loaded when one is wanted. */
export interface Topics {
  readonly text: LoadCatalogue;
  list(): Promise<readonly TopicLesson[]>;
}

/** Why a move is made. Loaded when the first reason is wanted; the sentence of a fact is `fact.<kind>`. */
export interface Reasons<S extends Shape = Shape> {
  facts(): Promise<FactsOf<S>>;
  readonly text: LoadCatalogue;
}

/** What is possible by the rules; the sentence of a fault is `fault.<kind>`. */
export interface FaceJudge<S extends Shape = Shape> {
  readonly judge: Judge<S>;
  readonly text: LoadCatalogue;
  /** Changes a position by hand; the sentences are `edit.<line>`. */
  readonly editor?: Editor<S>;
  readonly pieces?: EditedPieces<S>;
}

/** What many matches came to. A picture's title is `chart.<id>`, what it counts `chart.<id>.is`. */
export interface FaceStatistics<S extends Shape = Shape> {
  /** Undefined for a move that is no opening choice. */
  opening(view: View<S>, move: S["move"]): Choice | undefined;
  readonly charts: readonly StatisticsChart[];
  readonly text: LoadCatalogue;
  /** By number of seats. */
  readonly files: Readonly<Record<number, () => Promise<{ readonly default: object }>>>;
}
/**
 * - `won`: how often seats won that chose or had something
 * - `parts`: how many of all matches went so
 * - `means`: how much winners had and how much the others, of charts `<id>.winners` and `<id>.others`
 * - `rounds`: what share of all rounds of a number had it, of charts `<id>.<number>`, whose row `all` counts those rounds
 * - `town`: as `won`, where rows are fields of a grid
 */
export interface StatisticsChart {
  readonly id: string;
  readonly kind: "won" | "parts" | "means" | "rounds" | "town";
  /** Rows stay as they are, and do not go from best to worst. */
  readonly inOrder?: true;
  /** Rows of all players that were counted, beside each other. */
  readonly byField?: true;
  /** The names of a row; its own sentence if left out. */
  label?(row: string): readonly Line[];
  looks?(row: string): readonly string[];
}

/** A value of the editor, and what it becomes. */
export type Edit = readonly [id: string, value: string | number];
export interface EditedPieces<S extends Shape = Shape> {
  /** The value that a piece of the picture is; of what belongs to no player, that of the player whose values are shown. */
  valueOf(piece: string, whose: number, table: S["table"]): string | undefined;
  /** What is set where a piece is dropped on another. */
  dropped(from: string, to: string, table: S["table"]): readonly Edit[];
}

/** Examples and pieces by chapter, shown after its paragraphs. */
export type RuleBook = Readonly<Record<string, { readonly examples?: readonly Example[]; readonly pieces?: readonly Detail[] }>>;

export interface Example {
  readonly id: string;
  /** What its sentence says of it, read from the engine. */
  readonly args?: Readonly<Record<string, string | number>>;
  readonly sight: Sight;
  /** The part of the picture that holds these pieces is shown; the whole by default. */
  readonly around?: readonly string[];
}

/** What a frame tells a seat, and shows it. */
export interface Told<S extends Shape = Shape> {
  readonly event: S["event"] | CoreEvent;
  readonly sight: Sight<S>;
}

/** How the end of a match is shown. */
export interface Closing<S extends Shape = Shape> {
  /** What decided the match, as keys of poses: it stays light while the table darkens. `joined`: by a line of light, in this order. */
  decided(result: Result, sight: Sight<S>): { readonly pieces: readonly string[]; readonly joined?: boolean };
  /** An SVG for the head of the score sheet, 240 by 110 units, if this way to win has one. */
  scene?(result: Result): string | undefined;
}

export interface Face<S extends Shape = Shape> {
  readonly game: Game<S>;
  /** The only coordinates of a game. `seat` of the sight sits at the bottom. What is large is what matters in `like`, if that is another sight. */
  layout(sight: Sight<S>, size: Size, like?: Sight<S>): Picture;
  /** The sight of a match that the table has ended, as by resignation, before the game did: nobody is to act. */
  ended?(sight: Sight<S>): Sight<S>;
  /** What moves in this picture of the sight at rest: light on water, flags, smoke. Charm only; at most a dozen small places. */
  life?(picture: Picture, sight: Sight<S>): readonly Living[];
  /** How an event is told, from the sights before and after it. */
  act(event: S["event"] | CoreEvent, before: Sight<S>, after: Sight<S>): Act | undefined;
  /** Every legal move of the view with the ways to choose it. */
  picks(view: View<S>): readonly Pick[];
  /**
   * True if what this view asks belongs to the row of moves made since `start`. The client gathers such a row, shows each move by
   * `preview`, and sends it as one entry once `row` is false. Without this member every move is sent at once.
   */
  row?(view: View<S>, start: View<S>): boolean;
  /**
   * A piece was dragged onto another while a row is gathered: the new row in notation, or undefined if that is impossible.
   * `view` is the view before the first move of the row.
   */
  drag?(view: View<S>, row: readonly string[], from: string, to: string): readonly string[] | undefined;
  /** A whole row that one button gathers, to be looked at and agreed to; `view` is the one before its first move. */
  fill?(view: View<S>): { readonly label: Line; readonly row: readonly string[] } | undefined;
  /** The round a frame belongs to, from the first frame's sight and the round before; 0 before the first. Its sentence is `round`. */
  round?(frame: Told<S>, first: Sight<S>, before: number): number;
  /** The points so far by seat and source, for a match that ended otherwise. */
  currentPoints?(sight: Sight<S>): readonly Readonly<Record<string, number>>[];
  /**
   * Why an unlit piece cannot be chosen, in the view of a seat that is asked; undefined where no exact reason is known.
   * It never decides what is legal: pieces of a legal move have no reason.
   */
  whyNot?(piece: string, view: View<S>): Line | undefined;
  /** What is asked now, and of which seat, as one sentence; of the reader, once pieces are picked that leave a choice, what is left of it. */
  prompt(sight: Sight<S>, picked?: readonly string[]): Line;
  /** The prompt's second line: why this is asked now and what the choice is for, from the state. */
  reason?(sight: Sight<S>): Line | undefined;
  /**
   * Sentences about this kind of choice for a newcomer's first matches, most pressing first. The first whose key was not shown yet is
   * shown.
   */
  tips?(sight: Sight<S>): readonly Line[];
  /** The guided first match, loaded when it is chosen; `lesson.praise` and `lesson.praise.do` are said at its end. */
  readonly lesson?: () => Promise<Lesson>;
  /** Two minutes on a topic each: "One more thing". */
  readonly topics?: Topics;
  /** Goals that are shown at all times. */
  goals?(sight: Sight<S>): readonly Goal[];
  readonly plate: CountPlate;
  /** Kinds of poses that only say what can be chosen, paid or counted now: the preview of a move leaves them out. */
  readonly marks?: readonly string[];
  /** Kinds of poses that others lie on, beside what is painted on the table: what floats over it may cover them. */
  readonly ground?: readonly string[];
  inWords?(sight: Sight<S>): TableInWords;
  draw(look: string): Drawing;
  /** What is told of a piece, or of a term. */
  detail(piece: string, sight: Sight<S>): Detail | undefined;
  /**
   * Pieces that a player looks at while they read about this one: its alternatives, and the prices and money it is weighed against. Nothing
   * that floats over the table covers them. What can be chosen now is among them without being named.
   */
  compared?(piece: string, sight: Sight<S>): readonly string[];
  seats(sight: Sight<S>): readonly SeatLine[];
  /** How the match ended, without the winner, as one sentence. Sources of points are sentences of the catalogue under `points.<source>`. */
  ending(result: Result): Line;
  /** Loaded before it is wanted. */
  readonly closing?: () => Promise<Closing<S>>;
  /** What a player's moves of a whole match, in notation, say about how they play. Ways to win are sentences under `won.<how>`. */
  habits?(moves: readonly string[]): readonly Habit[];
  /** Without it only what acts name is heard. */
  readonly sounds?: FaceSounds;
  /** Looks to be drawn before the table opens. */
  looks(): readonly string[];
  /** The sentences in a language, loaded when it is wanted. */
  readonly text: LoadCatalogue;
  /** The rules page; none for a game without one. */
  readonly rules?: Rules;
  readonly reasons?: Reasons<S>;
  /** Loaded when a position comes from outside. */
  readonly judge?: () => Promise<FaceJudge<S>>;
  /** Loaded with its page, and with an analysis board. */
  readonly statistics?: () => Promise<FaceStatistics<S>>;
  /** The sides of its table are alike, so that it need not be turned to the seat that moves where the reader moves for all. */
  readonly alike?: true;
  /** Printed numbers of the game: every sentence gets them beside its own arguments. */
  readonly numbers?: Args;
}

/** A face without the types of its game's moves, events and tables. */
export type AnyFace = Face;

/** As `eraseShape` for a game. */
export const eraseFace = <S extends Shape>(face: Face<S>): AnyFace => face as unknown as AnyFace;
