/** The rules page of Puerto Rico: its pieces, and examples on real boards. */
import { at } from "../../../../shared/core/base/checked.ts";
import { quickLuck } from "../../../../shared/core/base/random.ts";
import { buildingOf, goodPrice, PRINTED, QUARRY, SETUPS } from "../../../../shared/puerto-rico/catalog.ts";
import { puertoRico } from "../../../../shared/puerto-rico/index.ts";
import { priceOf } from "../../../../shared/puerto-rico/offers/builder.ts";
import { freePlaces, loadOf } from "../../../../shared/puerto-rico/offers/captain.ts";
import { productionOf } from "../../../../shared/puerto-rico/offers/craftsman.ts";
import { freeCitySpaces } from "../../../../shared/puerto-rico/rules/board.ts";
import {
  BUILDINGS,
  type Building,
  GOODS,
  type Good,
  type Player,
  ROLES,
  type Role,
  type Table,
} from "../../../../shared/puerto-rico/state.ts";
import type { Detail, Example, RuleBook } from "../../../face/face.ts";
import { termDetails } from "../../../face/terms.ts";
import { colonistsChip, costsChip, earnsChip, pointsChip } from "../wording/chips.ts";
import { goodId } from "../wording/ids.ts";
import { TERMS } from "../wording/terms.ts";

export const rules = (): RuleBook => ({
  setup: { examples: [wholeTable()], pieces: Object.entries(SETUPS).map(([seats, row]) => setupRow(Number(seats), row)) },
  settler: { pieces: [role("settler"), tile("quarry"), tile("corn"), tile("indigo")] },
  mayor: { pieces: [role("mayor")] },
  builder: { examples: [price(), large()], pieces: [role("builder")] },
  craftsman: { examples: [production()], pieces: [role("craftsman")] },
  trader: { examples: [sale()], pieces: [role("trader"), ...GOODS.map((_id, good) => goodRow(good))] },
  captain: { examples: [loading()], pieces: [role("captain")] },
  prospector: { pieces: [role("prospector")] },
  buildings: { pieces: PRINTED.map(buildingRow) },
  words: { pieces: termDetails(TERMS) },
});

const role = (id: Role): Detail => ({
  look: `role:${ROLES.indexOf(id)}`,
  title: [`role.${id}`],
  lines: [{ line: [`roleAll.${id}`] }, { line: [`roleOwn.${id}`] }],
});

const tile = (id: Good | "quarry"): Detail => ({
  look: `tile:${id}`,
  title: ["tile.title", { tile: id }],
  lines: [{ line: [id === "corn" || id === "quarry" ? `tile.${id}` : "tile.field", { tile: id }] }],
});

const goodRow = (good: number): Detail => ({
  look: `barrel:${GOODS[good]}`,
  title: ["goods.title", goodId(good)],
  lines: [{ line: ["goods.price", { doubloons: goodPrice(good) }], chips: [earnsChip(goodPrice(good))] }],
});

function setupRow(seats: number, row: (typeof SETUPS)[keyof typeof SETUPS]): Detail {
  const { money: doubloons, points, colonists, ships, cards, faceUp, quarries } = row;
  const indigo = row.tiles.filter((tile) => GOODS[tile] === "indigo").length;
  return {
    look: `icon:players${seats}`,
    title: ["setup.players", { seats }],
    lines: [
      { line: ["setup.has", { seats, doubloons, points, colonists }] },
      { line: ["setup.ships", { ships: ships.join(" "), cards, faceUp, quarries }] },
      { line: ["setup.first", { indigo }] },
    ],
  };
}

const buildingRow = ({ id, cost, column, circles, large, violet, points }: (typeof PRINTED)[number], building: number): Detail => ({
  look: `${large ? "offer" : "building"}:${building}`,
  title: [`building.${id}`],
  lines: [
    { line: [`effect.${id}`] },
    { line: [large ? "is.large" : violet ? "is.small" : "is.production", { points }], chips: [pointsChip(points), colonistsChip(circles)] },
    { line: ["building.cost", { doubloons: cost, quarries: column }], chips: [costsChip(cost)] },
  ],
});

