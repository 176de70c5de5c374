/** The rail of a match: where in it the picture is, where its rounds begin, and its turning points. */
import { fill, h, set } from "../common/dom.ts";

/** A place on the rail. */
export interface RailMark {
  readonly frame: number;
  readonly kind: "round" | "turning";
  /** Written on it. */
  readonly sign?: string;
  /** The text that is shown on hover. */
  readonly label: string;
}

export interface PlaybackRail {
  readonly element: HTMLElement;
  /** `sentence` says the place to screen readers. */
  show(at: number, last: number, sentence: string): void;
  mark(marks: readonly RailMark[], last: number): void;
}

export function playbackRail(name: string, seek: (frame: number) => void): PlaybackRail {
  const input = h("input", { type: "range", min: 0, max: 0, "aria-label": name, oninput: () => drag() });
  let dragged = 0;
  /** A mouse tells more places than can be drawn: only the newest is gone to. */
  const drag = (): void => {
    cancelAnimationFrame(dragged);
    dragged = requestAnimationFrame(() => {
      dragged = 0;
      seek(Number(input.value));
    });
  };
  const ticks = h("span", { class: "marks", "aria-hidden": "true" });
  return {
    element: h("div", { class: "timeline" }, ticks, input),
    show(at, last, sentence) {
      set(input, "max", last);
      if (dragged === 0) input.value = String(at);
      set(input, "aria-valuetext", sentence);
      input.style.setProperty("--done", `${(100 * at) / Math.max(1, last)}%`);
    },
    mark(marks, last) {
      const tick = ({ frame, kind, label, sign }: RailMark) => {
        const element = h("i", { class: kind, title: label }, sign);
        element.style.setProperty("--at", String(frame / Math.max(1, last)));
        return element;
      };
      fill(ticks, ...marks.map(tick));
    },
  };
}
