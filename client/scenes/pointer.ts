/** Mouse, pen and finger on the picture. */
import { type Box, lit, pointed } from "../stage/pick.ts";

export interface PointerParts {
  readonly element: HTMLElement;
  boxes(): readonly Box[];
  /** Keys of the pieces that may be clicked. */
  lit(): ReadonlySet<string>;
  /** Before anything else that a press means. */
  pressed(): void;
  hover(piece: string | undefined): void;
  pick(piece: string): void;
}

export interface Pointer {
  readonly hovered: string | undefined;
  /** The pieces have moved, or others are lit: the pointer may rest on another one. */
  update(): void;
  close(): void;
}

export function watchPointer(parts: PointerParts): Pointer {
  const { element } = parts;
  const listeners = new AbortController();
  let place: { readonly x: number; readonly y: number } | undefined;
  let hovered: string | undefined;
  let down: string | undefined;

  function update(): void {
    const piece = place && pointed(parts.boxes(), parts.lit(), place.x, place.y);
    element.style.cursor = piece !== undefined && parts.lit().has(piece) ? "pointer" : "default";
    if (piece === hovered) return;
    hovered = piece;
    parts.hover(piece);
  }

  function under(event: PointerEvent): string | undefined {
    const box = element.getBoundingClientRect();
    place = { x: event.clientX - box.left, y: event.clientY - box.top };
    return lit(parts.boxes(), parts.lit(), place.x, place.y);
  }

  function on(type: "pointermove" | "pointerdown" | "pointerup" | "pointerleave", handle: (event: PointerEvent) => void): void {
    element.addEventListener(type, handle, { signal: listeners.signal });
  }

  on("pointermove", (event) => {
    under(event);
    update();
  });
  on("pointerdown", (event) => {
    parts.pressed();
    const piece = under(event);
    update();
    down = event.button === 0 ? piece : undefined;
  });
  on("pointerup", (event) => {
    const piece = under(event);
    if (piece !== undefined && piece === down) parts.pick(piece);
    down = undefined;
  });
  on("pointerleave", () => {
    place = undefined;
    update();
  });
  // No waiting for a second tap.
  element.style.touchAction = "manipulation";

  return {
    get hovered() {
      return hovered;
    },
    update,
    close: () => listeners.abort(),
  };
}
