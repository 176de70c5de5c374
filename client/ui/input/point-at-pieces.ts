/** Buttons that point at the pieces they are about, while they have the focus or the pointer. */
export interface Pointing {
  /** The properties of a button that makes this move. */
  at(pieces: readonly string[], move: string): Readonly<Record<string, string | ((event: Event) => void)>>;
  /** Buttons were removed; a removed button fires no leave event. */
  update(): void;
}

/** What the move changes is said there. */
export const PREVIEW_ID = "move-preview";

export function pointing(point: (pieces: readonly string[] | undefined, move?: string) => void): Pointing {
  let from: Element | undefined;
  const leave = (): void => {
    from = undefined;
    point(undefined);
  };
  return {
    at(pieces, move) {
      const enter = ({ currentTarget }: Event): void => {
        from = currentTarget as Element;
        point(pieces, move);
      };
      return { "aria-describedby": PREVIEW_ID, onfocus: enter, onblur: leave, onpointerenter: enter, onpointerleave: leave };
    },
    update() {
      if (from?.isConnected === false) leave();
    },
  };
}

/** Entries of a list with a card of their own, while the pointer is on them. */
export function pointAtEntries(list: HTMLElement, point: (entry: HTMLElement | undefined) => void): void {
  const entryAt = (target: EventTarget | null): HTMLElement | undefined =>
    target instanceof Element ? (target.closest<HTMLElement>("[data-about]") ?? undefined) : undefined;
  list.addEventListener("pointerover", ({ target }) => point(entryAt(target)));
  list.addEventListener("pointerleave", () => point(undefined));
}
