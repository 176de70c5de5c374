/**
 * The prompt's room is part of the table's layout and never grows over the picture. What is said in it fits: as it is, or else set closer,
 * smaller, and at last without the second line.
 */
import { oncePerFrame, set } from "../common/dom.ts";

/** Each in less room than the one before; prompt.css says how. The last one scrolls. */
const FITS = ["roomy", "close", "small", "short", "scrolls"] as const;

export function fitPrompt(element: HTMLElement): void {
  const fit = oncePerFrame(() => {
    for (const level of FITS) {
      set(element, "data-fit", level);
      if (element.scrollHeight <= element.clientHeight && element.scrollWidth <= element.clientWidth) break;
    }
    // Words are wider or narrower in the typeface that they make the page fetch.
    if (document.fonts.status === "loading") void document.fonts.ready.then(fit);
  });
  new MutationObserver(fit).observe(element, { subtree: true, childList: true, characterData: true, attributeFilter: ["hidden"] });
  // Its own size follows from the window, never from its words.
  new ResizeObserver(fit).observe(element);
}
