/** What is there before the pieces are: the table itself, and a brass rod that fills. */
import { COLOURS } from "./style.ts";

/** Fills the parent, below whatever is appended later. */
export function layer<E extends HTMLElement>(parent: HTMLElement, element: E): E {
  Object.assign(element.style, { position: "absolute", inset: "0" });
  parent.append(element);
  return element;
}

export interface LoadingBar {
  /** Shows this part of the way, from 0 to 1. */
  show(part: number): void;
  close(): void;
}

export function loadingBar(parent: HTMLElement): LoadingBar {
  const rod = layer(parent, document.createElement("div"));
  const filled = document.createElement("div");
  const { night, brass, parchment } = COLOURS;
  Object.assign(rod.style, { inset: "50% 35% auto", height: "10px", borderRadius: "5px", overflow: "hidden" });
  Object.assign(rod.style, { background: `${night}a0`, boxShadow: `0 0 0 2px ${brass}, 0 3px 10px #000a` });
  Object.assign(filled.style, { width: "4%", height: "100%", background: `linear-gradient(${parchment}, ${brass})` });
  rod.append(filled);
  return {
    show(part) {
      filled.style.width = `${Math.max(4, part * 100)}%`;
    },
    close: () => rod.remove(),
  };
}
