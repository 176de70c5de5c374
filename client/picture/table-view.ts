/** A table on screen: the picture of a feed, and what the ui around it may ask of it. */
import type { Box } from "../face/box.ts";
import type { Face } from "../face/face.ts";
import type { Act } from "../face/pose.ts";
import type { Feed, Moment } from "../feed/feed.ts";
import type { TableSettings } from "../settings/settings.ts";
import type { Language } from "../text/languages.ts";
import type { Under } from "./hit-test.ts";
import type { Measure } from "./measure.ts";
import type { GatheredRow } from "./motion/gathered-row.ts";
import type { Foretold, Ghosts } from "./motion/ghosts.ts";

/** How the picture is drawn: by the graphics card, by the browser on a plain canvas, or not at all. */
export type DrawingMethod = "webgl" | "canvas" | "words";

/** What happened to the picture. The match goes on whatever it is. */
export interface PictureStatus {
  /** `lost` and `back` are the graphics card's; after a failure it was rebuilt, or is drawn in a simpler way; `page` is a failure outside the picture. */
  readonly type: "lost" | "back" | "rebuilt" | "canvas" | "words" | "page";
  /** Undefined where the browser just has no graphics card. */
  readonly error: unknown;
}

export interface TableEvents {
  /** The picture has come to this frame; with `caughtUp` there is no newer one. `act` is undefined after a jump. */
  shown(moment: Moment, act: Act | undefined, caughtUp: boolean): void;
  /** The pointer hovers over a piece, or over none. */
  hover(piece: string | undefined): void;
  /** A finger rests on a piece. */
  hold?(piece: string): void;
  /** A lit piece was clicked. */
  pick(piece: string): void;
  /** A click on nothing lit. */
  miss?(what: Under): void;
  /** The pieces that a piece may be dragged onto, of those in the picture; none if it cannot be dragged. */
  drops?(from: string, pieces: readonly string[]): readonly string[];
  drop?(from: string, to: string): void;
  /** The picture has another size, and its pieces lie as they do in it. */
  resized?(): void;
  pictureStatus?(status: PictureStatus): void;
}

export interface TableView {
  /** The frame the picture shows, with the sight that is seen of it; undefined before the first. */
  readonly shown: Moment | undefined;
  readonly drawing: DrawingMethod;
  /** The named pieces of the picture. */
  readonly pieces: readonly string[];
  /** Where all pieces lie now, also those without a name, and none that is only ground: in CSS pixels of the parent. */
  readonly pieceBoxes: readonly Box[];
  /** Pieces that may be clicked. */
  readonly lit: ReadonlySet<string>;
  light(pieces: readonly string[]): void;
  /** Pieces of the last move. */
  mark(pieces: readonly string[]): void;
  /** Pieces that an entry of a list is about, while the pointer or the focus is on it. */
  point(pieces: readonly string[]): void;
  /** Shows where the pieces of these moves would lie, as ghosts; none takes them away. Gives what is shown. */
  showGhosts(foretold: Foretold | undefined): Ghosts;
  /** The gathered moves that the picture shows over the frames from now on; with none it glides back to the frame itself. */
  setRow(row: GatheredRow | undefined): void;
  /** Shows the newest frame at once; any input does so. */
  catchUp(): void;
  set(settings: TableSettings): void;
  /** The place of a piece now, in CSS pixels of the parent: for what hangs beside it, and for tests. */
  boxOf(piece: string): Box | undefined;
  /** Goes on in another element, in another language and with other listeners, who are told the frame that is shown. Nothing moves. */
  continueIn(next: Pick<TableViewOptions, "parent" | "language" | "events">): void;
  /** The position that is shown, as a picture of this size. */
  still(size: Measure): Promise<HTMLCanvasElement>;
  /** A digest of all poses without motion, equal to that of the layout of the shown frame. */
  poseHash(): string;
  close(): void;
}

export interface TableViewOptions {
  /** The picture fills it and follows its size. */
  readonly parent: HTMLElement;
  readonly feed: Pick<Feed, "listen">;
  readonly face: Face;
  readonly language: Language;
  readonly settings: TableSettings;
  readonly events: TableEvents;
}
