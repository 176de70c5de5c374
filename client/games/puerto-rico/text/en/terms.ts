/** Words that cards lead on to. */
import { many } from "../../../../text/en/grammar.ts";
import type { Args } from "../../../../text/grammar.ts";

export const TERMS = {
  "term.roles": "Roles",
  "term.roles.is":
    "In each round, the players take role cards in turn. Every player then does what the role says, starting with the player who took it. A card that was taken is gone for the rest of the round.",
  "term.privilege": "Privilege",
  "term.privilege.is": "The extra that only the player who took the role gets. Each role card names its own.",
  "term.staffed": "Staffed",
  "term.staffed.is":
    "A plantation, quarry or building works only if there is a worker in its circle. A building with several circles works for as many of them as are filled. Points for the building itself count even without workers.",
  "term.workers": "Workers",
  "term.workers.is":
    "Workers (colonists in the rule book) come by ship in the mayor phase. They fill the circles on your island and in your city. Those without a circle wait in San Juan.",
  "term.column": "Columns and quarries",
  "term.column.is":
    "The column of a building is its number of points, and the most quarries that can help to pay for it. Each of your staffed quarries takes 1 doubloon off, up to that number.",
  "term.production": "Producing goods",
  "term.production.is":
    "A barrel of indigo, sugar, tobacco or coffee needs two workers: one on a plantation of that kind, one in a production building for it. Corn needs only the one on its plantation. Nothing is produced that is not in the supply.",
  "term.violet": "Violet buildings",
  "term.violet.is": "They have one circle each, and give you an advantage as long as a worker is there.",
  "term.large": "Large buildings",
  "term.large.is":
    "They fill 2 city spaces and can each be built only once in a match. Their bonus at the end needs a worker; the points printed on them do not.",
  "term.storage": "Storage",
  "term.storage.is": (a: Args) =>
    `When all loading is over, you keep ${many(a.freeBarrels, "barrel")} and what your staffed warehouses hold. All your other barrels are lost. This happens only in the captain phase.`,
  "term.loading": "Loading",
  "term.loading.is":
    "Each barrel loaded is 1 point. A ship carries one kind only, and no two ships carry the same. If you can load, you must, but the kind is your choice.",
  "term.sale": "Selling",
  "term.sale.is": (a: Args) =>
    `In a trader phase you may sell one barrel. The trading house has ${many(a.houseSpaces, "space")} and buys each kind once. It is emptied after the phase, and only when it is full.`,
  "term.lastRound": "The last round",
  "term.lastRound.is": (a: Args) =>
    `The match ends after the round in which the worker ship cannot be refilled completely, a player fills the last of ${a.citySpaces} city spaces, or the points run out. The round is always played to its end.`,
} as const;
