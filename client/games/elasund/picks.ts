/** Moves to pieces: what is clicked, what it says, what it costs. */
import type { View } from "../../../shared/core/game.ts";
import { BUILDINGS, CHURCH, DICE_ROWS, KIND_OF, NUMBERS } from "../../../shared/elasund/catalog.ts";
import { moves, notation, spaceName } from "../../../shared/elasund/moves.ts";
import { cubesInRow } from "../../../shared/elasund/pirates.ts";
import { incomeOf } from "../../../shared/elasund/ship.ts";
import { BONUSES, CARDS, displacedOf, type Elasund, KINDS, type Move, NONE, PERMITS, type Table } from "../../../shared/elasund/state.ts";
import { fieldName, groundOf } from "../../../shared/elasund/town/grid.ts";
import { bonusOf } from "../../../shared/elasund/town/permits.ts";
import { siteAt } from "../../../shared/elasund/town/site.ts";
import { goldOfSpace, nextPiece, pieceOf } from "../../../shared/elasund/town/walls.ts";
import type { Chip, Pick } from "../face.ts";
import { influenceChip, losesChip, paysChip, siteChips, takesChip } from "./chips.ts";
import { siteKey } from "./layout/sites.ts";
import { isPirate } from "./layout/town.ts";
import { givenPiece } from "./layout/tray.ts";

type Pointed = Omit<Pick, "move" | "kind">;

export function picks(view: View<Elasund>): readonly Pick[] {
  const list = moves(view);
  return list.map((move) => ({
    move: notation(move),
    kind: move.type === "pass" ? "pass" : "choice",
    ...point(move, view),
    ...(list.length === 1 && move.type === "pass" && { idle: true }),
  }));
}

/** In the middle of a placement: what has been chosen is to be put somewhere, or paid for. */
export const row = ({ table }: View<Elasund>): boolean =>
  table.step === "where" || table.step === "pay" || (table.step === "permit" && table.bonus !== NONE);

function point(move: Move, view: View<Elasund>): Pointed {
  const { table, seat } = view;
  switch (move.type) {
    case "roll":
      return { pieces: ["dish"], label: ["pick.roll"] };
    case "sail":
      return { pieces: [`row:${move.row}`], label: ["pick.sail", { dice: DICE_ROWS[move.row]! }], note: rowChips(table, seat, move.row) };
    case "give":
      return { pieces: [`hand:${seat}:${move.card}`], label: ["pick.give", { card: CARDS[move.card]! }] };
    case "take":
      return { pieces: [givenPiece(table, move.card)], label: ["pick.take", { card: CARDS[move.card]! }] };
    case "build":
      return {
        pieces: [`kind:${move.kind}`],
        label: ["pick.build", { kind: KINDS[move.kind]! }],
        note: [paysChip(BUILDINGS[move.kind]!.gold)],
      };
    case "wall": {
      const piece = nextPiece(table, seat);
      const { influence, tower } = pieceOf(piece);
      const gives: Chip = tower
        ? { look: "icon:cube", digits: "1", title: ["chip.cubes", { count: 1 }] }
        : takesChip("influence", influence);
      return {
        pieces: [`space:${move.space}`],
        label: ["pick.wall", { space: spaceName(move.space) }],
        note: [paysChip(goldOfSpace(move.space)), gives],
      };
    }
    case "church":
      return {
        pieces: ["church"],
        label: ["pick.church"],
        note: [paysChip(CHURCH.gold), { look: "icon:cube", digits: "1", title: ["chip.cubes", { count: 1 }] }],
      };
    case "tile":
      return { pieces: [`church:${move.tile}`], label: ["pick.tile", { part: move.tile }] };
    case "settle": {
      const site = siteKey(table, seat, move.field, move.tile);
      const several = displacedOf(table, seat).length > 1;
      return {
        pieces: several ? [`tile:${move.tile}`, site] : [site],
        label: ["pick.settle", { kind: KINDS[KIND_OF[move.tile]!]!, field: fieldName(move.field) }],
      };
    }
    case "gold":
      return { pieces: ["chest"], label: ["pick.gold"], note: [takesChip("gold", NUMBERS.goldTaken)] };
    case "permit":
      return permitPick(move.value, view);
    case "put":
      return putPick(move.field, view);
    case "pay":
      return { pieces: [`hand:${seat}:${move.card}`], label: ["pick.pay", { card: CARDS[move.card]!, count: payCount(table) }] };
    case "bonus":
      return { pieces: [`bonus:${move.action}`], label: [`bonus.${BONUSES[move.action]}`], note: bonusChips(move.action) };
    case "pass":
      return { pieces: [], label: [table.step === "bonus" ? "pick.noBonus" : "pick.noBuild"] };
  }
}

/** What the reader would get of a row, or what everybody would lose there to pirates. */
function rowChips(table: Table, seat: number, to: number): Chip[] {
  if (isPirate(table))
    return table.cubes.flatMap((_left, other) => losesChip(other, Math.min(table.hands[other]!, cubesInRow(table, other, to))));
  const income = incomeOf(table, to);
  const [gold, influence] = [income[seat * 2]!, income[seat * 2 + 1]!];
  return [...(gold > 0 ? [takesChip("gold", gold)] : []), ...(influence > 0 ? [takesChip("influence", influence)] : [])];
}

function permitPick(value: number, { table, seat }: View<Elasund>): Pointed {
  const bonus = bonusOf(table);
  const note = bonus === undefined || bonus === "extra" ? [paysChip(value)] : [];
  return { pieces: [`permit:${seat * PERMITS + value}`], label: [`pick.permit.${bonus ?? "place"}`, { value }], note };
}

function putPick(field: number, { table, seat }: View<Elasund>): Pointed {
  const name = fieldName(field);
  if (table.kind !== NONE) {
    const site = siteAt(table, groundOf(table), seat, table.kind, field)!;
    return {
      pieces: [siteKey(table, seat, field)],
      label: ["pick.put", { kind: KINDS[table.kind]!, field: name }],
      note: siteChips(table, site),
    };
  }
  if (bonusOf(table) !== "upgrade")
    return { pieces: [siteKey(table, seat, field)], label: ["pick.putPermit", { value: table.permit, field: name }] };
  const permit = table.permits.indexOf(field, seat * PERMITS);
  const from = permit - seat * PERMITS;
  return {
    pieces: [`permit:${permit}`],
    label: ["pick.raise", { from, to: table.permit, field: name }],
    note: [paysChip(table.permit - from)],
  };
}

const payCount = ({ kind }: Table): number => (kind === NONE ? NUMBERS.pairCost : NUMBERS.equalCost);

const bonusChips = (action: number): Chip[] =>
  BONUSES[action] === "move" || BONUSES[action] === "upgrade"
    ? [influenceChip("pair", NUMBERS.pairCost)]
    : [influenceChip("each", 3), ...(BONUSES[action] === "gold" ? [takesChip("gold", NUMBERS.goldTaken)] : [])];
