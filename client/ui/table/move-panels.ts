/** How a move is made: the prompt, the picture under pointer and keys, the cards about pieces, the list of moves, and who helps. */
import { untracked } from "@preact/signals-core";
import type { Sight } from "../../../shared/core/contract/game.ts";
import { LessonFeed } from "../../feed/practice/lesson.ts";
import type { TableView } from "../../picture/table-view.ts";
import type { Announcer } from "../common/announcer.ts";
import { complaint } from "../common/dialog.ts";
import type { Looks } from "../common/drawings.ts";
import { surroundings } from "../common/surroundings.ts";
import { mirror } from "../input/mirror.ts";
import { MoveInput } from "../model/move-input.ts";
import { movePreview } from "../input/move-preview.ts";
import { pictureWalk } from "../input/picture-walk.ts";
import { pointing } from "../input/point-at-pieces.ts";
import { prompt } from "../input/prompt.ts";
import { slowSend } from "../model/slow-send.ts";
import { whyNotNote } from "../input/why-not-note.ts";
import { firstMatches } from "../lessons/first-matches.ts";
import { guideOf } from "../model/lesson-guide.ts";
import { LessonNote } from "../lessons/lesson-note.ts";
import { tips } from "../lessons/tips.ts";
import { DetailCards } from "./detail-cards.ts";
import type { TablePanelsParts } from "./panels-parts.ts";

type MoveParts = Pick<TablePanelsParts, "feed" | "back" | "face" | "say" | "settings" | "model" | "toLobby" | "scores" | "signal"> & {
  readonly looks: Looks;
  readonly ears: Announcer;
  readonly picture: HTMLElement;
  point(pieces: readonly string[] | undefined): void;
};

export function movePanels({ feed, back, face, say, looks, settings, model, ears, picture, point, signal, ...parts }: MoveParts) {
  const { text } = say;
  const pointAt = pointing((pieces, move) => {
    point(pieces);
    preview.point(move, pieces?.at(-1));
    // Moves with the same first piece differ in the last one.
    detail.hover(pieces?.at(-1));
  });
  const asked = prompt(say, looks, pointAt, (pick) => input.choose(pick));
  const view = (): TableView | undefined => model.view.value;
  const shownSight = (): Sight | undefined => model.view.value?.shown?.sight;
  const around = surroundings({
    picture,
    prompt: asked.element,
    table: view,
    signal,
    compared(piece) {
      const sight = shownSight();
      return sight === undefined ? [] : (face.compared?.(piece, sight) ?? []);
    },
  });
  const detail = new DetailCards({ face, say, looks, around, signal, sight: shownSight, foretold: () => preview.boxes() });
  const unplayed = feed.allows.moves ? undefined : (feed.allows.words(text).nothing ?? text.table.watched);
  const moves = mirror(say, looks, unplayed, pointAt, (pick) => input.choose(pick));
  const guided = feed instanceof LessonFeed ? feed : undefined;
  const guide = guided && guideOf(guided);
  const sending = slowSend(feed);
  const input = new MoveInput({
    feed: sending,
    face,
    say,
    settings,
    prompt: asked,
    mirror: moves,
    table: view,
    tell: complaint,
    keptFor: feed,
    guide,
    signal,
    scores: parts.scores,
    // Without a picture nothing else could be clicked.
    listsMoves: () => model.settings.value.mirror || model.drawing.value === "words",
    amongBots: () => model.amongBots.peek(),
  });
  const preview = movePreview({ face, looks, input, table: view });
  picture.append(preview.element);
  // A moment later, when the moves of the next step are listed.
  const focusMoves = (): void => queueMicrotask(moves.focus);
  const note = { say, input, around, signal, lobby: parts.toLobby, focusMoves };
  const lesson = guided && new LessonNote({ ...note, feed: guided });
  const tip = tips({ face, say, settings, first: firstMatches() });
  asked.question.append(tip.element);
  const why = whyNotNote({
    feed,
    face,
    say,
    input,
    picture,
    around,
    halted: () => model.halt.value,
    moment: () => model.moment.value,
    read: ears.tell,
    task: () => lesson?.task(),
    looksBack: () => back?.live === false,
  });
  const walk = pictureWalk({
    picture,
    face,
    say,
    input,
    table: view,
    hover: (piece) => detail.hover(piece),
    miss: why.answer,
    answer: ears.answer,
  });
  // What lies beside the pieces follows them.
  model.follow(() => {
    input.state;
    model.view.value;
    untracked(() => {
      preview.update();
      lesson?.follow();
      around.changed();
    });
  });
  return { asked, around, detail, moves, sending, input, preview, guide, lesson, tip, why, walk };
}
