/** A game's rules in short: sentences of its catalogue, `rules.<section>` for a heading, `rules.<section>.<note>` for a note under it. */
import type { Catalogue } from "../../games/face.ts";
import { type Panel, panel } from "../common/dialog.ts";
import { h } from "../common/dom.ts";
import type { Say } from "../common/say.ts";
import { closing } from "./settings-panel.ts";

export interface RulesSection {
  /** Undefined for notes without a heading. */
  readonly heading: string | undefined;
  readonly notes: readonly string[];
}

/** In the catalogue's order; a heading with nothing under it is a note by itself. */
export function rulesOf(catalogue: Catalogue): readonly RulesSection[] {
  const keys = Object.keys(catalogue).filter((key) => key.startsWith("rules."));
  const sectionOf = (key: string): string => key.split(".").slice(0, 2).join(".");
  return [...new Set(keys.map(sectionOf))].map((section) => {
    const notes = keys.filter((key) => sectionOf(key) === section && key !== section);
    if (notes.length === 0) return { heading: undefined, notes: [section] };
    return { heading: keys.includes(section) ? section : undefined, notes };
  });
}

export function rulesPanel(say: Say, game: string, sections: readonly RulesSection[]): Panel {
  const parts = sections.map(({ heading, notes }) => {
    const list = h("ul", {}, ...notes.map((key) => h("li", {}, say.line([key]))));
    return h("section", {}, heading !== undefined && h("h3", {}, say.line([heading])), list);
  });
  const pages = h("div", { class: "pages", tabindex: "0" }, ...parts);
  const open = panel(say.text.table.rulesOf(game), "rules", [pages, closing(say.text, () => open.close())]);
  return open;
}
