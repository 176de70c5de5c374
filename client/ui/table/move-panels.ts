/** How a move is made: the prompt, the picture under pointer and keys, the cards about pieces, the list of moves, and who helps. */
import { untracked } from "@preact/signals-core";
import type { Sight } from "../../../shared/core/contract/game.ts";
import type { Announcer } from "../common/announcer.ts";
import { h } from "../common/dom.ts";
import type { Looks } from "../common/drawings.ts";
import { surroundings } from "../common/surroundings.ts";
import { mirror } from "../input/mirror.ts";
import { movePreview } from "../input/move-preview.ts";
import { pictureWalk } from "../input/picture-walk.ts";
import { pointing } from "../input/point-at-pieces.ts";
import { prompt } from "../input/prompt.ts";
import { whyNotNote } from "../input/why-not-note.ts";
import { firstMatches } from "../lessons/first-matches.ts";
import { lessonPlace } from "../lessons/lesson-place.ts";
import { tips } from "../lessons/tips.ts";
import type { TableModel } from "../model/table-model.ts";
import { DetailCards } from "./detail-cards.ts";

interface MovePanelsParts {
  readonly looks: Looks;
  readonly gameName: string;
  readonly ears: Announcer;
  lobby(): void;
  /** Goes to the game's guided match; undefined if it has none. */
  readonly learn: (() => void) | undefined;
  /** Lets the reader choose a topic of the game; undefined if it has none. */
  readonly more: (() => void) | undefined;
  /** Opens the score sheet of a match that is over. */
  scores(): void;
  /** Brings the list of moves into sight. */
  showMoves(): void;
}

export function movePanels(table: TableModel, { looks, gameName, ears, lobby, learn, more, scores, showMoves }: MovePanelsParts) {
  const { face, say, view, input, moment, caughtUp, lessonFeed, signal } = table;
  const picture = h("div", { class: "picture", role: "application", tabindex: "0", "aria-label": say.text.table.picture });
  const shownSight = (): Sight | undefined => view.peek()?.shown?.sight;
  const preview = movePreview(table, looks);
  const pointAt = pointing((pieces, move) => {
    table.point(pieces);
    preview.point(move, pieces?.at(-1));
    // Moves with the same first piece differ in the last one.
    detail.hover(pieces?.at(-1));
  });
  const asked = prompt(table, looks, pointAt, scores);
  const around = surroundings({
    picture,
    prompt: asked.element,
    table: () => view.peek(),
    signal,
    compared(piece) {
      const sight = shownSight();
      return sight === undefined ? [] : (face.compared?.(piece, sight) ?? []);
    },
  });
  const detail = new DetailCards({ face, say, looks, around, signal, sight: shownSight, foretold: () => preview.boxes() });
  const moves = mirror(table, looks, pointAt);
  picture.append(preview.element);
  // A moment later, when the moves of the next step are listed.
  const focusMoves = (): void =>
    queueMicrotask(() => {
      showMoves();
      moves.focus();
    });
  const lesson = lessonFeed && lessonPlace({ table, feed: lessonFeed, around, lobby, more, focusMoves });
  asked.question.append(tips(table, { gameName, learn, first: firstMatches() }));
  const why = whyNotNote(table, { picture, around, read: ears.tell, task: () => lesson?.task() });
  const hover = (piece: string | undefined): void => detail.hover(piece);
  const walk = pictureWalk(table, { picture, hover, miss: why.answer, answer: ears.answer });
  // What lies beside the pieces follows them.
  table.follow(() => {
    input.state;
    view.value;
    untracked(around.changed);
  });
  table.follow(() => {
    moment.value;
    caughtUp.value;
    untracked(() => detail.refresh());
  });
  return { picture, asked, around, detail, moves, preview, lesson, why, walk };
}
