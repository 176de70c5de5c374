/** What bots in Duel may be like. */
import { at } from "../core/base/checked.ts";
import type { Manner } from "../core/contract/manner.ts";
import { CARDS, TOKENS, WONDERS } from "./catalog.ts";
import type { Duel, Move } from "./state.ts";

type Builds = Readonly<Partial<Record<(typeof CARDS)[number]["colour"], number>>>;

/** By the colours of the cards that it builds, and by the wonders that it chooses or builds. */
const manner = (
  id: string,
  cards: Builds,
  wonder: (wonder: (typeof WONDERS)[number]) => number,
  tokens: readonly string[],
): Manner<Duel> => ({
  id,
  likes(_view, move: Move) {
    switch (move.type) {
      case "build":
      case "revive":
        return cards[at(CARDS, move.card).colour] ?? 0;
      case "wonder":
      case "draft":
        return wonder(at(WONDERS, move.wonder));
      case "token":
      case "keep":
        return tokens.includes(at(TOKENS, move.token).id) ? 1 : 0;
      default:
        return 0;
    }
  },
});

export const manners: readonly Manner<Duel>[] = [
  manner("builder", { blue: 1 }, ({ points }) => points / 9, ["masonry", "architecture", "philosophy"]),
  manner("fighter", { red: 1 }, ({ shields }) => shields / 2, ["strategy"]),
  manner("scholar", { green: 1 }, ({ then }) => (then === "library" ? 1 : 0), ["law", "mathematics"]),
  manner("merchant", { yellow: 1, brown: 0.5, grey: 0.5 }, ({ income, makesOne }) => (income > 0 || makesOne !== "" ? 1 : 0), [
    "economy",
    "urbanism",
    "agriculture",
  ]),
];
