/** The table in words, for players who do not see it. What the seats' panel shows (money, goods, points) is not repeated. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { NUMBERS } from "../../../../shared/puerto-rico/catalog.ts";
import { freePlaces } from "../../../../shared/puerto-rico/offers/captain.ts";
import { gauges } from "../../../../shared/puerto-rico/offers/gauges.ts";
import { BUILDINGS, GOODS, NONE, type PuertoRico, ROLES, type Table, TILES } from "../../../../shared/puerto-rico/state.ts";
import type { Detail, TableInWords } from "../../../face/face.ts";
import type { Line } from "../../../text/grammar.ts";
import { cityDetail, islandDetail, sanJuanDetail } from "../details/seat.ts";

export const inWords = (sight: Sight<PuertoRico>): TableInWords => ({
  seats: sight.table.players.map((_player, seat) => [
    ...linesOf(islandDetail(seat, sight)),
    ...linesOf(cityDetail(seat, sight)),
    ...linesOf(sanJuanDetail(seat, sight)).slice(0, 2),
  ]),
  middle: [...roles(sight.table), ...harbour(sight.table), ...supplies(sight.table)],
});

const linesOf = (card: Detail | undefined): readonly Line[] =>
  card === undefined ? [] : [card.title, ...card.lines.map(({ line }) => line)];

/** Packed for `pairsIn`: a number, and what it belongs to. */
const packed = (pairs: readonly (readonly [number, string | undefined])[]): string =>
  pairs.map(([number, id]) => `${number}:${id}`).join(" ");
const counted = (counts: readonly number[], ids: readonly string[]): string =>
  packed(counts.flatMap((count, at) => (count > 0 ? [[count, ids[at]] as const] : [])));

function roles({ cardOwner, cardMoney, governor }: Table): readonly Line[] {
  const cards = cardOwner.map((owner, card) => ({ owner, card }));
  const free = cards.filter(({ owner }) => owner === NONE).map(({ card }) => [at(cardMoney, card), ROLES[card]] as const);
  const taken = cards.filter(({ owner }) => owner !== NONE).map(({ owner, card }) => [owner, ROLES[card]] as const);
  return [
    ["words.governor", { seat: governor }],
    ["words.roles", { roles: packed(free) }],
    ...(taken.length > 0 ? [["words.rolesTaken", { roles: packed(taken) }] as const] : []),
  ];
}

function harbour({ ships, house, colonistShip }: Table): readonly Line[] {
  const loads = ships.map((ship): Line => {
    const { size, good, load: barrels } = ship;
    return good === NONE ? ["words.shipEmpty", { size }] : ["words.ship", { size, barrels, good: at(GOODS, good), free: freePlaces(ship) }];
  });
  const sold = counted(
    GOODS.map((_id, good) => house.filter((one) => one === good).length),
    GOODS,
  );
  return [
    ...loads,
    ["words.house", { goods: sold, count: house.length, spaces: NUMBERS.houseSpaces }],
    ["people.aboard", { count: colonistShip }],
  ];
}

function supplies(table: Table): readonly Line[] {
  const { colonists, points, city } = gauges(table);
  const offered = TILES.map((_id, tile) => table.faceUp.filter((one) => one === tile).length);
  return [
    ["words.tiles", { tiles: counted(offered, TILES), quarries: table.quarries }],
    ["words.barrels", { goods: counted(table.goods, GOODS) }],
    ["words.buildings", { buildings: counted(table.stock, BUILDINGS) }],
    ["words.colonists", { left: colonists.left, wanted: colonists.wanted }],
    ["words.points", { points: points.left }],
    ["gauge.cityNow", { seat: city.seat, spaces: city.most }],
  ];
}
