/** Ships, trading house and supply: what they hold, what they take, and what each seat could do there. */
import type { Sight } from "../../../../shared/core/game.ts";
import { NUMBERS, PRINTED_GOODS } from "../../../../shared/puerto-rico/catalog.ts";
import { shipsFor } from "../../../../shared/puerto-rico/roles/captain.ts";
import { capacity } from "../../../../shared/puerto-rico/roles/craftsman.ts";
import { refillOf } from "../../../../shared/puerto-rico/roles/mayor.ts";
import { saleBar, saleOf } from "../../../../shared/puerto-rico/roles/trader.ts";
import { GOODS, NONE, type PuertoRico } from "../../../../shared/puerto-rico/state.ts";
import type { Detail } from "../../face.ts";
import { barrelsChip, colonistsChip, earnsChip, pointsChip } from "../chips.ts";
import { goodId } from "../words.ts";
import { reader, seatsInOrder } from "./readers.ts";

type Row = Detail["lines"][number];

export function shipDetail(at: number, sight: Sight<PuertoRico>): Detail | undefined {
  const { ships, players } = sight.table;
  const ship = ships[at];
  if (ship === undefined) return undefined;
  const { size, load, good } = ship;
  const carries: Row =
    good === NONE
      ? { line: ["ship.empty"] }
      : { line: ["ship.carries", { barrels: load, free: size - load, ...goodId(good) }], chips: [barrelsChip(good, load)] };
  const fits = seatsInOrder(sight).flatMap((seat) =>
    GOODS.flatMap((_id, one): Row[] => {
      const has = players[seat]!.goods[one]!;
      if (has === 0 || (shipsFor(sight.table, one, has) & (1 << at)) === 0) return [];
      const barrels = Math.min(has, size - load);
      return [{ line: ["ship.fits", { ...reader(seat, sight), barrels, ...goodId(one) }], chips: [pointsChip(barrels)] }];
    }),
  );
  return {
    look: `ship:${size}`,
    title: ["ship.title", { size }],
    lines: [carries, { line: [load === size ? "ship.full" : "ship.stays"] }, ...fits],
  };
}

export function colonistShipDetail({ table }: Sight<PuertoRico>): Detail {
  const { colonistShip: count } = table;
  return {
    look: "colonistShip",
    title: ["people.title"],
    lines: [{ line: ["people.aboard", { count }], chips: [colonistsChip(count)] }, { line: ["people.next", { count: refillOf(table) }] }],
  };
}

export function houseDetail(sight: Sight<PuertoRico>): Detail {
  const { table } = sight;
  const spaces = NUMBERS.houseSpaces;
  const full = table.house.length === spaces;
  const sales = seatsInOrder(sight).flatMap((seat) => (full ? [] : salesOf(seat, sight)));
  const lines: Row[] = [{ line: ["house.has", { count: table.house.length, spaces }] }, { line: ["house.rule"] }];
  return { look: "house", title: ["house.title"], lines: [...lines, ...(full ? [{ line: ["house.full"] } as const] : sales)] };
}

/** What each barrel of a seat would bring, and to the reader which ones the house does not take. */
function salesOf(seat: number, sight: Sight<PuertoRico>): Row[] {
  const { table } = sight;
  return GOODS.flatMap((_id, good): Row[] => {
    if (table.players[seat]!.goods[good] === 0) return [];
    if (saleBar(table, seat, good) !== undefined) return seat === sight.seat ? [{ line: ["house.refuses", goodId(good)] }] : [];
    const doubloons = saleOf(table, seat, good, table.phase === "trader" && seat === table.picker);
    return [{ line: ["house.brings", { ...reader(seat, sight), doubloons, ...goodId(good) }], chips: [earnsChip(doubloons)] }];
  });
}

export function supplyDetail(good: number, sight: Sight<PuertoRico>): Detail | undefined {
  const { table } = sight;
  if (GOODS[good] === undefined) return undefined;
  const makes = seatsInOrder(sight).flatMap((seat): Row[] => {
    const barrels = Math.min(capacity(table.players[seat]!)[good]!, table.goods[good]!);
    return barrels === 0
      ? []
      : [{ line: ["goods.makes", { ...reader(seat, sight), makes: barrels }], chips: [barrelsChip(good, barrels, "+")] }];
  });
  return {
    look: `barrel:${GOODS[good]}`,
    title: ["goods.title", goodId(good)],
    lines: [
      { line: ["goods.supply", { count: table.goods[good]! }], chips: [barrelsChip(good, table.goods[good]!)] },
      { line: ["goods.price", { doubloons: PRINTED_GOODS[good]!.price }], chips: [earnsChip(PRINTED_GOODS[good]!.price)] },
      ...makes,
    ],
  };
}
