/** What the page's address asks for: a place by its path, or by what older links have behind their #. */
import { WATCHER } from "../../../shared/core/match/view.ts";
import { type Embedded, embedPath, isHome, type Place, pathTo, placeAt, type StreamPlace } from "../../../shared/core/wire/addresses.ts";

export type Link =
  | Exclude<Place, StreamPlace>
  /** A record on this server, by its whole address. */
  | { readonly type: "replay"; readonly address: string; readonly seat: number; readonly frame: number }
  /** A path that is no place. */
  | { readonly type: "nothing" };

/** Undefined if the link is mangled or asks for nothing. */
export function linkOf({ pathname, hash, origin }: Pick<Location, "pathname" | "hash" | "origin">): Link | undefined {
  const asked = new URLSearchParams(hash.slice(1));
  const place = placeAt(pathname);
  // An older link to a moment.
  if (place?.type === "match") return { ...place, seat: whole(asked.get("s"), place.seat), frame: whole(asked.get("f"), place.frame) };
  if (place !== undefined) return onThisPage(place);
  if (!isHome(pathname)) return { type: "nothing" };
  for (const [type, key] of OLDER) {
    const found = asked.get(key);
    if (found) return onThisPage(placeAt(`/${type}/${found}`));
  }
  const address = ownAddress(asked.get("replay") ?? "", origin);
  if (address === undefined) return undefined;
  return { type: "replay", address, seat: whole(asked.get("seat"), WATCHER), frame: whole(asked.get("frame"), 0) };
}

/** A stream is a page of its own, which this one does not become. */
const onThisPage = (place: Place | undefined): Link | undefined => (place?.type === "stream" ? undefined : place);

/** How a path begins, and the name that had its place in older links. */
const OLDER = [
  ["t", "join"],
  ["m", "match"],
  ["rules", "rules"],
] as const;

/** The address of a path on this server. It is resolved before it is judged: parsing drops tabs and line breaks, and reads \ as /. */
function ownAddress(path: string, origin: string): string | undefined {
  if (!path.startsWith("/") || !URL.canParse(path, origin)) return undefined;
  const resolved = new URL(path, origin);
  return resolved.origin === origin ? resolved.href : undefined;
}

/** A whole address, to be handed on. */
export const linkTo = (place: Place): string => location.origin + pathTo(place);

/** Opens a match at its beginning, unless at a frame, through the eyes of a watcher, unless of a seat. */
export const matchLink = (match: string, frame = 0, seat = WATCHER): string => linkTo({ type: "match", match, frame, seat });

/** HTML that shows a place in a page of another site. The table fills a frame of this size as a strip and a picture. */
export const embedCode = (title: string, place: Embedded): string =>
  `<iframe src="${location.origin}${embedPath(place)}" title="${title}" width="960" height="640" style="border:0" loading="lazy"></iframe>`;

const whole = (text: string | null, other: number): number => (text !== null && /^\d{1,5}$/.test(text) ? Number(text) : other);
