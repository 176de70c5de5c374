/** Moves to pieces: what is clicked, what it says, what it costs. */
import { at, must } from "../../../../shared/core/base/checked.ts";
import type { View } from "../../../../shared/core/contract/game.ts";
import { DICE_ROWS, KIND_OF } from "../../../../shared/elasund/catalog.ts";
import { moves, notation } from "../../../../shared/elasund/moves.ts";
import { type Gain, offerOf } from "../../../../shared/elasund/offers/offer.ts";
import type { Price } from "../../../../shared/elasund/rules/price.ts";
import { fieldName, groundOf } from "../../../../shared/elasund/rules/town/grid.ts";
import { bonusOf } from "../../../../shared/elasund/rules/town/permits.ts";
import { siteAt, valueOfPermit } from "../../../../shared/elasund/rules/town/site.ts";
import { BONUSES, CARDS, displacedOf, type Elasund, KINDS, type Move, NONE, PERMITS } from "../../../../shared/elasund/state.ts";
import type { Chip, Pick } from "../../../face/face.ts";
import { siteKey } from "../layout/sites.ts";
import { givenPiece } from "../layout/tray.ts";
import { cardChips, cubeChips, influenceChips, losesChip, paysChip, siteChips } from "../wording/chips.ts";
import { wallPlace } from "../wording/wall-place.ts";

type Pointed = Omit<Pick, "move" | "kind">;

export function picks(view: View<Elasund>): readonly Pick[] {
  const list = moves(view);
  return list.map((move) => ({
    move: notation(move),
    kind: move.type === "pass" ? "pass" : "choice",
    ...pickOf(move, view),
    ...(list.length === 1 && move.type === "pass" && idlePass(view)),
  }));
}

/** A pass that is the only choice is played by itself: who could not build has not finished building. */
const idlePass = ({ table }: View<Elasund>): Partial<Pointed> => ({
  idle: true,
  ...(table.step === "build" && { label: ["pick.noBuild.idle"] }),
});

function pickOf(move: Move, view: View<Elasund>): Pointed {
  const { table, seat } = view;
  const { price, gains } = offerOf(view, move);
  const gain = at(gains, seat);
  switch (move.type) {
    case "roll":
      return { pieces: ["dish"], label: ["pick.roll"] };
    case "sail":
      return { pieces: [`row:${move.row}`], label: ["pick.sail", { dice: at(DICE_ROWS, move.row) }], note: rowChips(gains, seat) };
    case "give":
      return { pieces: [`hand:${seat}:${move.card}`], label: ["pick.give", { card: at(CARDS, move.card) }] };
    case "take":
      return { pieces: [givenPiece(table, move.card)], label: ["pick.take", { card: at(CARDS, move.card) }] };
    case "build":
      return {
        pieces: [`kind:${move.kind}`],
        label: ["pick.build", { kind: at(KINDS, move.kind) }],
        part: true,
        note: [paysChip(price.gold)],
      };
    case "wall":
      return {
        pieces: [`space:${move.space}`],
        label: ["pick.wall", wallPlace(move.space)],
        note: [paysChip(price.gold), ...cubeChips(gain.cubes), ...cardChips(gain)],
      };
    case "church":
      return {
        pieces: ["church"],
        label: ["pick.church"],
        note: [paysChip(price.gold), ...cubeChips(gain.cubes)],
      };
    case "tile":
      return { pieces: [`church:${move.tile}`], label: ["pick.tile", { part: move.tile }] };
    case "settle": {
      const site = siteKey(table, seat, move.field, move.tile);
      const several = displacedOf(table, seat).length > 1;
      return {
        pieces: several ? [`tile:${move.tile}`, site] : [site],
        label: ["pick.settle", { kind: at(KINDS, at(KIND_OF, move.tile)), field: fieldName(move.field) }],
        ...(several && { brief: { line: ["pick.brief.field", { field: fieldName(move.field) }] } }),
      };
    }
    case "gold":
      return { pieces: ["chest"], label: ["pick.gold"], note: cardChips(gain) };
    case "permit":
      return permitPick(move.value, price, view);
    case "put":
      return putPick(move.field, price, view);
    case "pay":
      return { pieces: [`hand:${seat}:${move.card}`], label: ["pick.pay", { card: at(CARDS, move.card), count: price.same }], part: true };
    case "bonus":
      return {
        pieces: [`bonus:${move.action}`],
        label: [`bonus.${BONUSES[move.action]}`],
        // Taking gold is the only action without a permit to choose.
        ...(BONUSES[move.action] !== "gold" && { part: true }),
        note: [...influenceChips(price), ...cardChips(gain)],
      };
    case "pass":
      return { pieces: [], label: [table.step === "bonus" ? "pick.noBonus" : "pick.noBuild"] };
  }
}

/** What the row brings the reader, and what pirates take there from each seat. */
const rowChips = (gains: readonly Gain[], seat: number): Chip[] => [
  ...cardChips(at(gains, seat)),
  ...gains.flatMap(({ gives }, other) => losesChip(other, gives)),
];

/** The influence of a bonus action is shown where the action is chosen. */
function permitPick(value: number, price: Price, { table, seat }: View<Elasund>): Pointed {
  const bonus = bonusOf(table);
  const note = bonus === undefined || bonus === "extra" ? [paysChip(price.gold)] : [];
  return { pieces: [`permit:${seat * PERMITS + value}`], label: [`pick.permit.${bonus ?? "place"}`, { value }], part: true, note };
}

function putPick(field: number, price: Price, { table, seat }: View<Elasund>): Pointed {
  const name = fieldName(field);
  if (table.kind !== NONE) {
    const site = must(siteAt(table, groundOf(table), seat, table.kind, field), "site");
    return {
      pieces: [siteKey(table, seat, field)],
      label: ["pick.put", { kind: at(KINDS, table.kind), field: name }],
      note: siteChips(table, site),
    };
  }
  if (bonusOf(table) !== "upgrade")
    return { pieces: [siteKey(table, seat, field)], label: ["pick.putPermit", { value: table.permit, field: name }] };
  const permit = table.permits.indexOf(field, seat * PERMITS);
  const from = valueOfPermit(permit);
  return {
    pieces: [`permit:${permit}`],
    label: ["pick.raise", { from, to: table.permit, field: name }],
    note: [paysChip(price.gold)],
  };
}
