/** Every possible move, allocated once: a list of moves then allocates only the list. */
import { BUILDINGS, GOODS, type Move, ROLES, SPOTS, TILES } from "../state.ts";

const MOST_SHIPS = 3;

export const PASS: Move = { type: "pass" };
export const DRAW: Move = { type: "draw" };
export const COLONIST: Move = { type: "colonist" };
/** A colonist for the asking: the mayor's privilege, hospice and university. */
export const COLONIST_OR_PASS: readonly Move[] = [COLONIST, PASS];
export const ROLE = ROLES.map((_role, card): Move => ({ type: "role", card }));
export const TILE = TILES.map((_tile, tile): Move => ({ type: "tile", tile }));
export const LIFT = SPOTS.map((_spot, spot): Move => ({ type: "lift", spot }));
export const PLACE = SPOTS.map((_spot, spot): Move => ({ type: "place", spot }));
export const BUILD = BUILDINGS.map((_building, building): Move => ({ type: "build", building }));

const eachGood = (make: (good: number) => Move): readonly Move[] => GOODS.map((_good, good) => make(good));
export const EXTRA = eachGood((good) => ({ type: "extra", good }));
export const SELL = eachGood((good) => ({ type: "sell", good }));
export const WHARF = eachGood((good) => ({ type: "wharf", good }));
export const STORE = eachGood((good) => ({ type: "store", good }));
export const KEEP = eachGood((good) => ({ type: "keep", good }));
/** By ship, by good. */
export const LOAD = Array.from({ length: MOST_SHIPS }, (_none, ship) => eachGood((good) => ({ type: "load", good, ship })));
