/** Plans that show on the table: what a bot says of its chances while one is under way is compared apart. */
import type { AnyGame, View } from "../../../shared/core/contract/game.ts";
import { cityOf } from "../../../shared/duel/rules/fast-city.ts";
import { countSymbols } from "../../../shared/duel/rules/fast-count.ts";
import { type Table as DuelTable, other } from "../../../shared/duel/state.ts";
import type { Table as ElasundTable } from "../../../shared/elasund/state.ts";
import { BUILDINGS, type Table as PuertoRicoTable } from "../../../shared/puerto-rico/state.ts";

/** From this many on, a plan is under way. */
const SYMBOLS = 4;
const SPACES = 6;
const WHARF = BUILDINGS.indexOf("wharf");

/** By game, each plan and whether it is under way for the seat. */
const PLANS: Readonly<Record<string, Readonly<Record<string, (table: object, seat: number) => boolean>>>> = {
  duel: {
    symbols: (table, seat) => countSymbols(cityOf(table as DuelTable, seat)) >= SYMBOLS,
    rivalsSymbols: (table, seat) => countSymbols(cityOf(table as DuelTable, other(seat))) >= SYMBOLS,
    pawn: (table, seat) => spacesAhead(table as DuelTable, seat) >= SPACES,
    rivalsPawn: (table, seat) => spacesAhead(table as DuelTable, seat) <= -SPACES,
  },
  "puerto-rico": {
    wharf: (table, seat) => hasWharf(table as PuertoRicoTable, seat),
    rivalsWharf: (table, seat) =>
      (table as PuertoRicoTable).players.some((_player, some) => some !== seat && hasWharf(table as PuertoRicoTable, some)),
  },
  elasund: {
    church: (table, seat) => (table as ElasundTable).church.includes(seat),
    rivalsChurch: (table, seat) => (table as ElasundTable).church.some((builder) => builder >= 0 && builder !== seat),
  },
};

/** Above 0 the pawn is on seat 1's side, so that seat 0 is ahead. */
const spacesAhead = ({ pawn }: DuelTable, seat: number): number => (seat === 0 ? pawn : -pawn);

const hasWharf = ({ players }: PuertoRicoTable, seat: number): boolean => players[seat]?.city.includes(WHARF) ?? false;

export const planNames = ({ id }: Pick<AnyGame, "id">): readonly string[] => Object.keys(PLANS[id] ?? {});

/** The plans under way in a seat's view. */
export const plansIn = ({ id }: Pick<AnyGame, "id">, { table, seat }: View): readonly string[] =>
  Object.entries(PLANS[id] ?? {}).flatMap(([plan, isOn]) => (isOn(table, seat) ? [plan] : []));
