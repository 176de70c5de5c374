/** What the part of an address behind its # asks for. */
import { WATCHER } from "../../../shared/core/view.ts";

export type Link =
  | { readonly type: "join"; readonly code: string }
  /** A record on this server, seen with a seat's eyes, from a frame on. */
  | { readonly type: "replay"; readonly path: string; readonly seat: number; readonly frame: number };

/** Nothing, if the link is mangled or asks for nothing. */
export function linkOf(hash: string): Link | undefined {
  const asked = new URLSearchParams(hash.slice(1));
  const code = asked.get("join");
  if (code) return { type: "join", code };
  const path = asked.get("replay");
  // Only a path of this server.
  if (!path || !/^\/(?![/\\])/.test(path)) return undefined;
  return { type: "replay", path, seat: whole(asked.get("seat"), WATCHER), frame: whole(asked.get("frame"), 0) };
}

const whole = (text: string | null, other: number): number => (text !== null && /^\d{1,5}$/.test(text) ? Number(text) : other);
