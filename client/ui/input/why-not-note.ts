/** A click on a piece that is not lit: one short sentence beside it says why it does nothing. */
import type { View } from "../../../shared/core/contract/game.ts";
import type { Face } from "../../face/face.ts";
import type { Moment } from "../../feed/feed.ts";
import type { Under } from "../../picture/hit-test.ts";
import { playAlert } from "../../sound/sounds.ts";
import type { Say } from "../../text/say.ts";
import { h, set, write } from "../common/dom.ts";
import type { TableSurroundings } from "../common/surroundings.ts";
import { questionOf } from "../model/question.ts";
import type { TableModel } from "../model/table-model.ts";

/** What is so while the click is made. */
interface ClickContext {
  /** Why no player can choose anything at this table now. */
  readonly still: string | undefined;
  /** The view of the reader, if they are asked. */
  readonly asked: View | undefined;
  /** What is asked, and of whom. */
  readonly question: string;
}

export interface Reason {
  /** The piece it is about; none if it is the table under the click. */
  readonly piece: string | undefined;
  readonly sentence: string;
}

/**
 * What holds for every piece comes first, then the face's exact reason, then what is asked instead. A price lies on the card it
 * belongs to, so of several pieces under the click the topmost with a reason is meant. The bare table needs no answer.
 */
export function reasonFor(
  face: Pick<Face, "whyNot">,
  say: Say,
  { pieces, painted }: Pick<Under, "pieces" | "painted">,
  standing: ClickContext,
): Reason | undefined {
  const { still, asked, question } = standing;
  const words = say.text.why;
  const [top] = pieces;
  if (still === undefined && asked !== undefined) {
    for (const piece of [...pieces, ...painted]) {
      const reason = face.whyNot?.(piece, asked);
      if (reason !== undefined) return { piece: pieces.includes(piece) ? piece : undefined, sentence: say.line(reason) };
    }
  }
  return top === undefined ? undefined : { piece: top, sentence: still ?? (asked === undefined ? words.others : words.other)(question) };
}

interface WhyNotParts {
  readonly picture: HTMLElement;
  readonly around: TableSurroundings;
  /** What a lesson wants first; undefined where there is none. */
  task(): string | undefined;
  /** Reads the sentence to those who do not see the note. */
  read(sentence: string): void;
}

export interface WhyNotNote {
  readonly element: HTMLElement;
  /** A click on nothing lit. */
  answer(what: Under): void;
  hide(): void;
}

export function whyNotNote(
  { feed, face, say, input, back, moment, halt, follow }: TableModel,
  { picture, around, task, read }: WhyNotParts,
): WhyNotNote {
  const { text } = say;
  const element = h("p", { class: "why", "data-floats": true, hidden: true });
  const hide = (): void => set(element, "hidden", true);
  follow(() => {
    // A frame makes it old.
    moment.value;
    hide();
  });
  element.addEventListener("animationend", hide);
  picture.addEventListener("pointerdown", hide, { capture: true });

  function still({ outcome, ask }: Moment): string | undefined {
    if (outcome !== undefined) return text.why.over;
    if (back?.live === false) return text.lookBack.nothing;
    if (!feed.allows.moves) return feed.allows.words(text).nothing ?? text.why.watching;
    if (input.waits) return text.table.rowDone;
    return halt.value ?? (input.open ? task() : ask > 0 ? text.table.underway : undefined);
  }

  return {
    element,
    answer(what) {
      const now = moment.peek();
      if (now === undefined) return;
      const sight = input.sight ?? now.sight;
      const { question } = questionOf(face, say, now, sight);
      const standing = { still: still(now), asked: input.open ? (sight as View) : undefined, question };
      const reason = reasonFor(face, say, what, standing);
      if (reason === undefined) return;
      const { piece } = reason;
      const { left, top } = picture.getBoundingClientRect();
      const click = { x: left + what.x, y: top + what.y, width: 0, height: 0 };
      write(element, reason.sentence);
      set(element, "hidden", false);
      around.lay(element, { about: (piece === undefined ? undefined : around.boxOf(piece)) ?? click, piece });
      read(reason.sentence);
      playAlert("refused");
    },
    hide,
  };
}
