/** How the course of a match is told: the draft, each age, whose turn it is, and the end. */

import { at } from "../../../../shared/core/base/checked.ts";
import { WONDERS } from "../../../../shared/duel/catalog.ts";
import { NONE, SYMBOLS } from "../../../../shared/duel/printed/vocabulary.ts";
import { hasSymbol } from "../../../../shared/duel/rules/fast-count.ts";
import { isFree } from "../../../../shared/duel/rules/pyramid.ts";
import { result } from "../../../../shared/duel/score.ts";
import type { Event, Table } from "../../../../shared/duel/state.ts";
import type { Act, Cue } from "../../../face/pose.ts";
import { actAbout, coreTellers, cue, NO_SEAT, type Say } from "../../../face/telling.ts";
import { COINS_SHOWN } from "../layout/city.ts";
import { pricesOn, type SomeTellers } from "./context.ts";

export const course = {
  ...coreTellers,
  began: (_event, { say }) => ({ line: say("began"), cues: [] }),
  ended: (_event, { say }) => ({ line: say("ended"), cues: [] }),
  drafted({ wonder }, { before, say }) {
    const line = say(before.table.offer.length === 1 ? "draftedLast" : "drafted", { wonder: at(WONDERS, wonder).id });
    return actAbout(line, [cue(`wonder:${wonder}`, 0, { motion: "take", sound: "card" })]);
  },
  offered({ wonders }, { say }) {
    const cues = wonders.map((wonder) => cue(`wonder:${wonder}`, 0, { motion: "deal", from: "box", sound: "deal" }));
    return { ...actAbout(say("offered"), cues), seat: NO_SEAT };
  },
  removed: ({ wonder }, { say }) =>
    actAbout(say("removed", { wonder: at(WONDERS, wonder).id }), [
      cue(`wonder:${wonder}`, 0, { motion: "take", to: "box", sound: "discard" }),
    ]),
  dealt: ({ age }, { after, say }) => ({ line: say("dealt", { age }), seat: NO_SEAT, cues: dealt(after.table) }),
  turn({ again, seat }, { before, say }) {
    const pieces = [`city:${seat}`];
    if (again) return { line: say("again"), cues: [], pieces };
    // The plates lie over the place of the prices' legend.
    if (before.table.phase === "opener")
      return { line: say("opens"), cues: [cue("opener:0", 0), cue("opener:1", 0), cue("prices", 1)], pieces };
    return { cues: [] };
  },
  opener: (_event, { say }) => ({ line: say("opener"), cues: [cue("prices", 0), cue("opener:0", 1), cue("opener:1", 1)] }),
  won: (event, { after, say }) => won(event, after.table, say),
} satisfies SomeTellers;

/** The cards come one by one, from the far row to the near one; then what they cost. */
function dealt(table: Table): Cue[] {
  const cards = table.pyramid.map((card, place) =>
    cue(card > NONE ? `card:${card}` : `place:${place}`, 0, { motion: "deal", from: "box", sound: "deal" }),
  );
  const free = table.pyramid.filter((_card, place) => isFree(table, place));
  return [...cards, ...pricesOn(free), cue("prices", 1)];
}

/** First what won, then the winner's city. */
function won({ how, seat }: Extract<Event, { type: "won" }>, table: Table, say: Say): Act {
  const feast = (winner: number, order: number): Cue =>
    cue(`city:${winner}`, order, { motion: "shift", flourish: "victory", sound: "bell" });
  if (how === "military") return actAbout(say("wonMilitary"), [cue("pawn", 0, { flourish: true, sound: "march" }), feast(seat, 1)]);
  if (how === "science") {
    const symbols = SYMBOLS.flatMap((_symbol, i) => (hasSymbol(at(table.cities, seat), i) ? [`science:${seat}:${i}`] : []));
    const shown = symbols.map((symbol, n) => cue(symbol, n, { motion: "flip", sound: "token" }));
    return actAbout(say("wonScience"), [...shown, feast(seat, symbols.length)]);
  }
  const winners = [0, 1].filter((one) => result(table)?.places[one] === 1);
  const feasted = winners.map((winner) => `city:${winner}`);
  const scores = [0, 1].map((one) => cue(`score:${one}`, 0, { motion: "shift", flourish: true }));
  return actAbout(say("wonPoints"), [...scores, ...winners.map((winner) => feast(winner, 0)), ...cityParts(table)], feasted);
}

/** What grows with the cities' mats when the match is over. */
const cityParts = ({ cities }: Table): Cue[] =>
  cities.flatMap((city, seat) =>
    [
      `purse:${seat}`,
      ...city.cards.map((card) => `card:${card}`),
      ...city.tokens.map((token) => `token:${token}`),
      ...SYMBOLS.flatMap((name, symbol) => (name !== "law" || hasSymbol(city, symbol) ? [`science:${seat}:${symbol}`] : [])),
      ...Array.from({ length: Math.min(COINS_SHOWN, city.coins) }, (_none, at) => `coin:${seat}:${at}`),
    ].map((piece) => cue(piece, 0, { motion: "shift" })),
  );
