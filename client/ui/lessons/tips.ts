/** One quiet sentence at each new kind of choice, in the first matches of a game. */
import type { Sight } from "../../../shared/core/contract/game.ts";
import type { Face } from "../../face/face.ts";
import type { SettingsStore } from "../../settings/settings-store.ts";
import type { Line } from "../../text/grammar.ts";
import type { Say } from "../../text/say.ts";
import { announce } from "../common/announcer.ts";
import { notice } from "../common/dialog.ts";
import { h, set, write } from "../common/dom.ts";
import type { FirstMatches } from "./first-matches.ts";

interface TipsParts {
  readonly face: Pick<Face, "game" | "tips">;
  readonly say: Say;
  readonly settings: Pick<SettingsStore, "get" | "set">;
  readonly first: FirstMatches;
}

export interface Tips {
  readonly element: HTMLElement;
  /** `sight` is the player's own while they are asked, and `ask` the number of the question; undefined while they are not. */
  update(sight: Sight | undefined, ask: number): void;
}

export function tips({ face, say, settings, first }: TipsParts): Tips {
  const { tips: words } = say.text;
  const sentence = h("p");
  const off = h("button", { class: "quiet", type: "button", title: words.off, "aria-label": words.off, onclick: () => switchOff() }, "×");
  const element = h("section", { class: "tip", "aria-label": words.title, hidden: true }, sentence, off);
  /** The question that is told about, and what was said; a tip stays until its question is answered. */
  let told: { readonly ask: number; readonly line: Line | undefined } = { ask: 0, line: undefined };

  function tipAt(sight: Sight): Line | undefined {
    const lines = settings.get().tips ? (face.tips?.(sight) ?? []) : [];
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
    settings.set({ tips: false });
    told = { ...told, line: undefined };
    show(undefined);
    notice(words.isOff);
  }

  return {
    element,
    update(sight, ask) {
      if (sight === undefined) return show(undefined);
      if (told.ask !== ask) told = { ask, line: tipAt(sight) };
      show(told.line);
    },
  };
}
