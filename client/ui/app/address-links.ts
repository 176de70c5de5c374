/** Links in the page's address: to a table, to a moment of a match, to a record. */
import { type Link, linkOf } from "../common/page-links.ts";

type Of<T extends Link["type"]> = Extract<Link, { type: T }>;
type RecordLink = Of<"replay">;

interface AddressLinksParts {
  readonly signal: AbortSignal;
  isAtTable(): boolean;
  /** Resolves when they are closed again. */
  rules(game: string): Promise<void>;
  join(code: string): void;
  sit(match: string): void;
  /** Resolves once it is shown, or cannot be. */
  replayMatch(link: Of<"match">): Promise<unknown>;
  replayAt(link: RecordLink): Promise<unknown>;
}

export interface AddressLinks {
  /** False if there is none to follow. */
  follow(): boolean;
  /** The address becomes the lobby's own. */
  forget(): void;
}

export function addressLinks(parts: AddressLinksParts): AddressLinks {
  function forget(): void {
    const link = linkOf(location);
    if (link !== undefined) history.replaceState(undefined, "", (link.type === "match" ? "/" : location.pathname) + location.search);
  }

  function follow(): boolean {
    const link = linkOf(location);
    if (link?.type === "rules") {
      void parts.rules(link.game).then(forget);
      return true;
    }
    if (link === undefined || parts.isAtTable()) return false;
    // Once used, a reload must come back to the seat and not join again.
    if (link.type === "join" || link.type === "sit") forget();
    if (link.type === "join") parts.join(link.code);
    else if (link.type === "sit") parts.sit(link.match);
    else if (link.type === "match") void followMoment(link);
    else void parts.replayAt(link);
    return true;
  }

  async function followMoment(link: Of<"match">): Promise<void> {
    await parts.replayMatch(link);
    if (!parts.isAtTable()) forget();
  }

  addEventListener("hashchange", follow, { signal: parts.signal });
  return { follow, forget };
}
