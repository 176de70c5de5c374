/** Who the bots at a table are: one line of each at the beginning of the log, and beside its name. */
import { mannerOf } from "../../../shared/core/match/somebody.ts";
import { sayer } from "../../text/say.ts";
import { h } from "../common/dom.ts";
import { badge } from "../common/seat-badge.ts";
import type { TableModel } from "../model/table-model.ts";

/** Follows who sits down. `log`: the panel with the list of lines. */
export async function introduceBots({ face, say, language, presence, manners, follow, signal }: TableModel, log: Element): Promise<void> {
  const { line } = sayer(say.text, await language.reasonsOf(face), say.name, say.reader);
  if (signal.aborted) return;
  const introductions = (): (readonly [number, string])[] =>
    presence.value.people.flatMap(({ bot }, seat) => {
      const manner = mannerOf(face.game, bot);
      return manner === undefined ? [] : [[seat, say.text.people.introduction(say.name(seat), line([`manner.${manner.id}`]))] as const];
    });
  const shown = new Map<string, HTMLElement>();
  follow(() => {
    const told = introductions();
    manners.value = new Map(told);
    const sentences = new Set(told.map(([, sentence]) => sentence));
    for (const [sentence, element] of shown) if (!sentences.has(sentence)) element.remove();
    for (const [seat, sentence] of told.toReversed()) {
      if (shown.get(sentence)?.isConnected) continue;
      const element = h("li", { class: "line introduction" }, badge(seat, "badge small"), h("span", {}, sentence));
      shown.set(sentence, element);
      log.querySelector("ol")?.prepend(element);
    }
  });
}
