/** Ships, trading house and supply: what they hold, and what each seat could do there. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { goodPrice, NUMBERS } from "../../../../shared/puerto-rico/catalog.ts";
import { freePlaces, judgeLoad } from "../../../../shared/puerto-rico/offers/captain.ts";
import { productionOf } from "../../../../shared/puerto-rico/offers/craftsman.ts";
import { refillOf } from "../../../../shared/puerto-rico/offers/mayor.ts";
import { freeHousePlaces, judgeSale } from "../../../../shared/puerto-rico/offers/trader.ts";
import { GOODS, NONE, type PuertoRico } from "../../../../shared/puerto-rico/state.ts";
import type { Detail } from "../../../face/face.ts";
import { barrelsChip, colonistsChip, earnsChip, pointsChip } from "../wording/chips.ts";
import { goodId } from "../wording/ids.ts";
import { about } from "../wording/terms.ts";
import { reader, seatsInOrder } from "./readers.ts";

type Row = Detail["lines"][number];

export function shipDetail(at: number, sight: Sight<PuertoRico>): Detail | undefined {
  const ship = sight.table.ships[at];
  if (ship === undefined) return undefined;
  const { size, load, good } = ship;
  const carries: Row =
    good === NONE
      ? { line: ["ship.empty"] }
      : { line: ["ship.carries", { barrels: load, free: freePlaces(ship), ...goodId(good) }], chips: [barrelsChip(good, load)] };
  const fits = seatsInOrder(sight).flatMap((seat) =>
    GOODS.flatMap((_id, one): Row[] => {
      const verdict = judgeLoad(sight.table, seat, one, at);
      if (verdict.why !== undefined) return [];
      const barrels = verdict.given;
      return [{ line: ["ship.fits", { ...reader(seat, sight), barrels, ...goodId(one) }], chips: [pointsChip(verdict.points)] }];
    }),
  );
  return {
    look: `ship:${size}`,
    title: ["ship.title", { size }],
    lines: [carries, { line: [freePlaces(ship) === 0 ? "ship.full" : "ship.stays"] }, ...fits],
    leads: about("loading", "storage"),
  };
}

export function colonistShipDetail({ table }: Sight<PuertoRico>): Detail {
  const { colonistShip: count } = table;
  return {
    look: "colonistShip",
    title: ["people.title"],
    lines: [{ line: ["people.aboard", { count }], chips: [colonistsChip(count)] }, { line: ["people.next", { count: refillOf(table) }] }],
    leads: about("workers", "lastRound"),
  };
}

export function houseDetail(sight: Sight<PuertoRico>): Detail {
  const { table } = sight;
  const spaces = NUMBERS.houseSpaces;
  const full = freeHousePlaces(table) === 0;
  const sales = seatsInOrder(sight).flatMap((seat) => (full ? [] : salesOf(seat, sight)));
  const lines: Row[] = [{ line: ["house.has", { count: table.house.length, spaces }] }, { line: ["house.rule"] }];
  return {
    look: "house",
    title: ["house.title"],
    lines: [...lines, ...(full ? [{ line: ["house.full"] } as const] : sales)],
    leads: about("sale"),
  };
}

/** What each good of a seat would sell for; for the reader also which ones the house does not take. */
function salesOf(seat: number, sight: Sight<PuertoRico>): Row[] {
  const { table } = sight;
  return GOODS.flatMap((_id, good): Row[] => {
    const verdict = judgeSale(table, seat, good);
    if (verdict.why === "houseHas" && seat === sight.seat) return [{ line: ["house.refuses", goodId(good)] }];
    if (verdict.why !== undefined) return [];
    const doubloons = verdict.money;
    return [{ line: ["house.brings", { ...reader(seat, sight), doubloons, ...goodId(good) }], chips: [earnsChip(doubloons)] }];
  });
}

export function supplyDetail(good: number, sight: Sight<PuertoRico>): Detail | undefined {
  const { table } = sight;
  if (GOODS[good] === undefined) return undefined;
  const makes = seatsInOrder(sight).flatMap((seat): Row[] => {
    const barrels = at(productionOf(table, seat), good);
    return barrels === 0
      ? []
      : [{ line: ["goods.makes", { ...reader(seat, sight), makes: barrels }], chips: [barrelsChip(good, barrels, "+")] }];
  });
  return {
    look: `barrel:${GOODS[good]}`,
    title: ["goods.title", goodId(good)],
    lines: [
      { line: ["goods.supply", { count: at(table.goods, good) }], chips: [barrelsChip(good, at(table.goods, good))] },
      { line: ["goods.price", { doubloons: goodPrice(good) }], chips: [earnsChip(goodPrice(good))] },
      ...makes,
    ],
    leads: about("production", "sale", "loading"),
  };
}
