/** What a table shows of what it knows where no panel of its own does: on the picture, on the page as a whole, and to the ear. */
import { untracked } from "@preact/signals-core";
import { botLevelAgainst } from "../../feed/feed.ts";
import { countBotMatch } from "../../settings/own-strength.ts";
import { set } from "../common/dom.ts";
import { moodOf } from "../model/ending.ts";
import { pickingOf } from "../model/input-state.ts";
import { litPieces } from "../model/picking.ts";
import type { TableModel } from "../model/table-model.ts";
import type { TablePanels } from "./table-panels.ts";

export function followTable(table: TableModel, { element, ears }: Pick<TablePanels, "element" | "ears">): void {
  const { feed, say, input, story, moment, uncounted, lesson, sentences, follow } = table;
  followPicture(table);
  follow(() => set(element, "data-ending", moment.value?.outcome && moodOf(moment.value.outcome, feed.seat)));
  follow(() => set(element, "data-row", input.gathered));
  followStrength(table);
  // Why a rated match does not count stays at the badge that says that it is rated.
  const badge = element.querySelector(".game .rated");
  follow(() => badge !== null && uncounted.value && set(badge, "title", say.text.notices[uncounted.value]));
  let said = "";
  follow(() => {
    if (sentences.value === undefined) return;
    const { current, reason, settled } = sentences.value;
    if (settled && current !== said) ears.tell(say.text.sentences([current, reason]));
    said = current;
  });
  follow(() => {
    const halted = table.halt.value !== undefined;
    untracked(() => input.halt(halted));
  });
  // The next step of a lesson wants another move.
  let last = lesson.peek();
  follow(() => {
    const isNext = lesson.value !== last;
    last = lesson.value;
    if (isNext) untracked(() => input.restart());
  });
  // While the picture is in the past, the lines of what came since are listed too, and of what comes.
  let listed = -1;
  follow(() => {
    if (moment.value?.past !== true || table.newest.value === listed) return;
    listed = table.newest.value;
    untracked(() => story.grown());
  });
}

/** Lit and marked pieces; what a proposed takeback would undo is marked before the other players agree to it. */
function followPicture({ view, editing, store, settings, input, story, taken, follow }: TableModel): void {
  follow(() => {
    settings.value;
    view.value?.set(store.forTable());
  });
  follow(() => view.value?.light(editing.value?.pieces ?? litPieces(pickingOf(input.state))));
  follow(() => view.value?.mark(taken.value.length > 0 ? taken.value.flatMap(({ pieces }) => pieces) : story.log.last));
}

/** A match against bots that ends says how strong its player is. In a lesson they are shown what to play. */
function followStrength({ feed, lessonFeed, replay, moment, presence, follow }: TableModel): void {
  if (lessonFeed !== undefined || replay !== undefined) return;
  const { seat, promise, game } = feed;
  follow(() => {
    const { outcome, past } = moment.value ?? {};
    if (outcome === undefined || past || promise === undefined) return;
    const level = botLevelAgainst(presence.value, seat);
    if (level) countBotMatch({ game: game.id, match: promise.commitment, level, places: outcome.places, seat });
  });
}
