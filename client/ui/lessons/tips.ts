/** One quiet sentence at each new kind of choice, in the first matches of a game; the very first offers the guided match. */
import type { Sight } from "../../../shared/core/contract/game.ts";
import type { Line } from "../../text/grammar.ts";
import { announce } from "../common/announcer.ts";
import { notice } from "../common/dialog.ts";
import { h, set, write } from "../common/dom.ts";
import type { TableModel } from "../model/table-model.ts";
import type { FirstMatches } from "./first-matches.ts";

interface TipsWays {
  /** As the players know it. */
  readonly gameName: string;
  readonly first: FirstMatches;
  /** Goes to the game's guided match; undefined if it has none. */
  readonly learn: (() => void) | undefined;
}

/** The element of the tips. */
export function tips(table: TableModel, { gameName, first, learn }: TipsWays): HTMLElement {
  const { face, feed, say, store, input, sight, moment, amongBots, guided, follow } = table;
  const { tips: words, lesson } = say.text;
  const { id } = face.game;
  const sentence = h("p");
  const learns = h("button", { class: "quiet", type: "button", "data-do": "learn", onclick: () => learn?.() }, lesson.learn);
  const knows = h("button", { class: "quiet", type: "button", onclick: () => skip() }, lesson.known);
  const off = h(
    "button",
    { class: "quiet tips-off", type: "button", title: words.off, "aria-label": words.off, onclick: () => switchOff() },
    "×",
  );
  const element = h("section", { class: "tip", "aria-label": words.title, hidden: true }, sentence, learns, knows, off);
  /** The question that is told about, and what was said; a tip stays until its question is answered. */
  let told: { readonly ask: number; readonly said?: string; readonly offers?: boolean } = { ask: 0 };

  function tipAt(sight: Sight): string | undefined {
    const lines: readonly Line[] = store.get().tips ? (face.tips?.(sight) ?? []) : [];
    const line = lines.find(([kind]) => first.wantsTip(id, kind));
    if (line === undefined) return undefined;
    first.noteTip(id, line[0]);
    return say.line(line);
  }

  /** Nobody is left waiting by a player who goes to the guided match. */
  function isOffered(): boolean {
    const mayGo = learn !== undefined && table.lessonFeed === undefined && feed.allows.undo && amongBots.peek();
    if (!mayGo || !first.isNewcomer(id)) return false;
    first.noteOffer(id);
    return true;
  }

  function show({ said = "", offers = false }: Partial<typeof told>): void {
    set(element, "hidden", said === "");
    for (const way of [learns, knows]) set(way, "hidden", !offers);
    set(off, "hidden", offers);
    if (said !== sentence.textContent) announce(said);
    write(sentence, said);
  }

  /** Says nothing more about this question. */
  function skip(): void {
    first.noteKnown(id);
    told = { ask: told.ask };
    show(told);
  }

  function switchOff(): void {
    store.set({ tips: false });
    told = { ask: told.ask };
    show(told);
    notice(words.isOff);
  }

  follow(() => {
    // A tip is about the choice as a whole: once it has begun, the tip has been followed.
    const begins = input.open && !guided.value && input.gathered === 0 && input.picked.length === 0;
    if (moment.value === undefined || sight.value === undefined || !begins) return show({});
    const { ask } = moment.value;
    if (told.ask !== ask)
      told = isOffered() ? { ask, said: lesson.offer(gameName), offers: true } : { ask, said: tipAt(sight.value) ?? "" };
    show(told);
  });
  return element;
}