/** A match of three in the first round, whose seat 0 is governor and has this. */
function boardOf(own: Partial<Player>, change: (table: Table) => void = () => undefined): Table {
  const options = { victoryPoints: "open", cornSeat: "printed", factoryUniversity: "printed" } as const;
  const { table } = puertoRico.setup({ seats: 3, rules: puertoRico.rules, luck: quickLuck(1), options });
  Object.assign(table, { governor: 0, picker: 0, turn: 0 });
  Object.assign(at(table.players, 0), own);
  change(table);
  return table;
}

const sightOf = (table: Table): Example["sight"] => ({ table, secret: {}, seat: 0 });
const good = (id: Good): number => GOODS.indexOf(id);
const built = (...ids: Building[]): number[] => ids.map(buildingOf);

/** All of it, a few rounds into a match. */
function wholeTable(): Example {
  const fields = [good("indigo"), good("corn"), QUARRY, good("sugar"), good("corn")];
  const table = boardOf(
    { island: fields, islandColonists: [1, 1, 1, 0, 0], city: built("smallMarket", "indigoPlant"), cityColonists: [1, 1] },
    (now) => {
      for (const { island, islandColonists } of now.players.slice(1)) {
        island.push(good("corn"), good("tobacco"));
        islandColonists.push(1, 0);
      }
      Object.assign(at(now.ships, 0), { good: good("corn"), load: 2 });
      at(now.players, 0).goods = [2, 1, 0, 0, 0];
    },
  );
  return { id: "table", sight: sightOf(table) };
}

function production(): Example {
  const table = boardOf({
    island: [good("indigo"), good("indigo"), good("corn"), good("corn")],
    islandColonists: [1, 1, 1, 0],
    city: built("indigoPlant"),
    cityColonists: [1],
  });
  const made = productionOf(table, 0);
  return {
    id: "production",
    args: { indigo: at(made, good("indigo")), corn: at(made, good("corn")) },
    sight: sightOf(table),
    around: ["island:0", "city:0"],
  };
}

function price(): Example {
  const table = boardOf(
    { island: [good("indigo"), QUARRY, QUARRY], islandColonists: [0, 1, 1], money: 5, city: [], cityColonists: [] },
    (now) => Object.assign(now, { phase: "builder", picker: 1 }),
  );
  const building = buildingOf("smallWarehouse");
  const { cost, column } = at(PRINTED, building);
  const args = { building: at(BUILDINGS, building), column, cost, doubloons: priceOf(table, 0, building) };
  return { id: "price", args, sight: sightOf(table), around: ["island:0", `market:${building}`] };
}

function large(): Example {
  const city = built("smallIndigoPlant", "indigoPlant", "office", "guildHall");
  const table = boardOf({ city, cityColonists: [1, 2, 0, 1] });
  return { id: "large", args: { spaces: freeCitySpaces(at(table.players, 0)) }, sight: sightOf(table), around: ["city:0"] };
}

function sale(): Example {
  const table = boardOf({ goods: [1, 1, 2, 0, 0] }, (now) => {
    now.house = [good("indigo"), good("coffee")];
  });
  return { id: "sale", args: goodId(good("indigo")), sight: sightOf(table), around: ["house"] };
}

function loading(): Example {
  const sugar = good("sugar");
  const table = boardOf({ goods: [0, 0, 4, 0, 0] }, (now) => {
    Object.assign(now, { phase: "captain" });
    Object.assign(at(now.ships, 1), { good: sugar, load: 3 });
  });
  const fits = loadOf(table, 0, sugar, 1);
  const args = { ...goodId(sugar), free: freePlaces(at(table.ships, 1)), barrels: at(at(table.players, 0).goods, sugar), fits };
  return { id: "loading", args, sight: sightOf(table), around: ["ship:0", "ship:1", "ship:2"] };
}
