/** When nothing hidden can matter any more. */
import { wonderOf } from "../catalog.ts";
import { EMPTY } from "../rules/pyramid.ts";
import { type Table, UNBUILT } from "../state.ts";
import { cardsInAge } from "./outlook.ts";

const LAST_AGE = 3;
const LIBRARY = wonderOf("the_great_library");

/** The last cards are all seen, and no token will be drawn from the box. */
export function isOpen(table: Table): boolean {
  const { age, phase, pyramid } = table;
  if (phase === "over") return true;
  return age === LAST_AGE && phase !== "library" && pyramid.every((card) => card >= EMPTY) && !canBuildLibrary(table);
}

/** Whether its owner has another turn to build it in. Whether they have the coins then, only playing on can show. */
function canBuildLibrary(table: Table): boolean {
  const owner = table.cities.findIndex(({ wonders, under }) => under[wonders.indexOf(LIBRARY)] === UNBUILT);
  if (owner < 0) return false;
  const takesNext = table.phase === "turn" || table.again;
  const isNext = takesNext === (table.turn === owner);
  return cardsInAge(table) > (isNext ? 0 : 1);
}
