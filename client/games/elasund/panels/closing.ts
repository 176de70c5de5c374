/** How the end of a match is shown: what carries the winner's cubes decided it. */
import { isTower, seatOfPiece } from "../../../../shared/elasund/rules/town/walls.ts";
import { type Elasund, NONE } from "../../../../shared/elasund/state.ts";
import type { Closing } from "../../../face/face.ts";
import { seatsWhere } from "../../../text/ending.ts";

export const closing: Closing<Elasund> = {
  decided({ places }, { table: { sites, owners, walls, church } }) {
    const winners = seatsWhere(places, (place) => place === 1);
    const isTheirs = (seat: number | undefined): boolean => seat !== undefined && winners.includes(seat);
    const pieces = [
      ...winners.map((seat) => `mat:${seat}`),
      ...sites.flatMap((field, tile) => (field >= 0 && isTheirs(owners[tile]) ? [`tile:${tile}`] : [])),
      ...walls.flatMap((piece) => (piece !== NONE && isTower(piece) && isTheirs(seatOfPiece(piece)) ? [`wall:${piece}`] : [])),
      ...church.flatMap((seat, tile) => (isTheirs(seat) ? [`church:${tile}`] : [])),
    ];
    return { pieces };
  },
};
