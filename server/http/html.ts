/** HTML with the text in it escaped. */

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
/** Text that anybody may have written, as a part of HTML. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** HTML that is made here, beside text that is to be escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Cell = string | number | Html;

const htmlOf = (cell: Cell): string => (cell instanceof Html ? cell.text : escaped(String(cell)));
export const html = (parts: TemplateStringsArray, ...cells: readonly Cell[]): Html =>
  new Html(parts.map((part, at) => part + (at < cells.length ? htmlOf(cells[at] as Cell) : "")).join(""));
export const joined = (parts: readonly Html[]): Html => new Html(parts.map(({ text }) => text).join("\n"));
