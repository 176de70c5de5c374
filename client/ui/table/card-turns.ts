/** When the card at the pointer or the focus gives way to another: not while it is read, or while the pointer is on its way to it. */
import { REST_BEFORE_DETAIL, TIME_TO_REACH_DETAIL } from "../../base/durations.ts";
import { GAP } from "../common/placing.ts";
import type { About, DetailCard } from "./detail-card.ts";

interface TurnParts {
  open(): DetailCard | undefined;
  show(about: About): void;
  shut(): void;
}

export interface CardTurns {
  to(about: About | undefined): void;
  /** Nothing is turned to that was wanted before. */
  stop(): void;
  close(): void;
}

export function cardTurns({ open, show, shut }: TurnParts): CardTurns {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const mouse = followMouse();
  const stop = (): void => clearTimeout(timer);
  return {
    to(about) {
      stop();
      const card = open();
      if (about?.topic === card?.about.topic) return;
      const change = (): void => {
        const held = open()?.element;
        if (held !== undefined && (held.matches(":hover") || hasFocus(held))) timer = setTimeout(change, TIME_TO_REACH_DETAIL);
        else if (about === undefined) shut();
        else show(about);
      };
      if (card !== undefined && (hasFocus(card.element) || mouse.isNear(card.element))) timer = setTimeout(change, TIME_TO_REACH_DETAIL);
      // From piece to piece without a pause once the card is there.
      else if (about === undefined || card !== undefined) change();
      else timer = setTimeout(change, REST_BEFORE_DETAIL);
    },
    stop,
    close() {
      stop();
      mouse.close();
    },
  };
}

const hasFocus = (element: HTMLElement): boolean => element.contains(document.activeElement);

function followMouse() {
  /** Undefined while keys are used. */
  let at: { readonly x: number; readonly y: number } | undefined;
  const ended = new AbortController();
  const options = { signal: ended.signal, capture: true };
  const follow = ({ clientX: x, clientY: y, pointerType }: PointerEvent): void => {
    at = pointerType === "mouse" ? { x, y } : undefined;
  };
  const forget = (): void => {
    at = undefined;
  };
  // The picture is left before the pointer moves on a button over it.
  for (const moved of ["pointerout", "pointermove"] as const) document.addEventListener(moved, follow, options);
  document.addEventListener("keydown", forget, options);
  return {
    /** On its way to a button of the element, or there. */
    isNear(element: HTMLElement): boolean {
      if (at === undefined) return false;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const { x, y } = at;
      return x > left - 2 * GAP && x < right + 2 * GAP && y > top - 2 * GAP && y < bottom + 2 * GAP;
    },
    close: () => ended.abort(),
  };
}
