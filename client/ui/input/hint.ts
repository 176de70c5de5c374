/**
 * The hint: what a Master would do now, lit on the table and said with its reason. The feed is asked for leave first: beside people the
 * table must allow hints, and all are told. The search itself runs in this browser: a program of one's own could think without asking.
 */

import type { View } from "../../../shared/core/contract/game.ts";
import { until } from "../../base/until.ts";
import type { Face } from "../../face/face.ts";
import type { Feed, Moment } from "../../feed/feed.ts";
import { refusalText, type Say } from "../../text/say.ts";
import { type AskAdvice, askAdvice } from "../../thinking/ask-hint.ts";
import type { Advice } from "../../thinking/hint-search.ts";
import { type HintWords, namedMoves, wordsOfAdvice } from "../../thinking/hint-words.ts";
import { complaint } from "../common/dialog.ts";
import { h, set } from "../common/dom.ts";
import { strip } from "../common/strip.ts";
import { succeeded } from "../common/tell-failure.ts";
import type { MoveInput } from "../model/move-input.ts";

interface HintParts {
  readonly face: Face;
  readonly say: Say;
  readonly input: MoveInput;
  readonly feed: Pick<Feed, "hint" | "allows">;
  /** Whether only bots play on the other seats. */
  alone(): boolean;
  /** Lights the pieces of the move; none to stop that. */
  point(pieces: readonly string[] | undefined): void;
  /** 32 bits, new for each question. */
  seed(): number;
  readonly signal: AbortSignal;
  readonly ask?: AskAdvice;
}

export interface Hint {
  readonly button: HTMLButtonElement;
  readonly strip: HTMLElement;
  press(): void;
  /** Call it whenever what is asked or gathered may have changed: a hint is about one decision. */
  update(moment: Moment, hidden: boolean): void;
}

export function hint({ face, say, input, feed, alone, point, seed, signal, ask = askAdvice }: HintParts): Hint {
  const { hint: words, table } = say.text;
  const { hint: allowed } = feed.allows;
  const button = h(
    "button",
    { class: "wooden", type: "button", disabled: true, title: words.about, onclick: () => void press() },
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

  function sentence(found: HintWords, { chance }: Advice): string {
    const { reply } = found;
    const answer = reply === undefined ? "" : words.reply(say.name(reply.seat), say.line(reply.move));
    return say.text.sentences([words.advice(namedMoves(say, found), chance), answer]);
  }

  function hide(): void {
    drop();
    drop = () => undefined;
    about = undefined;
    point(undefined);
    said.show(undefined);
  }

  until(signal, hide);
  return {
    button,
    strip: said.element,
    press: () => void press(),
    update({ ask: number, number: newest, event }, hidden) {
      asked = number;
      if (event.type !== "hinted") frame = newest;
      besidePeople ||= !alone();
      current = `${asked} ${frame} ${input.gathered}`;
      button.disabled = !canAsk();
      set(button, "hidden", hidden || !isAllowed());
      button.title = besidePeople ? say.text.sentences([words.about, words.told]) : words.about;
      if (about !== undefined && (about !== current || !canAsk())) hide();
    },
  };
}
