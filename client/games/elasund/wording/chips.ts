/** Small icons with digits: prices, gains and losses. */
import { at } from "../../../../shared/core/base/checked.ts";
import { KIND_OF } from "../../../../shared/elasund/catalog.ts";
import type { Gain } from "../../../../shared/elasund/offers/offer.ts";
import { INFLUENCE } from "../../../../shared/elasund/rules/cards.ts";
import { changesBy } from "../../../../shared/elasund/rules/forecast.ts";
import type { Price } from "../../../../shared/elasund/rules/price.ts";
import { priceOfSite, type Site } from "../../../../shared/elasund/rules/town/site.ts";
import { KINDS, type Table } from "../../../../shared/elasund/state.ts";
import type { Chip } from "../../../face/face.ts";
import { colourName } from "../art/looks.ts";

export const paysChip = (gold: number): Chip => ({ look: "icon:gold", digits: `${gold}`, title: ["chip.pays", { gold }] });
export const takesChip = (what: "gold" | "influence", count: number): Chip => ({
  look: `icon:${what}`,
  digits: `+${count}`,
  title: ["chip.takes", { what, count }],
});
/** `how`: cards of one colour, or one of each colour. */
const influenceChip = (how: "pair" | "each", count: number): Chip => ({
  look: "icon:influence",
  digits: `${count}`,
  title: [`chip.${how}`, { count }],
});

export const cardChips = ({ gold, influence }: Pick<Gain, "gold" | "influence">): Chip[] => [
  ...(gold > 0 ? [takesChip("gold", gold)] : []),
  ...(influence > 0 ? [takesChip("influence", influence)] : []),
];
export const cubeChips = (count: number): Chip[] =>
  count > 0 ? [{ look: "icon:cube", digits: `${count}`, title: ["chip.cubes", { count }] }] : [];

/** Cards that a seat would lose. */
export const losesChip = (seat: number, cards: number): Chip[] =>
  cards === 0 ? [] : [{ look: `icon:colour.${colourName(seat)}`, digits: `−${cards}`, title: ["chip.loses", { seat, cards }] }];

export const priceChips = (price: Price): Chip[] => [paysChip(price.gold), ...influenceChips(price)];
export const influenceChips = ({ same, each }: Price): Chip[] => [
  ...(same > 0 ? [influenceChip("pair", same)] : []),
  ...(each > 0 ? [influenceChip("each", each * INFLUENCE.length)] : []),
];

/** Everything a building on this site costs and brings. */
export function siteChips(table: Table, site: Site): Chip[] {
  const { trade, cubes } = at(changesBy(table, table.turn, site), table.turn);
  return [
    ...priceChips(priceOfSite(site)),
    ...site.compensation.flatMap((gold, seat): Chip[] =>
      gold === 0 ? [] : [{ look: `icon:colour.${colourName(seat)}`, digits: `+${gold}`, title: ["chip.compensates", { seat, gold }] }],
    ),
    ...site.tiles.map((tile): Chip => {
      const kind = at(KINDS, at(KIND_OF, tile));
      return { look: `icon:${kind}`, digits: "×", title: ["chip.displaces", { seat: at(table.owners, tile), kind }] };
    }),
    ...cubeChips(cubes),
    ...(trade > 0 ? [{ look: "icon:trade", digits: `+${trade}`, title: ["chip.trade", { points: trade }] } as const] : []),
  ];
}
