/** The games that can be played by number. */
import type { GameId } from "../shared/listed-games.ts";
import { type AnyNumbering, eraseNumbering } from "./common/numbering.ts";
import { DUEL } from "./games/duel.ts";
import { ELASUND } from "./games/elasund.ts";
import { PUERTO_RICO } from "./games/puerto-rico.ts";

const BY_ID: Readonly<Record<GameId, AnyNumbering>> = {
  duel: eraseNumbering(DUEL),
  "puerto-rico": eraseNumbering(PUERTO_RICO),
  elasund: eraseNumbering(ELASUND),
};

export const NUMBERINGS: readonly AnyNumbering[] = Object.values(BY_ID);

const known = new Map<AnyNumbering, ReadonlyMap<string, number>>();

/** The number of an action's notation; undefined if the game has no such move. The notation of a number is `actions[number]`. */
export function actionOf(numbering: AnyNumbering, notation: string): number | undefined {
  let numbers = known.get(numbering);
  if (numbers === undefined) {
    numbers = new Map(numbering.actions.map((action, number) => [action, number]));
    known.set(numbering, numbers);
  }
  return numbers.get(notation);
}
