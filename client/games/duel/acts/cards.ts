/** How cards are told: built, sold, laid under a wonder, freed and brought back. */
import { at } from "../../../../shared/core/base/checked.ts";
import { CARDS, WONDERS, wonderOf } from "../../../../shared/duel/catalog.ts";
import { actAbout, cue } from "../../../face/telling.ts";
import { cardId, pricesOn, type SomeTellers } from "./context.ts";

export const cards = {
  // The card moves with the coins, not after them: the rows that grow would cover it.
  built({ card, paid, chain, seat }, { say, money }) {
    const { freeWith } = at(CARDS, card);
    const key = chain ? "chained" : paid === 0 ? "builtFree" : "built";
    const line = say(key, { card: cardId(card), paid, ...(chain ? { giver: cardId(freeWith) } : {}) });
    const cues = [...money(seat, 0), cue(`card:${card}`, 0, { motion: "place", sound: "stone" })];
    return { line, cues, pieces: chain ? [`card:${card}`, `card:${freeWith}`] : [`card:${card}`] };
  },
  discarded: ({ card, coins, seat }, { say, money }) => ({
    line: say("discarded", { card: cardId(card), coins }),
    cues: [cue(`card:${card}`, 0, { motion: "take", sound: "discard" }), ...money(seat, 1)],
    pieces: [`card:${card}`],
  }),
  wonder({ card, wonder, paid, seat }, { say, money }) {
    const slide = cue(`card:${card}`, 0, { motion: "tuck", sound: "slide" });
    const rise = cue(`wonder:${wonder}`, 1, { motion: "raise", flourish: "wonder", sound: "wonder" });
    const line = say(paid === 0 ? "wonderFree" : "wonder", { card: cardId(card), wonder: at(WONDERS, wonder).id, paid });
    return { line, cues: [...money(seat, 0), slide, rise], pieces: [`wonder:${wonder}`, `card:${card}`] };
  },
  mourned(_event, { after, say }) {
    const cues = after.table.discard.map((card) => cue(`card:${card}`, 0, { motion: "deal", sound: "deal" }));
    return actAbout(say("mourned"), cues, [`wonder:${wonderOf("the_mausoleum")}`]);
  },
  revived: ({ card }, { say }) =>
    actAbout(say("revived", { card: cardId(card) }), [cue(`card:${card}`, 0, { motion: "place", flourish: true, sound: "stone" })]),
  freed({ places }, { after, say }) {
    const cues = places.map((place) =>
      cue(`card:${after.table.pyramid[place]}`, 0, { motion: "flip", from: `place:${place}`, sound: "flip" }),
    );
    const prices = after.table.phase === "turn" ? pricesOn(places.map((place) => at(after.table.pyramid, place))) : [];
    return actAbout(
      say("freed", { cards: places.map((place) => cardId(at(after.table.pyramid, place))).join(" ") }),
      [...cues, ...prices],
      cues.map(({ piece }) => piece),
    );
  },
} satisfies SomeTellers;
