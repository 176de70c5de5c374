/** The table in words, for players who do not see it. Lists are packed as in `pairsIn`. */
import { called, list, many, personAt, who } from "../../../../text/en/grammar.ts";
import { type Args, type People, pairsIn } from "../../../../text/grammar.ts";
import { GOOD_NAMES, ROLE_NAMES } from "./names.ts";
import { barrels, buildings, doubloons, points, tileOf, workers } from "./phrases.ts";

const goods = (a: Args): string => list(pairsIn(a.goods).map(([count, good]) => `${count} ${called(GOOD_NAMES, good)}`));

export const IN_WORDS = {
  "words.governor": (a: Args) => `Governor: ${who(a)}.`,
  "words.roles": (a: Args) =>
    `Roles to take: ${list(pairsIn(a.roles).map(([money, role]) => (money > 0 ? `${called(ROLE_NAMES, role)} with ${doubloons({ doubloons: money })}` : called(ROLE_NAMES, role))))}.`,
  "words.rolesTaken": (a: Args, people?: People) =>
    `Roles taken: ${list(pairsIn(a.roles).map(([seat, role]) => `${called(ROLE_NAMES, role)} by ${who(personAt(seat, people))}`))}.`,
  "words.shipEmpty": (a: Args) => `Cargo ship for ${a.size} barrels: empty.`,
  "words.ship": (a: Args) => `Cargo ship for ${a.size} barrels: ${barrels(a)}, ${many(a.free, "space")} free.`,
  "words.house": (a: Args) =>
    a.count === 0
      ? `Trading house: empty, ${many(a.spaces, "space")}.`
      : `Trading house: ${goods(a)}; ${a.count} of ${many(a.spaces, "space")} taken.`,
  "words.tiles": (a: Args) =>
    `Plantations to take: ${list(pairsIn(a.tiles).map(([count, tile]) => `${count} ${tileOf({ tile })}`))}. ${many(a.quarries, "quarry", "quarries")} left.`,
  "words.barrels": (a: Args) => `Barrels in the supply: ${goods(a)}.`,
  "words.buildings": (a: Args) => `Buildings left: ${list(pairsIn(a.buildings).map(([count, building]) => buildings(count, building)))}.`,
  "words.colonists": (a: Args) =>
    `${workers(a.left)} in the supply. For the circles empty now, the ship would need ${a.wanted}; workers placed first make it fewer.`,
  "words.points": (a: Args) => `${points(a.points)} in the supply.`,
} as const;
