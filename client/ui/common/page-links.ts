/** What an address asks for: a table to join by the part behind its #, or a moment of a match. */
import { WATCHER } from "../../../shared/core/match/view.ts";

export type Link =
  | { readonly type: "join"; readonly code: string }
  /** The player's seat in an unfinished match. */
  | { readonly type: "sit"; readonly match: string }
  /** A finished match by its name, seen with a seat's eyes, from a frame on. */
  | { readonly type: "match"; readonly match: string; readonly seat: number; readonly frame: number }
  /** The rules page of a game. */
  | { readonly type: "rules"; readonly game: string }
  /** A record on this server, by its whole address. */
  | { readonly type: "replay"; readonly address: string; readonly seat: number; readonly frame: number };

/** The server knows these paths too, and answers each with the page. */
const MATCH_PATH = /^\/r\/([\w-]{1,40})$/;

/** Undefined if the link is mangled or asks for nothing. */
export function linkOf({ pathname, hash, origin }: Pick<Location, "pathname" | "hash" | "origin">): Link | undefined {
  const asked = new URLSearchParams(hash.slice(1));
  const match = MATCH_PATH.exec(pathname)?.[1];
  if (match !== undefined) return { type: "match", match, seat: whole(asked.get("s"), WATCHER), frame: whole(asked.get("f"), 0) };
  const code = asked.get("join");
  if (code) return { type: "join", code };
  const own = asked.get("match");
  if (own !== null && /^[\w-]{1,40}$/.test(own)) return { type: "sit", match: own };
  const rules = asked.get("rules");
  if (rules !== null && /^[a-z-]{1,20}$/.test(rules)) return { type: "rules", game: rules };
  const address = ownAddress(asked.get("replay") ?? "", origin);
  if (address === undefined) return undefined;
  return { type: "replay", address, seat: whole(asked.get("seat"), WATCHER), frame: whole(asked.get("frame"), 0) };
}

/** The address of a path on this server. It is resolved before it is judged: parsing drops tabs and line breaks, and reads \ as /. */
function ownAddress(path: string, origin: string): string | undefined {
  if (!path.startsWith("/") || !URL.canParse(path, origin)) return undefined;
  const resolved = new URL(path, origin);
  return resolved.origin === origin ? resolved.href : undefined;
}

/** Opens a match at the very moment, through the eyes of a seat. */
export const momentLink = (origin: string, match: string, frame: number, eyes: number): string =>
  `${replayLink(origin, match)}#f=${frame}${eyes === WATCHER ? "" : `&s=${eyes}`}`;

/** Opens a match at its beginning. */
export const replayLink = (origin: string, match: string): string => `${origin}/r/${match}`;

const whole = (text: string | null, other: number): number => (text !== null && /^\d{1,5}$/.test(text) ? Number(text) : other);
