/** The rules page of Elasund: its pieces, and examples on real boards. */
import { at } from "../../../../shared/core/base/checked.ts";
import { quickLuck } from "../../../../shared/core/base/random.ts";
import { BUILDINGS, DICE_ROWS, kindOf, ROWS } from "../../../../shared/elasund/catalog.ts";
import { elasund } from "../../../../shared/elasund/index.ts";
import { incomeBySeat } from "../../../../shared/elasund/rules/ship.ts";
import { churchAtWith, fieldAt, groundOf } from "../../../../shared/elasund/rules/town/grid.ts";
import { BONUS_PRICE } from "../../../../shared/elasund/rules/town/permits.ts";
import { siteAt } from "../../../../shared/elasund/rules/town/site.ts";
import { nextPiece, openSpaces, sideOf } from "../../../../shared/elasund/rules/town/walls.ts";
import { tradeOfSite } from "../../../../shared/elasund/rules/trade.ts";
import { BONUSES, KINDS, type Kind, OWN_KINDS, PERMITS, type Secret, type Table } from "../../../../shared/elasund/state.ts";
import type { Detail, Example, RuleBook } from "../../../face/face.ts";
import { termDetails } from "../../../face/terms.ts";
import { colourName, houseOfKind } from "../art/looks.ts";
import { kindLines } from "../details/explain.ts";
import { influenceChips } from "../wording/chips.ts";
import { TERMS } from "../wording/terms.ts";

export const rules = (): RuleBook => ({
  setup: { examples: [wholeTable()] },
  roll: { examples: [income()] },
  build: { examples: [site()] },
  bonus: { pieces: BONUSES.map(bonusRow) },
  trade: { examples: [harbour()] },
  walls: { examples: [walls()] },
  church: { examples: [church()] },
  buildings: { pieces: BUILDINGS.map((_row, kind) => buildingRow(kind)) },
  words: { pieces: termDetails(TERMS) },
});

const bonusRow = (name: (typeof BONUSES)[number]): Detail => ({
  look: `bonus:${name}`,
  title: [`bonus.${name}`],
  lines: [{ line: [`bonus.${name}.what`], chips: influenceChips(BONUS_PRICE[name]) }],
});

const SEATS = 3;

/** A match that has just begun; seat 0 is about to build. */
function board(): { readonly table: Table; readonly secret: Secret } {
  const options = { reward: "all", cubes: 10, start: "even" } as const;
  const { table, secrets } = elasund.setup({ seats: SEATS, rules: elasund.rules, luck: quickLuck(1), options });
  Object.assign(table, { turn: 0, step: "build", dice: [2, 2], ship: DICE_ROWS.indexOf(4) });
  return { table, secret: at(secrets, 0) };
}

const buildingRow = (kind: number): Detail => ({
  look: `tile:${houseOfKind(kind)}:${kind < OWN_KINDS ? colourName(0) : "neutral"}`,
  title: [`kind.${KINDS[kind]}`],
  lines: kindLines(kind, board().table),
});

/** Puts a building on the board; gives its piece. */
function stand(table: Table, id: Kind, seat: number, field: number): string {
  const tile = at(BUILDINGS, kindOf(id)).first;
  table.sites[tile] = field;
  table.owners[tile] = seat;
  return `tile:${tile}`;
}

/** Something of everything. */
function wholeTable(): Example {
  const { table, secret } = board();
  stand(table, "inn", 0, fieldAt(3, 1));
  stand(table, "merchant", 2, fieldAt(4, ROWS - 4));
  stand(table, "well", 1, fieldAt(2, ROWS - 2));
  table.permits[3] = fieldAt(1, ROWS - 3);
  table.permits[PERMITS + 1] = fieldAt(3, 4);
  for (const seat of [0, 1]) table.walls[at(openSpaces(table), seat)] = nextPiece(table, seat);
  return { id: "table", sight: { table, secret: { ...secret, hand: [2, 1, 1, 0] }, seat: 0 } };
}

function income(): Example {
  const { table, secret } = board();
  const merchant = stand(table, "merchant", 2, fieldAt(4, table.ship - 1));
  const earned = incomeBySeat(table, table.ship);
  const sum = (what: "gold" | "influence"): number => earned.reduce((all, cards) => all + cards[what], 0);
  const args = { dice: at(DICE_ROWS, table.ship), gold: sum("gold"), influence: sum("influence") };
  return { id: "income", args, sight: { table, secret, seat: 0 }, around: [`row:${table.ship}`, merchant, "ship"] };
}

function site(): Example {
  const { table, secret } = board();
  const [kind, field, own, other] = [kindOf("inn"), fieldAt(4, ROWS - 3), 3, 1];
  table.permits[own] = field;
  table.permits[PERMITS + other] = fieldAt(5, ROWS - 2);
  const found = siteAt(table, groundOf(table), 0, kind, field);
  const { gold = 0, compensation = [], permits = [] } = found ?? {};
  const args = { kind: "inn", permits: at(BUILDINGS, kind).permits, own, other, gold, compensation: compensation[1] ?? 0 };
  Object.assign(table, { step: "where", kind });
  const hand = [gold + (compensation[1] ?? 0), 0, 0, 0];
  const around = [`site:${field}`, ...permits.map((permit) => `permit:${permit}`)];
  return { id: "site", args, sight: { table, secret: { ...secret, hand }, seat: 0 }, around };
}

function harbour(): Example {
  const { table, secret } = board();
  const field = fieldAt(0, ROWS - 3);
  const merchant = stand(table, "merchant", 0, field);
  const points = tradeOfSite(table, kindOf("merchant"), field);
  const mills = [-1, 2].map((rows) => `mill:${fieldAt(0, ROWS - 3 + rows)}`);
  return { id: "harbour", args: { points }, sight: { table, secret, seat: 0 }, around: [merchant, ...mills] };
}

function walls(): Example {
  const { table, secret } = board();
  const north = (): number[] => openSpaces(table).filter((space) => sideOf(space) === "north");
  const [first = 0] = north();
  const piece = nextPiece(table, 0);
  table.walls[first] = piece;
  return {
    id: "walls",
    sight: { table, secret, seat: 0 },
    around: [`wall:${piece}`, ...north().map((space) => `space:${space}`)],
  };
}

/** The middle one of the nine parts in the picture. */
const MIDDLE = 4;

function church(): Example {
  const { table, secret } = board();
  table.church[MIDDLE] = 0;
  table.churchAt = churchAtWith(MIDDLE);
  return { id: "church", sight: { table, secret, seat: 0 }, around: ["area", `church:${MIDDLE}`] };
}
