/** Why a position is not possible, and how it is changed by hand: fetched with the analysis board. */
import type { Edit, EditedPieces } from "../../face/face.ts";
import type { LoadCatalogue } from "../../text/languages.ts";

export { editor } from "../../../shared/duel/editor.ts";
export { judge } from "../../../shared/duel/judge.ts";
export const text: LoadCatalogue = (id) => import(`./text/${id}/faults.ts`).then(({ faults }) => faults);

/** A card on a place of the pyramid, under a wonder, in a city or on the discard pile; wonders and tokens into a city. */
export const pieces: EditedPieces = {
  valueOf(piece) {
    const [, what, item] = /^(card|wonder|token|place|purse):(\d+)$/.exec(piece) ?? [];
    return what === undefined ? undefined : `${what === "purse" ? "coins" : what}.${item}`;
  },
  dropped(from, to) {
    const [, what, item] = /^(card|wonder|token):(\d+)$/.exec(from) ?? [];
    const edit = what && editOf(what, `${item}`, to);
    return edit ? [edit] : [];
  },
};

function editOf(what: string, item: string, to: string): Edit | undefined {
  const [place, number] = to.split(":");
  if (place === "city") return [`${what}.${item}`, `seat.${number}`];
  if (what !== "card") return undefined;
  if (to === "discard") return [`card.${item}`, to];
  if (place === "wonder") return [`card.${item}`, `under.${number}`];
  return place === "place" ? [`place.${number}`, item] : undefined;
}
