/** What on a page is too small to be read, or to be pressed. */
import type { Page } from "playwright-core";

/** In CSS pixels, as the project promises. */
const SMALLEST = { text: 12, target: 32 };

/** One line for each kind of element. */
export const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.evaluate(({ text, target }) => {
    const found = new Set<string>();
    const nameOf = (element: Element): string =>
      `${element.localName}.${[...element.classList].join(".")} in ${element.parentElement?.className}`;
    for (const element of document.body.querySelectorAll<HTMLElement>("*:not(svg, svg *, script, style, noscript)")) {
      const { width, height } = element.getBoundingClientRect();
      // What is for ears alone is one pixel large, or in letters of no size; half a pixel is lost by rounding.
      if (width < 2 || height < 2 || !element.checkVisibility({ visibilityProperty: true })) continue;
      const hasText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (hasText && size > 0 && size < text - 0.01) found.add(`${size} px: ${nameOf(element)}`);
      const isPressed = element.matches("button, select, summary, label:has(input), input:not(label input)");
      if (isPressed && Math.min(width, height) < target - 0.5)
        found.add(`${Math.round(width)} x ${Math.round(height)}: ${nameOf(element)}`);
    }
    return [...found];
  }, SMALLEST);
