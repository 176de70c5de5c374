/** One quiet sentence at each new kind of choice, in the first matches of a game. */
import type { Sight } from "../../../shared/core/contract/game.ts";
import type { Line } from "../../text/grammar.ts";
import { announce } from "../common/announcer.ts";
import { notice } from "../common/dialog.ts";
import { h, set, write } from "../common/dom.ts";
import type { TableModel } from "../model/table-model.ts";
import type { FirstMatches } from "./first-matches.ts";

/** The element of the tips. */
export function tips({ face, say, store, input, sight, moment, guided, follow }: TableModel, first: FirstMatches): HTMLElement {
  const { tips: words } = say.text;
  const sentence = h("p");
  const off = h("button", { class: "quiet", type: "button", title: words.off, "aria-label": words.off, onclick: () => switchOff() }, "×");
  const element = h("section", { class: "tip", "aria-label": words.title, hidden: true }, sentence, off);
  /** The question that is told about, and what was said; a tip stays until its question is answered. */
  let told: { readonly ask: number; readonly line: Line | undefined } = { ask: 0, line: undefined };

  function tipAt(sight: Sight): Line | undefined {
    const lines = store.get().tips ? (face.tips?.(sight) ?? []) : [];
    const line = lines.find(([kind]) => first.wantsTip(face.game.id, kind));
    if (line !== undefined) first.noteTip(face.game.id, line[0]);
    return line;
  }

  function show(line: Line | undefined): void {
    set(element, "hidden", line === undefined);
    const said = line === undefined ? "" : say.line(line);
    if (said !== sentence.textContent) announce(said);
    write(sentence, said);
  }

  function switchOff(): void {
    store.set({ tips: false });
    told = { ...told, line: undefined };
    show(undefined);
    notice(words.isOff);
  }

  follow(() => {
    // A tip is about the choice as a whole: once it has begun, the tip has been followed.
    const begins = input.open && !guided.value && input.gathered === 0 && input.picked.length === 0;
    if (moment.value === undefined || sight.value === undefined || !begins) return show(undefined);
    const { ask } = moment.value;
    if (told.ask !== ask) told = { ask, line: tipAt(sight.value) };
    show(told.line);
  });
  return element;
}
