/** The prompt's second line: why this is asked now, and what the choice is for, with the numbers that matter. */
import { at } from "../../../../shared/core/base/checked.ts";
import type { Sight } from "../../../../shared/core/contract/game.ts";
import { DICE_ROWS } from "../../../../shared/elasund/catalog.ts";
import { gainsOfRow } from "../../../../shared/elasund/offers/offer.ts";
import { sum } from "../../../../shared/elasund/rules/fast-counts.ts";
import { couldWinNext } from "../../../../shared/elasund/rules/forecast.ts";
import { isPirate } from "../../../../shared/elasund/rules/pirates.ts";
import { rowsToSail } from "../../../../shared/elasund/rules/ship.ts";
import { fieldName, groundOf, seatsOf } from "../../../../shared/elasund/rules/town/grid.ts";
import { bonusOf, permitsOf, rowsOfShip } from "../../../../shared/elasund/rules/town/permits.ts";
import { placesFor } from "../../../../shared/elasund/rules/town/place.ts";
import { siteAt } from "../../../../shared/elasund/rules/town/site.ts";
import { towersOf } from "../../../../shared/elasund/rules/town/walls.ts";
import { type Elasund, KINDS, NONE, type Table } from "../../../../shared/elasund/state.ts";
import type { Line } from "../../../text/grammar.ts";
import { question } from "./prompt.ts";

type S = Sight<Elasund>;
type Args = Readonly<Record<string, string | number>>;

/** Its key is the prompt's. Lists are packed, as "3 1"; what does not concern a sentence it leaves out. */
export function reason(sight: S): Line | undefined {
  const { table, seat } = sight;
  if (table.step === "over") return undefined;
  const { whose, key: asked } = question(sight);
  // A bonus action costs the same in any row.
  const bonus = table.step === "pay" ? bonusOf(table) : undefined;
  const key = bonus === undefined ? asked : `permit.${bonus}`;
  return [`reason.${key}`, { seat: whose, you: whose === seat ? 1 : 0, ...commonArgs(table, whose, seat), ...argsOf(sight, whose) }];
}

/** What all can see: gold, permits on the board, and while another seat is asked those of the reader. */
const commonArgs = (table: Table, whose: number, reader: number): Args => ({
  gold: at(table.golds, whose),
  permits: permitsOf(table, whose, "board").join(" "),
  readerPermits: reader < 0 || reader === whose ? "" : permitsOf(table, reader, "board").join(" "),
  next: `${(table.turn + 1) % seatsOf(table)}`,
});

function argsOf({ table, secret, seat }: S, whose: number): Args {
  const row = DICE_ROWS[table.ship] ?? 0;
  switch (table.step) {
    case "roll":
      return { rows: earningRows(table, seat) };
    case "ship":
      return isPirate(table) ? raidArgs(table, whose, seat) : { row, brings: bringsOf(table, seat) };
    case "pirates":
      return { row, owed: at(table.owes, whose) + at(table.laid, whose) };
    case "tower":
      return { towers: towersOf(table, whose) };
    case "build":
      return { ...arrivalArgs(table, whose), row, built: table.built, rivals: rivalsOf(table, whose) };
    case "permit":
      return { row, rows: shipRows(table), rivals: rivalsOf(table, whose) };
    case "where":
      return table.kind === NONE ? { rows: shipRows(table), value: table.permit } : siteArgs(table, secret?.hand);
    case "pay":
      return { rows: shipRows(table), kind: KINDS[table.kind] ?? "", field: fieldName(table.target) };
    case "bonus":
      return { ...influenceIn(secret?.hand), rivals: rivalsOf(table, whose) };
    default:
      return {};
  }
}

/** Rows that would bring this seat cards. */
function earningRows(table: Table, seat: number): string {
  const earns = (row: number): boolean => {
    const gain = gainsOfRow(calm(table), row)[seat];
    return gain !== undefined && gain.gold + gain.influence > 0;
  };
  return DICE_ROWS.filter((_dice, row) => earns(row)).join(" ");
}
/** The table without its dice: before a roll the pirates of the last one do not count any more. */
const calm = (table: Table): Table => ({ ...table, dice: [] });

/** The rows the ship may sail to with what each brings: "5:1,0 10:0,1", gold and influence. */
const bringsOf = (table: Table, seat: number): string =>
  rowsToSail(table)
    .flatMap((row) => {
      const gain = gainsOfRow(table, row)[seat];
      return gain === undefined ? [] : [`${DICE_ROWS[row]}:${gain.gold},${gain.influence}`];
    })
    .join(" ");

/** The rows in which pirates would take the most cards, from the others or from the reader. */
function raidArgs(table: Table, whose: number, reader: number): Args {
  const losses = rowsToSail(table).map((row) => {
    const gives = gainsOfRow(table, row).map((gain) => gain.gives);
    return { row: at(DICE_ROWS, row), cards: whose === reader ? sum(gives) - at(gives, whose) : (gives[reader] ?? 0) };
  });
  const cards = Math.max(...losses.map((loss) => loss.cards));
  const rows = losses.filter((loss) => loss.cards === cards).map(({ row }) => row);
  return { cards, rows: rows.join(" "), towers: towersOf(table, whose) };
}

/** What the row of the ship pays the seat; nothing after a 7. */
function arrivalArgs(table: Table, seat: number): Args {
  const { gold, influence } = at(gainsOfRow(table, table.ship), seat);
  return { pirates: isPirate(table) ? 1 : 0, earnedGold: gold, earnedInfluence: influence };
}

/** The rows where a permit needs no influence: the ship's, or if it is full the nearest ones. */
export const shipRows = (table: Table): string =>
  rowsOfShip(table, groundOf(table))
    .map((row) => DICE_ROWS[row])
    .join(" ");

/** The sites of the chosen building: how many there are, and what they cost. */
function siteArgs(table: Table, hand: readonly number[] | undefined): Args {
  const places = placesFor(table, hand);
  const golds = places.map(({ price }) => price.gold);
  const only = places.length === 1 ? siteAt(table, groundOf(table), table.turn, table.kind, at(at(places, 0).fields, 0)) : undefined;
  return {
    kind: at(KINDS, table.kind),
    sites: places.length,
    least: Math.min(...golds),
    most: Math.max(...golds),
    others: only === undefined ? 0 : sum(only.compensation),
  };
}

const influenceIn = (hand: readonly number[] | undefined): Args =>
  hand === undefined ? {} : { green: at(hand, 1), blue: at(hand, 2), red: at(hand, 3) };

/** In the turn of a seat, the others who could win in their next one. */
const rivalsOf = (table: Table, seat: number): string =>
  table.cubes.flatMap((_left, other) => (other !== seat && couldWinNext(table, other) ? [other] : [])).join(" ");
