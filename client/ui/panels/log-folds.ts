/** Lines that were taken back are folded into the line that tells of it, until the reader opens them there. */
import { h, set, write } from "../common/dom.ts";

interface FoldedLine {
  readonly item: HTMLLIElement;
  readonly line: { readonly struck: boolean };
}

/** By the line that tells of a takeback: its button, and the lines it opens. */
interface Fold {
  readonly button: HTMLButtonElement;
  lines: readonly FoldedLine[];
}

/** `label`: names the button by the number of its lines. */
export function logFolds(label: (lines: number) => string) {
  const folds = new WeakMap<FoldedLine, Fold>();
  const isOpen = ({ button }: Fold): boolean => button.getAttribute("aria-expanded") === "true";
  const show = ({ lines, button }: Fold, open: boolean): void => {
    set(button, "aria-expanded", String(open));
    for (const { item } of lines) set(item, "hidden", !open);
  };

  function newFold(row: FoldedLine): Fold {
    const button = h("button", { class: "fold", type: "button", "aria-expanded": "false" });
    const fold: Fold = { button, lines: [] };
    folds.set(row, fold);
    row.item.append(button);
    button.addEventListener("click", (event) => {
      // A press on the line itself shows its frame.
      event.stopPropagation();
      show(fold, !isOpen(fold));
    });
    return fold;
  }

  function foldInto(row: FoldedLine, lines: readonly FoldedLine[]): void {
    const fold = folds.get(row) ?? newFold(row);
    fold.lines = lines;
    write(fold.button, String(lines.length));
    for (const name of ["aria-label", "title"]) set(fold.button, name, label(lines.length));
    show(fold, isOpen(fold));
  }

  return {
    /** A line that is shown is never hidden, whatever it tells. */
    fold(rows: readonly FoldedLine[], shown: HTMLElement | undefined): void {
      let struck: FoldedLine[] = [];
      for (const row of rows) {
        if (row.line.struck) struck.push(row);
        else if (struck.length > 0) {
          foldInto(row, struck);
          struck = [];
        }
      }
      // The line that tells of the takeback is still to come.
      for (const { item } of struck) set(item, "hidden", false);
      if (shown !== undefined) set(shown, "hidden", false);
    },
  };
}
