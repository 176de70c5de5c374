/** The hover card of a place: its price, and what it changes for every seat. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { BUILDINGS, DICE_ROWS, KIND_OF } from "../../../../shared/elasund/catalog.ts";
import { priceOfField } from "../../../../shared/elasund/offers/offer.ts";
import { changesBy } from "../../../../shared/elasund/rules/forecast.ts";
import type { Price } from "../../../../shared/elasund/rules/price.ts";
import { fieldName, groundOf, rowOf } from "../../../../shared/elasund/rules/town/grid.ts";
import { type Site, seatOfPermit, siteAt, valueOfPermit } from "../../../../shared/elasund/rules/town/site.ts";
import { displacedOf, type Elasund, KINDS, NONE, OWN_KINDS, type Table } from "../../../../shared/elasund/state.ts";
import type { Detail } from "../../../face/face.ts";
import { colourName, houseOfKind, kindsOf, permitLook, tileLook } from "../art/looks.ts";
import { paysChip, priceChips } from "../wording/chips.ts";
import { about } from "../wording/terms.ts";

type Row = Detail["lines"][number];

export function siteDetail(field: number, tile: number, { table, seat }: Sight<Elasund>): Detail | undefined {
  if (table.step === "settle") return homeDetail(field, tile === NONE ? displacedOf(table, seat)[0] : tile);
  const price = priceOfField(table, field);
  if (price === undefined) return undefined;
  const total: Row = { line: ["site.total", { gold: price.gold }], chips: priceChips(price), brief: "cost" };
  if (table.kind === NONE) {
    return {
      look: permitLook(table.turn, table.permit),
      title: ["site.permit", { value: table.permit, field: fieldName(field) }],
      lines: [total, ...influence(price, "site.pair")],
      leads: about("permits"),
    };
  }
  const site = siteAt(table, groundOf(table), table.turn, table.kind, field);
  return (
    site && {
      ...titleOf(site, table.turn),
      lines: [total, ...influence(price, "site.equal"), ...billOf(site, price), ...changes(table, site), ...rows(site)],
      leads: about("site", "compensation", "over"),
    }
  );
}

function homeDetail(field: number, tile: number | undefined): Detail | undefined {
  if (tile === undefined) return undefined;
  const kind = at(KIND_OF, tile);
  return {
    look: tileLook(tile),
    title: ["site.settle", { kind: at(KINDS, kind), field: fieldName(field) }],
    lines: rows({ kind, field }),
    leads: about("start"),
  };
}

const titleOf = ({ kind, field }: Site, seat: number): Pick<Detail, "look" | "title"> => ({
  look: `tile:${houseOfKind(kind)}:${kind < OWN_KINDS ? colourName(seat) : "neutral"}`,
  title: ["site.build", { kind: at(KINDS, kind), field: fieldName(field) }],
});

/** `same`: what cards of one colour are paid for. */
const influence = ({ same, each }: Price, key: string): Row[] => [
  ...(same > 0 ? [{ line: [key, { count: same }] } as const] : []),
  ...(each > 0 ? [{ line: ["site.each"] } as const] : []),
];

/** Says where the gold goes, and the permits. */
function billOf({ gold, compensation, permits }: Site, total: Price): Row[] {
  const others = compensation.flatMap((coins, seat): Row[] =>
    coins > 0 ? [{ line: ["site.compensates", { seat, gold: coins }], chips: [paysChip(coins)] }] : [],
  );
  const values = permits.map((permit) => `${seatOfPermit(permit)}:${valueOfPermit(permit)}`).join(" ");
  return [
    ...(total.gold > gold ? [{ line: ["site.building", { gold }] } as const] : []),
    ...others,
    { line: ["site.permits", { values }] },
  ];
}

/** What every seat loses or gains. */
const changes = (table: Table, site: Site): Row[] =>
  changesBy(table, table.turn, site).flatMap(({ tiles, trade, cubes }, seat): Row[] => {
    const change = { seat, kinds: kindsOf(tiles), trade, cubes };
    return tiles.length === 0 && trade === 0 && cubes === 0 ? [] : [{ line: ["site.change", change], brief: true }];
  });

const rows = ({ kind, field }: Pick<Site, "kind" | "field">): Row[] => {
  const { income, height } = at(BUILDINGS, kind);
  const dice = DICE_ROWS.slice(rowOf(field), rowOf(field) + height).join(" ");
  return income === "none" ? [] : [{ line: ["site.rows", { rows: dice }] }];
};
