/** Buttons that point at the pieces they are about, while they have the focus or the pointer. */
export interface Pointing {
  /** For a button's properties. */
  at(pieces: readonly string[]): Readonly<Record<"onfocus" | "onblur" | "onpointerenter" | "onpointerleave", (event: Event) => void>>;
  /** Buttons were removed; a removed button fires no leave event. */
  update(): void;
}

export function pointing(point: (pieces: readonly string[] | undefined) => void): Pointing {
  let from: Element | undefined;
  const leave = (): void => {
    from = undefined;
    point(undefined);
  };
  return {
    at(pieces) {
      const enter = ({ currentTarget }: Event): void => {
        from = currentTarget as Element;
        point(pieces);
      };
      return { onfocus: enter, onblur: leave, onpointerenter: enter, onpointerleave: leave };
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
