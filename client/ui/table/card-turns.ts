/** When the card at the pointer or the focus gives way to another: not while it is read, or while the pointer is on its way to it. */
import { REST_BEFORE_DETAIL, TIME_TO_REACH_DETAIL } from "../../base/durations.ts";
import { until } from "../../base/until.ts";
import { GAP } from "../common/placing.ts";
import type { About, DetailCard } from "./detail-card.ts";

interface CardTurnsOptions {
  readonly signal: AbortSignal;
  open(): DetailCard | undefined;
  show(about: About): void;
  shut(): void;
}

export class CardTurns {
  readonly #options: CardTurnsOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where the mouse is; undefined while keys are used. */
  #mouse: { readonly x: number; readonly y: number } | undefined;

  constructor(options: CardTurnsOptions) {
    const { signal } = options;
    this.#options = options;
    const follow = ({ clientX: x, clientY: y, pointerType }: PointerEvent): void => {
      this.#mouse = pointerType === "mouse" ? { x, y } : undefined;
    };
    const forget = (): void => {
      this.#mouse = undefined;
    };
    // The picture is left before the pointer moves on a button over it.
    for (const moved of ["pointerout", "pointermove"] as const) document.addEventListener(moved, follow, { signal, capture: true });
    document.addEventListener("keydown", forget, { signal, capture: true });
    until(signal, () => this.stop());
  }

  to(about: About | undefined): void {
    this.stop();
    const card = this.#options.open();
    if (about?.topic === card?.about.topic) return;
    if (card !== undefined && (hasFocus(card.element) || this.#isNear(card.element))) this.#changeAfter(TIME_TO_REACH_DETAIL, about);
    // Once the card is there it goes from piece to piece without a pause.
    else if (about === undefined || card !== undefined) this.#change(about);
    else this.#changeAfter(REST_BEFORE_DETAIL, about);
  }

  /** Drops the turn that was wanted. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #changeAfter(wait: number, about: About | undefined): void {
    this.#timer = setTimeout(() => this.#change(about), wait);
  }

  #change(about: About | undefined): void {
    const { open, show, shut } = this.#options;
    const held = open()?.element;
    if (held !== undefined && (held.matches(":hover") || hasFocus(held))) this.#changeAfter(TIME_TO_REACH_DETAIL, about);
    else if (about === undefined) shut();
    else show(about);
  }

  /** The mouse is on its way to a button of the element, or there. */
  #isNear(element: HTMLElement): boolean {
    if (this.#mouse === undefined) return false;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const { x, y } = this.#mouse;
    return x > left - 2 * GAP && x < right + 2 * GAP && y > top - 2 * GAP && y < bottom + 2 * GAP;
  }
}

const hasFocus = (element: HTMLElement): boolean => element.contains(document.activeElement);
