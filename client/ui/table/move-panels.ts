/** How a move is made: the prompt, the picture under pointer and keys, the cards about pieces, the list of moves, and who helps. */
import type { Sight } from "../../../shared/core/contract/game.ts";
import { LessonFeed } from "../../feed/practice/lesson.ts";
import type { Announcer } from "../common/announcer.ts";
import { complaint } from "../common/dialog.ts";
import type { Looks } from "../common/drawings.ts";
import { surroundings } from "../common/surroundings.ts";
import { mirror } from "../input/mirror.ts";
import { MoveInput } from "../input/move-input.ts";
import { movePreview } from "../input/move-preview.ts";
import { pictureWalk } from "../input/picture-walk.ts";
import { pointing } from "../input/point-at-pieces.ts";
import { prompt } from "../input/prompt.ts";
import { slowSend } from "../input/slow-send.ts";
import { whyNotNote } from "../input/why-not-note.ts";
import { firstMatches } from "../lessons/first-matches.ts";
import { guideOf } from "../lessons/guide.ts";
import { LessonNote } from "../lessons/lesson-note.ts";
import { tips } from "../lessons/tips.ts";
import { DetailCards } from "./detail-cards.ts";
import type { TablePanelsParts } from "./panels-parts.ts";

type MoveParts = Pick<TablePanelsParts, "feed" | "back" | "face" | "say" | "settings" | "now" | "toLobby" | "inputChanged" | "signal"> & {
  readonly looks: Looks;
  readonly ears: Announcer;
  readonly picture: HTMLElement;
  point(pieces: readonly string[] | undefined): void;
};

export function movePanels({ feed, back, face, say, looks, settings, now, ears, picture, point, signal, ...parts }: MoveParts) {
  const { text } = say;
  const pointAt = pointing((pieces, move) => {
    point(pieces);
    preview.point(move, pieces?.at(-1));
    // Moves with the same first piece differ in the last one.
    detail.hover(pieces?.at(-1));
  });
  const asked = prompt(say, looks, pointAt, (pick) => input.choose(pick));
  const shownSight = (): Sight | undefined => now.view()?.shown?.sight;
  const around = surroundings({
    picture,
    prompt: asked.element,
    table: now.view,
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
  const sending = slowSend(feed, parts.inputChanged);
  const input = new MoveInput({
    feed: sending,
    face,
    say,
    settings,
    prompt: asked,
    mirror: moves,
    table: now.view,
    tell: complaint,
    changed: parts.inputChanged,
    keptFor: feed,
    guide,
    drawn() {
      preview.update();
      lesson?.follow();
      around.changed();
    },
    amongBots: now.amongBots,
  });
  const preview = movePreview({ face, looks, input, table: now.view });
  picture.append(preview.element);
  const note = { say, input, around, signal, lobby: parts.toLobby, focusMoves: moves.focus };
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
    halted: now.halt,
    moment: now.moment,
    read: ears.tell,
    task: () => lesson?.task(),
    looksBack: () => back?.live === false,
  });
  const walk = pictureWalk({
    picture,
    face,
    say,
    input,
    table: now.view,
    hover: (piece) => detail.hover(piece),
    miss: why.answer,
    answer: ears.answer,
  });
  return { asked, around, detail, moves, sending, input, preview, guided, guide, lesson, tip, why, walk };
}
