/** The table in words, for players who do not see it. What the seats' panel shows is not repeated. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { DICE_ROWS, KIND_OF } from "../../../../shared/elasund/catalog.ts";
import { seenHand } from "../../../../shared/elasund/rules/cards.ts";
import { isPirate } from "../../../../shared/elasund/rules/pirates.ts";
import { churchTilesLeft } from "../../../../shared/elasund/rules/town/church.ts";
import { fieldName } from "../../../../shared/elasund/rules/town/grid.ts";
import { permitsOf } from "../../../../shared/elasund/rules/town/permits.ts";
import { isTower, nextPiece, numberOfPiece, pieceOf, seatOfPiece } from "../../../../shared/elasund/rules/town/walls.ts";
import { CARDS, type Elasund, KINDS, NONE, PERMITS, type Table } from "../../../../shared/elasund/state.ts";
import type { TableInWords } from "../../../face/face.ts";
import type { Line } from "../../../text/grammar.ts";
import { houseOf } from "../art/looks.ts";
import { wallPlace } from "../wording/wall-place.ts";

export const inWords = (sight: Sight<Elasund>): TableInWords => ({
  seats: sight.table.cubes.map((_cubes, seat) => [...handOf(sight, seat), ...townOf(sight.table, seat)]),
  middle: middleOf(sight.table),
});

function handOf(sight: Sight<Elasund>, seat: number): readonly Line[] {
  const hand = seenHand(sight, seat);
  return hand === undefined ? [] : [["words.hand", { seat, ...Object.fromEntries(CARDS.map((card, i) => [card, at(hand, i)])) }]];
}

function townOf(table: Table, seat: number): readonly Line[] {
  const houses = table.owners.flatMap((owner, tile): Line[] => {
    const field = at(table.sites, tile);
    return owner === seat && field >= 0 ? [["words.house", { house: houseOf(tile), field: fieldName(field) }]] : [];
  });
  const permits = permitsOf(table, seat, "board").map((value): Line => {
    return ["site.permit", { value, field: fieldName(at(table.permits, seat * PERMITS + value)) }];
  });
  const walls = table.walls.flatMap((piece, space): Line[] =>
    piece !== NONE && seatOfPiece(piece) === seat
      ? [["words.wall", { number: numberOfPiece(piece), ...wallPlace(space), tower: isTower(piece) ? 1 : 0 }]]
      : [],
  );
  const parts = table.church.filter((builder) => builder === seat).length;
  const next = nextPiece(table, seat);
  const { tower, influence } = next === NONE ? { tower: false, influence: 0 } : pieceOf(next);
  return [
    ...houses,
    ...permits,
    ...walls,
    ...(parts > 0 ? [["words.church", { count: parts }] as const] : []),
    ...(next === NONE ? [] : [["space.next", { seat, number: numberOfPiece(next), tower: tower ? 1 : 0, influence }] as const]),
  ];
}

function middleOf(table: Table): readonly Line[] {
  const ship: Line[] = table.ship === NONE ? [] : [[isPirate(table) ? "words.pirates" : "words.ship", { dice: at(DICE_ROWS, table.ship) }]];
  const church = table.churchAt === NONE ? [] : [["words.churchAt", { field: fieldName(table.churchAt) }] as const];
  const left = table.sites.flatMap((field, tile) => (field === NONE && table.owners[tile] === NONE ? [tile] : []));
  const kinds = KINDS.flatMap((kind, index) => {
    const count = left.filter((tile) => KIND_OF[tile] === index).length;
    return count === 0 ? [] : [`${count}:${kind}`];
  });
  return [
    ...ship,
    ...church,
    ["church.left", { count: churchTilesLeft(table) }],
    ["words.buildings", { buildings: kinds.join(" ") }],
    ["gold.left", { count: table.gold }],
    ["influence.left", { count: table.deck }],
  ];
}
