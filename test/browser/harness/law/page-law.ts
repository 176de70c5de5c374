/** What must hold of the words and buttons of a page that shows a table, measured in the page itself. */
import type { Page } from "playwright-core";

/** What lies over the picture on purpose and only says something of what is under it. */
const REMARKS = ".preview, .walker";
/** What a player has opened over the table, or what is there for ears alone. */
const BESIDE = "dialog, .unseen, .mirror:not([data-visible], :focus-within)";
/** The least type, in CSS pixels. */
const LEAST_TYPE = 12;

export const brokenPageLaws = (page: Page): Promise<string[]> =>
  page.evaluate(
    async ([remarks, beside, leastType]) => {
      // The task after a frame comes when its layout and observers are through.
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      const broken = new Set<string>();
      let wordsSeen = 0;
      const table = document.querySelector<HTMLElement>(".table-screen")!;
      const near = 1.5;
      const short = (text: string): string => (text.trim().length > 40 ? `${text.trim().slice(0, 40)}…` : text.trim());
      const nameOf = (element: Element | null): string => {
        if (element === null) return "nothing";
        const words = element.getAttribute("aria-label") || element.textContent || element.getAttribute("title") || "";
        return `${element.localName}.${[...element.classList].join(".")} "${short(words)}"`;
      };
      /** Clipped away on purpose: for ears alone. */
      const isHeard = (element: Element): boolean => getComputedStyle(element).clipPath === "inset(50%)";
      const isShown = (element: Element): boolean =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest(beside) === null &&
        !isHeard(element);

      /** The part of a box that its scrolling and clipping ancestors leave of it; what is scrolled away is not cut. */
      const clippersOf = (element: Element): { box: DOMRect; across: boolean; down: boolean; scrolls: boolean; of: Element }[] => {
        const found = [];
        for (let one: Element | null = element; one !== null && one !== document.documentElement; one = one.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(one);
          const [across, down] = [overflowX !== "visible", overflowY !== "visible"];
          const scrolls = [overflowX, overflowY].some((how) => how === "auto" || how === "scroll");
          if (across || down) found.push({ box: one.getBoundingClientRect(), across, down, scrolls, of: one });
          if (getComputedStyle(one).position === "fixed") break;
        }
        return found;
      };

      function lettersOf(node: Text): DOMRect[] {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      }

      /** Words: large enough, inside the window, inside all that cuts, and inside the button they are on. */
      function checkWords(): void {
        const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const node = walker.currentNode as Text;
          const element = node.parentElement!;
          if (node.data.trim() === "" || !isShown(element)) continue;
          const letters = lettersOf(node);
          if (letters.length === 0) continue;
          wordsSeen++;
          const style = getComputedStyle(element);
          const size = Number.parseFloat(style.fontSize) * Number(style.zoom || 1);
          if (size < leastType - 0.01) broken.add(`${nameOf(element)} is set in ${size} px`);
          const clippers = clippersOf(element);
          const button = element.closest("button");
          for (const box of letters) {
            const clipper = clippers.find(
              ({ box: outer, across, down, scrolls }) =>
                !scrolls &&
                ((across && (box.left < outer.left - near || box.right > outer.right + near)) ||
                  // Letters are less high than their line.
                  (down && (box.top < outer.top - box.height / 4 || box.bottom > outer.bottom + box.height / 4))),
            );
            const isScrolledAway = clippers.some(({ scrolls }) => scrolls);
            if (clipper !== undefined) broken.add(`${nameOf(element)} is cut by ${nameOf(clipper.of)}`);
            else if (
              !isScrolledAway &&
              (box.left < -near || box.right > innerWidth + near || box.top < -near || box.bottom > innerHeight + near)
            )
              broken.add(`${nameOf(element)} reaches out of the window`);
            const outer = button?.getBoundingClientRect();
            const air = button?.matches(".wooden") === true ? 4 : -near;
            if (outer !== undefined && (box.left < outer.left + air || box.right > outer.right - air))
              broken.add(`${nameOf(button)} is too narrow for its words`);
          }
        }
      }

      /** The topmost thing that is painted at a point, whether it takes clicks or not. */
      function paintedAt(x: number, y: number): Element | null {
        return document.elementsFromPoint(x, y).find((one) => one.closest(remarks) === null) ?? null;
      }

      /** Everything pressed can be seen and pressed. */
      function checkControls(): void {
        for (const control of table.querySelectorAll("button, a[href], select, input, summary, [role=button]")) {
          if (!isShown(control)) continue;
          const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
          if (width < 2 || height < 2) continue;
          if (left < -near || right > innerWidth + near || top < -near || bottom > innerHeight + near) {
            if (!clippersOf(control).some(({ scrolls }) => scrolls)) broken.add(`${nameOf(control)} reaches out of the window`);
            continue;
          }
          const points = [
            [0.5, 0.5],
            [0.12, 0.2],
            [0.88, 0.2],
            [0.12, 0.8],
            [0.88, 0.8],
          ] as const;
          for (const [across, down] of points) {
            const [x, y] = [left + across * width, top + down * height];
            const isAway = clippersOf(control).some(({ box }) => x < box.left || x > box.right || y < box.top || y > box.bottom);
            const over = isAway ? control : paintedAt(x, y);
            const isItself = over !== null && (control.contains(over) || over.contains(control));
            const label = control.closest("label");
            if (!isItself && !(label !== null && over !== null && label.contains(over)) && over?.closest("dialog[open]") == null)
              broken.add(`${nameOf(control)} lies under ${nameOf(over)}`);
          }
        }
      }

      function checkPrompt(): void {
        const boxOf = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect();
        const [picture, prompt] = [boxOf(".picture")!, boxOf(".prompt")!];
        const above = Math.round(picture.top - Math.max(boxOf(".top")!.bottom, boxOf(".board > .goals:not([hidden])")?.bottom ?? 0));
        const hidden = Math.round(picture.bottom - prompt.top);
        if (above > 0) broken.add(`${above} px are empty above the picture`);
        if (hidden > 0) broken.add(`the prompt covers the lowest ${hidden} px of the picture`);
        if (Math.abs(prompt.bottom - innerHeight) > near)
          broken.add(`the prompt ends ${Math.round(innerHeight - prompt.bottom)} px above the window's edge`);
        const scrolled = document.querySelector<HTMLElement>(".prompt")!;
        for (const float of table.ownerDocument.querySelectorAll("[data-floats]")) {
          if (!isShown(float)) continue;
          const box = float.getBoundingClientRect();
          const down = Math.min(box.bottom, innerHeight) - prompt.top;
          if (box.height > 0 && down > near && box.right > prompt.left && box.left < prompt.right)
            broken.add(`${nameOf(float)} covers ${Math.round(down)} px of the prompt`);
        }
        if (scrolled.scrollHeight > scrolled.clientHeight + 1 || scrolled.scrollWidth > scrolled.clientWidth + 1)
          broken.add(`the prompt has no room for ${nameOf(scrolled)}`);
      }

      // What takes no clicks covers what is under it all the same. No frame is drawn before the veil is back.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("* { pointer-events: auto !important; } :root { opacity: 1 !important; }");
      document.adoptedStyleSheets.push(sheet);
      checkWords();
      checkControls();
      checkPrompt();
      document.adoptedStyleSheets.pop();
      if (wordsSeen === 0) broken.add("no word of the table is seen");
      return [...broken];
    },
    [REMARKS, BESIDE, LEAST_TYPE] as const,
  );
