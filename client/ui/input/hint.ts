/** The hint: what a Master would do now, lit on the table and said with its reason. Not in rated matches. */
import type { View } from "../../../shared/core/game.ts";
import type { Moment } from "../../feed/feed.ts";
import type { Face } from "../../games/face.ts";
import type { Advice } from "../../hint/advice.ts";
import { type AskAdvice, askAdvice } from "../../hint/ask-advice.ts";
import { type HintWords, toldRow, wordsOfAdvice } from "../../hint/words-of-advice.ts";
import { complaint } from "../common/dialog.ts";
import { h } from "../common/dom.ts";
import type { Say } from "../common/say.ts";
import { strip } from "../strips/strip.ts";
import type { MoveInput } from "./move-input.ts";

export interface HintParts {
  readonly face: Face;
  readonly say: Say;
  readonly input: MoveInput;
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
  /** To be called whenever what is asked or gathered may have changed: a hint is about one decision. */
  update(moment: Moment): void;
  close(): void;
}

export function hint({ face, say, input, point, seed, ask = askAdvice }: HintParts): Hint {
  const { hint: words, table } = say.text;
  const button = h("button", { class: "wooden", type: "button", disabled: true, title: words.about, onclick: () => press() }, words.button);
  const said = strip("hint");
  /** The decision that is thought or spoken about; undefined if none is. */
  let about: string | undefined;
  let current = "";
  let drop = (): void => undefined;

  const canAsk = (): boolean => input.open && !input.waits;

  function press(): void {
    if (!canAsk()) return complaint(words.notNow);
    if (about !== undefined) return;
    const view = input.sight as View;
    about = current;
    think(0);
    drop = ask(
      { game: face.game.id, view, seed: seed() },
      {
        progress: think,
        advice: (advice) => show(view, advice),
        failed(why) {
          hide();
          complaint(words.failed);
          globalThis.reportError?.(why);
        },
      },
    );
  }

  const think = (share: number): void => said.show(words.thinking(share), { label: words.stop, go: hide });

  function show(view: View, advice: Advice): void {
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
    said.show(sentence(found, advice), { label: words.play, go: play }, { label: table.close, go: hide });
  }

  function sentence({ moves, reply }: HintWords, { before, after }: Advice): string {
    const answer = reply === undefined ? "" : words.reply(say.name(reply.seat), say.line(reply.move));
    return say.text.sentences([words.advice(toldRow(say, moves), before, after), answer]);
  }

  function hide(): void {
    drop();
    drop = () => undefined;
    about = undefined;
    point(undefined);
    said.show(undefined);
  }

  return {
    button,
    strip: said.element,
    press,
    update({ ask: number, number: frame }) {
      current = `${number} ${frame} ${input.gathered}`;
      button.disabled = !canAsk();
      if (about !== undefined && (about !== current || !canAsk())) hide();
    },
    close: hide,
  };
}
