/** The pieces that show a spot, and the spot that a piece shows. */

import { at } from "../../../../shared/core/base/checked.ts";
import { printed } from "../../../../shared/puerto-rico/catalog.ts";
import { SAN_JUAN, SHIP, SUPPLY, spotOfBuilding } from "../../../../shared/puerto-rico/rules/board.ts";
import { type Player, TILES } from "../../../../shared/puerto-rico/state.ts";
import { circleKey } from "./boards.ts";

interface Circle {
  readonly key: string;
  readonly spot: number;
  readonly manned: boolean;
}

/** Every circle of a seat by the key of its piece. */
export function circlesOf({ island, islandColonists, city, cityColonists }: Player, seat: number): readonly Circle[] {
  return [
    ...island.map((tile, i): Circle => ({ key: circleKey(seat, "i", i, 0), spot: tile, manned: at(islandColonists, i) > 0 })),
    ...city.flatMap((building, i) =>
      Array.from(
        { length: printed(building).circles },
        (_none, n): Circle => ({ key: circleKey(seat, "c", i, n), spot: spotOfBuilding(building), manned: n < at(cityColonists, i) }),
      ),
    ),
  ];
}

/** The piece a colonist comes from or goes to. */
export function spotPiece(spot: number, seat: number): string {
  if (spot === SHIP) return "colonistShip";
  if (spot === SUPPLY) return "pile:colonists";
  if (spot === SAN_JUAN) return `sanJuan:${seat}`;
  return spot < TILES.length ? `island:${seat}` : `lot:${seat}:${spot - TILES.length}`;
}
