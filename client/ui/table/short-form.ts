/** The text of a card in its short form: whole sentences, as many as three printed lines have room for. */
import { must } from "../../../shared/core/base/checked.ts";
import { h, set } from "../common/dom.ts";

/** The short form has no more lines beside its cost, neither of the game's nor as they are printed. */
export const MOST_LINES = 3;

/** Splits a line of the game, so that the short form can end with any of its sentences. */
export const sentences = (line: string): HTMLElement[] =>
  line.split(/(?<=[.!?] )(?=[\p{Lu}“„«])|(?<=[。！？])(?=.)/u).map((sentence) => h("span", { class: "sentence" }, sentence));

/**
 * Leaves out sentences until what stands beside the cost is three lines as printed: first what a row says after its first sentence, and then,
 * if `rows` may go, the last of them. False if it is still longer.
 */
export function shorten(card: HTMLElement, { rows: mayDropRows }: { readonly rows: boolean }): boolean {
  const rows = [...card.querySelectorAll<HTMLElement>('li[data-brief=""]')];
  const after = rows.flatMap((row) => [...row.querySelectorAll<HTMLElement>(".sentence + .sentence")]);
  const mayGo = [...(mayDropRows ? rows.slice(1) : []), ...after];
  for (const part of [...rows, ...after]) set(part, "data-over", false);
  const isShort = (): boolean => rows.reduce((sum, row) => sum + printedLines(row), 0) <= MOST_LINES;
  while (mayGo.length > 0 && !isShort()) set(must(mayGo.pop(), "part"), "data-over", true);
  return isShort();
}

/** 0 for a row that is not shown. */
function printedLines(row: HTMLElement): number {
  const text = row.firstElementChild as HTMLElement;
  return Math.round(text.offsetHeight / Number.parseFloat(getComputedStyle(row).lineHeight));
}
