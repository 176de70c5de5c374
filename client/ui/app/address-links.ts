/** Links in the page's address: to a table, to a moment of a match, to a record. */
import { type Link, linkOf } from "../common/page-links.ts";

type Of<T extends Link["type"]> = Extract<Link, { type: T }>;

interface AddressLinksParts {
  readonly signal: AbortSignal;
  isAtTable(): boolean;
  /** These resolve when they are closed again. */
  rules(game: string): Promise<void>;
  statistics(game: string): Promise<void>;
  closePages(): void;
  join(code: string): void;
  sit(match: string): void;
  /** What guests have arranged. */
  arranged(link: Of<"appointment" | "arena" | "contact" | "deal" | "group">): Promise<unknown>;
  /** These resolve once it is shown, or cannot be. */
  replayMatch(link: Of<"match">): Promise<unknown>;
  replayAt(link: Of<"replay">): Promise<unknown>;
  puzzle(link: Of<"puzzle" | "puzzleOfDay">): Promise<unknown>;
  /** `code`: what is behind the path's #. */
  board(link: Of<"board">, code: string): Promise<unknown>;
  daily(): Promise<unknown>;
  tellOfNothing(): void;
}

export interface AddressLinks {
  /** False if there is none to follow. */
  follow(): boolean;
  /** The address becomes the lobby's own. */
  forget(): void;
}

export function addressLinks(parts: AddressLinksParts): AddressLinks {
  function forget(): void {
    if (linkOf(location) !== undefined) history.replaceState(undefined, "", `/${location.search}`);
  }

  function follow(): boolean {
    const link = linkOf(location);
    if (link?.type === "rules" || link?.type === "statistics") {
      // One of them may have led to the other.
      void parts[link.type](link.game).then(() => linkOf(location)?.type === link.type && forget());
      return true;
    }
    if (link === undefined) parts.closePages();
    if (link === undefined || parts.isAtTable()) return false;
    // Once used, a reload must come back to the seat and not join again.
    if (["join", "sit", "nothing"].includes(link.type)) forget();
    if (link.type === "join") parts.join(link.code);
    else if (link.type === "sit") parts.sit(link.match);
    else if (link.type === "nothing") parts.tellOfNothing();
    else void show(link).then(() => parts.isAtTable() || forget());
    return true;
  }

  function show(
    link: Of<"match" | "replay" | "puzzle" | "puzzleOfDay" | "daily" | "appointment" | "arena" | "board" | "contact" | "deal" | "group">,
  ): Promise<unknown> {
    if (link.type === "match") return parts.replayMatch(link);
    if (link.type === "replay") return parts.replayAt(link);
    if (link.type === "board") return parts.board(link, location.hash.slice(1));
    if (link.type === "puzzle" || link.type === "puzzleOfDay") return parts.puzzle(link);
    return link.type === "daily" ? parts.daily() : parts.arranged(link);
  }

  const { signal } = parts;
  // An older link that is typed into the address of this page changes what is behind the # alone; some browsers tell of that twice.
  addEventListener("hashchange", follow, { signal });
  addEventListener("popstate", () => location.hash === "" && follow(), { signal });
  addEventListener(
    "click",
    (event) => {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
      const way = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='/']:not([target])") : null;
      // Any other press is the browser's: a new tab, a new window, a file to keep.
      if (way === null || defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      event.preventDefault();
      history.pushState(undefined, "", way.href);
      follow();
    },
    { signal },
  );
  return { follow, forget };
}
