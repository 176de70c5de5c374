/** How cards and gold are told: income, pirates, shortages, payments. */
import { at } from "../../../../shared/core/base/checked.ts";
import { CARDS, GOLD } from "../../../../shared/elasund/state.ts";
import { cue } from "../../../face/telling.ts";
import type { Args } from "../../../text/grammar.ts";
import { drawnCues, givenCues, halvedCues, laidCues, openedCues, spentCues, sweptCues, tookCues } from "./card-cues.ts";
import { bySeat, type SomeTellers } from "./context.ts";

export const cards = {
  owed: ({ why, owes }, { actOfAll }) => actOfAll(`owed.${why}`, [], bySeat(owes)),
  laid: ({ seat }, { before, after }) => ({ cues: laidCues(before, after, seat) }),
  revealed: (_event, { before, after, actOfAll }) => actOfAll("revealed", openedCues(before, after)),
  took: ({ card }, { before, after, say }) => ({ line: say("took", { card: at(CARDS, card) }), cues: tookCues(before, after, card) }),
  swept: (_event, { before }) => ({ cues: sweptCues(before) }),
  halved({ gold }, { before, after, actOfAll }) {
    return actOfAll(gold.some((lost) => lost > 0) ? "halved" : "halvedNothing", halvedCues(before, after), bySeat(gold));
  },
  shuffled: (_event, { actOfAll }) => ({ ...actOfAll("shuffled", [cue("deck", 0, { sound: "deal" })]), pieces: ["deck"] }),
  drew(event, { before, after, say }) {
    const { why, gold, influence } = event;
    return { line: say(`drew.${why}`, { gold, influence }), ...drawnCues(event, before, after), pictured: purseOf(gold) };
  },
  spent: ({ cards }, { before, after, say }) => ({
    line: say("spent", byCard(cards)),
    cues: spentCues(cards, before, after),
    aside: true,
    pictured: purseOf(at(cards, GOLD)),
  }),
  compensated: ({ gold }, { before, after, say }) => ({
    line: say("compensated", bySeat(gold)),
    cues: givenCues(before, after),
    aside: true,
  }),
} satisfies SomeTellers;

const purseOf = (gold: number): string => (gold > 0 ? "chest" : "deck");

/** Amounts by card, for the sentences. */
const byCard = (amounts: readonly number[]): Args => Object.fromEntries(amounts.map((amount, card) => [at(CARDS, card), amount]));
