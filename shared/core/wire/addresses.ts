/** The address of each place on this site, as a path: made and read here alone, by page and server. */
import { WATCHER } from "../match/view.ts";

export type Place =
  /** A table to join, by its code. */
  | { readonly type: "join"; readonly code: string }
  /** The player's seat in an unfinished match. */
  | { readonly type: "sit"; readonly match: string }
  /** An appointed table. */
  | { readonly type: "appointment"; readonly code: string }
  /** A guest's link that makes a contact. */
  | { readonly type: "contact"; readonly code: string }
  /** A deal that friends play, each alone with bots. */
  | { readonly type: "deal"; readonly code: string }
  /** Deals that all who come play one after another, for a time. */
  | { readonly type: "arena"; readonly code: string }
  /** A standing group. */
  | { readonly type: "group"; readonly code: string }
  /** A finished match by its name, seen with a seat's eyes, from a frame on. */
  | { readonly type: "match"; readonly match: string; readonly seat: number; readonly frame: number }
  /** The rules page of a game. */
  | { readonly type: "rules"; readonly game: string }
  /** What wins in a game, over many matches. */
  | { readonly type: "statistics"; readonly game: string }
  | { readonly type: "puzzle"; readonly game: string; readonly puzzle: string }
  /** An analysis board of a game; what is on it is behind the path's #, which no server sees. */
  | { readonly type: "board"; readonly game: string }
  /** A stream, a page of its own: a match and those of the same people after it; without one, the best match of a game, or of all. */
  | { readonly type: "stream"; readonly match: string; readonly game: string }
  /** The puzzle of the day, and the deals of the day: of whichever day it is. */
  | { readonly type: "puzzleOfDay" }
  | { readonly type: "daily" };

export type StreamPlace = Extract<Place, { type: "stream" }>;

/** What may stand in a path: nothing that has to be encoded. */
const GAME = "([a-z-]{1,20})";
const NAME = "([\\w-]{1,40})";
const NUMBER = "(\\d{1,5})";

const number = (text: string | undefined, other: number): number => (text === undefined ? other : Number(text));

/** What guests arrange with each other, by the letter in its path. */
const ARRANGED = { a: "appointment", d: "deal", f: "contact", g: "group" } as const;

const PLACES: readonly (readonly [RegExp, (...parts: readonly string[]) => Place])[] = [
  [/^\/t\/(\w{1,12})$/, (code = "") => ({ type: "join", code })],
  [/^\/([ag]|[df])\/(\w{1,12})$/, (kind = "", code = "") => ({ type: ARRANGED[kind as keyof typeof ARRANGED], code })],
  [/^\/arena\/(\w{1,12})$/, (code = "") => ({ type: "arena", code })],
  [new RegExp(`^/m/${NAME}$`), (match = "") => ({ type: "sit", match })],
  [
    new RegExp(`^/r/${NAME}(?:/${NUMBER}(?:/(\\d))?)?$`),
    (match = "", frame, seat) => ({ type: "match", match, frame: number(frame, 0), seat: number(seat, WATCHER) }),
  ],
  [new RegExp(`^/rules/${GAME}$`), (game = "") => ({ type: "rules", game })],
  [new RegExp(`^/statistics/${GAME}$`), (game = "") => ({ type: "statistics", game })],
  [new RegExp(`^/puzzle/${GAME}/${NAME}$`), (game = "", puzzle = "") => ({ type: "puzzle", game, puzzle })],
  [new RegExp(`^/board/${GAME}$`), (game = "") => ({ type: "board", game })],
  [new RegExp(`^/stream/table/${NAME}$`), (match = "") => ({ type: "stream", match, game: "" })],
  [new RegExp(`^/stream(?:/${GAME})?$`), (game = "") => ({ type: "stream", match: "", game })],
  [/^\/puzzle$/, () => ({ type: "puzzleOfDay" })],
  [/^\/daily$/, () => ({ type: "daily" })],
];

/** Undefined for a path that is no place. */
export function placeAt(path: string): Place | undefined {
  for (const [form, place] of PLACES) {
    const parts = form.exec(path)?.slice(1);
    if (parts !== undefined) return place(...parts);
  }
  return undefined;
}

export function pathTo(place: Place): string {
  switch (place.type) {
    case "join":
      return `/t/${place.code}`;
    case "appointment":
      return `/a/${place.code}`;
    case "deal":
      return `/d/${place.code}`;
    case "arena":
      return `/arena/${place.code}`;
    case "contact":
      return `/f/${place.code}`;
    case "group":
      return `/g/${place.code}`;
    case "sit":
      return `/m/${place.match}`;
    case "match": {
      const { match, frame, seat } = place;
      const eyes = seat === WATCHER ? "" : `/${seat}`;
      return `/r/${match}${frame === 0 && eyes === "" ? "" : `/${frame}${eyes}`}`;
    }
    case "rules":
      return `/rules/${place.game}`;
    case "statistics":
      return `/statistics/${place.game}`;
    case "puzzle":
      return `/puzzle/${place.game}/${place.puzzle}`;
    case "board":
      return `/board/${place.game}`;
    case "stream":
      return place.match === "" ? `/stream${place.game && `/${place.game}`}` : `/stream/table/${place.match}`;
    case "puzzleOfDay":
      return "/puzzle";
    case "daily":
      return "/daily";
  }
}

/** The front page. */
export const isHome = (path: string): boolean => path === "/" || path === "/index.html";

const EMBED = "/embed";

/** Where a page of another site may frame a place. */
export const embedPath = (place: Embedded): string => EMBED + pathTo(place);

export type Embedded = Extract<Place, { type: "match" | "puzzleOfDay" }>;

/** What a frame shows: what all the world may see, and nothing that belongs to its reader. Undefined for any other path. */
export function embeddedAt(path: string): Embedded | undefined {
  const place = path.startsWith(`${EMBED}/`) ? placeAt(path.slice(EMBED.length)) : undefined;
  return place?.type === "match" || place?.type === "puzzleOfDay" ? place : undefined;
}
