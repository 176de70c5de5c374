/**
 * The hint: what a Master would do now, lit on the table and said with its reason. The feed is asked for leave first: beside people the
 * table must allow hints, and all are told. The search itself runs in this browser: a program of one's own could think without asking.
 */

import { untracked } from "@preact/signals-core";
import type { View } from "../../../shared/core/contract/game.ts";
import { until } from "../../base/until.ts";
import { refusalText } from "../../text/say.ts";
import { type AskAdvice, askAdvice } from "../../thinking/ask-hint.ts";
import type { Advice } from "../../thinking/hint-search.ts";
import { type HintWords, namedMoves, wordsOfAdvice } from "../../thinking/hint-words.ts";
import type { Reasoner } from "../../thinking/reasoner.ts";
import { complaint } from "../common/dialog.ts";
import { h, set } from "../common/dom.ts";
import { strip } from "../common/strip.ts";
import { succeeded } from "../common/tell-failure.ts";
import type { TableModel } from "../model/table-model.ts";

interface HintParts {
  /** Lights the pieces of the move; none to stop that. */
  point(pieces: readonly string[] | undefined): void;
  /** 32 bits, new for each question. */
  seed(): number;
  readonly ask?: AskAdvice;
}

export interface Hint {
  readonly button: HTMLButtonElement;
  readonly strip: HTMLElement;
  press(): void;
}

export function hint(
  { face, say, language, input, feed, moment, amongBots, guided, follow, signal }: TableModel,
  { point, seed, ask = askAdvice }: HintParts,
): Hint {
  const { hint: words, table } = say.text;
  const { hint: allowed } = feed.allows;
  const button = h(
    "button",
    { class: "wooden signed ask-hint", type: "button", disabled: true, onclick: () => void press() },
    words.button,
  );
  const said = strip("hint");
  /** The decision that is thought or spoken about; undefined if none is. */
  let about: string | undefined;
  let current = "";
  /** What the input is asked, and the newest frame that has changed anything: a hint does not. */
  let asked = 0;
  let frame = 0;
  /** It stays true: a person who was here may come back. */
  let besidePeople = false;
  let drop = (): void => undefined;

  const canAsk = (): boolean => input.open && !input.waits;

  const isAllowed = (): boolean => allowed === true || (allowed === "alone" && !besidePeople);

  async function press(): Promise<void> {
    if (!isAllowed()) return complaint(refusalText(say.text, "noHints", {}));
    if (!canAsk()) return complaint(words.notNow);
    if (about !== undefined) return;
    const question = current;
    about = question;
    think(0);
    const view = input.sight as View;
    const granted = await succeeded(say.text, feed.hint(asked));
    if (about !== question) return;
    if (granted) search(view);
    else hide();
  }

  function search(view: View): void {
    // Without a connection the reasons may be missing; the move is there all the same.
    const loading = reasons().catch(() => undefined);
    drop = ask(
      { game: face.game.id, view, seed: seed() },
      {
        progress: think,
        advice: (advice) => void tell(view, advice, loading),
        failed(why) {
          hide();
          complaint(words.failed);
          globalThis.reportError?.(why);
        },
      },
    );
  }

  const think = (share: number): void => said.show(words.thinking(share), { label: words.stop, go: hide });

  async function tell(view: View, advice: Advice, loading: Promise<Reasoner | undefined>): Promise<void> {
    const question = about;
    const reasoner = await loading;
    if (about === question) show(view, advice, reasoner);
  }

  const reasons = async (): Promise<Reasoner | undefined> => {
    const { loadReasoner } = await import("../../thinking/reasoner.ts");
    return loadReasoner(language, face, say);
  };

  function show(view: View, advice: Advice, reasoner: Reasoner | undefined): void {
    const found = wordsOfAdvice(face, view, advice);
    if (found === undefined) {
      hide();
      return complaint(words.failed);
    }
    point(found.pieces);
    const play = (): void => {
      hide();
      input.play(advice.row.slice(0, found.moves.length));
    };
    said.show(sentence(view, found, advice, reasoner), { label: words.play, go: play }, { label: table.close, go: hide });
  }

  function sentence(view: View, found: HintWords, { chance, estimates }: Advice, reasoner: Reasoner | undefined): string {
    const move = namedMoves(say, found);
    const told = reasoner?.because(move, view, found.row, estimates) ?? move;
    return told === move ? words.advice(move, chance) : words.because(told);
  }

  function hide(): void {
    drop();
    drop = () => undefined;
    about = undefined;
    point(undefined);
    said.show(undefined);
  }

  until(signal, hide);
  // A hint is about one decision.
  follow(() => {
    if (moment.value === undefined) return;
    const { ask: number, number: newest, event } = moment.value;
    asked = number;
    if (event.type !== "hinted" && event.type !== "absent") frame = newest;
    besidePeople ||= !amongBots.value;
    current = `${asked} ${frame} ${input.gathered}`;
    button.disabled = !canAsk();
    set(button, "hidden", guided.value || !isAllowed());
    button.title = table.keyed(besidePeople ? say.text.sentences([words.about, words.told]) : words.about, "H");
    if (about !== undefined && (about !== current || !canAsk())) untracked(hide);
  });
  return { button, strip: said.element, press: () => void (guided.peek() || press()) };
}
