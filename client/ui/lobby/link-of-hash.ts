/** What an address asks for: a table to join by the part behind its #, or a moment of a match. */
import { WATCHER } from "../../../shared/core/view.ts";

export type Link =
  | { readonly type: "join"; readonly code: string }
  /** The player's own seat in an unfinished match. */
  | { readonly type: "sit"; readonly match: string }
  /** A finished match by its name, seen with a seat's eyes, from a frame on. */
  | { readonly type: "match"; readonly match: string; readonly seat: number; readonly frame: number }
  /** The rules page of a game. */
  | { readonly type: "rules"; readonly game: string }
  /** A record on this server. */
  | { readonly type: "replay"; readonly path: string; readonly seat: number; readonly frame: number };

/** As the server knows them; it answers to every such path with the page. */
const MATCH_PATH = /^\/r\/([\w-]{1,40})$/;

/** Nothing, if the link is mangled or asks for nothing. */
export function linkOf({ pathname, hash }: Pick<Location, "pathname" | "hash">): Link | undefined {
  const asked = new URLSearchParams(hash.slice(1));
  const match = MATCH_PATH.exec(pathname)?.[1];
  if (match !== undefined) return { type: "match", match, seat: whole(asked.get("s"), WATCHER), frame: whole(asked.get("f"), 0) };
  const code = asked.get("join");
  if (code) return { type: "join", code };
  const own = asked.get("match");
  if (own !== null && /^[\w-]{1,40}$/.test(own)) return { type: "sit", match: own };
  const rules = asked.get("rules");
  if (rules !== null && /^[a-z-]{1,20}$/.test(rules)) return { type: "rules", game: rules };
  const path = asked.get("replay");
  // Only a path of this server.
  if (!path || !/^\/(?![/\\])/.test(path)) return undefined;
  return { type: "replay", path, seat: whole(asked.get("seat"), WATCHER), frame: whole(asked.get("frame"), 0) };
}

/** Opens a match at the very moment, through the eyes of a seat. */
export const momentLink = (origin: string, match: string, frame: number, eyes: number): string =>
  `${replayLink(origin, match)}#f=${frame}${eyes === WATCHER ? "" : `&s=${eyes}`}`;

/** Opens a match at its beginning. */
export const replayLink = (origin: string, match: string): string => `${origin}/r/${match}`;

const whole = (text: string | null, other: number): number => (text !== null && /^\d{1,5}$/.test(text) ? Number(text) : other);
