/** The quick bot: values the possible answers of each step with heuristics and takes the best. */
import type { View } from "../../core/game.ts";
import { sum } from "../cards.ts";
import { KIND_OF, NUMBERS } from "../catalog.ts";
import { moves } from "../moves.ts";
import { isPirate, pirateLosses } from "../pirates.ts";
import { incomeOf } from "../ship.ts";
import { type Elasund, GOLD, type Move, NONE } from "../state.ts";
import { churchAtWith, churchField, PERMIT } from "../town/grid.ts";
import { bonusOf } from "../town/permits.ts";
import { towersOf } from "../town/walls.ts";
import { type Outlook, outlook, weightOfLoss, worthOfBuilding } from "./judge.ts";
import { permitWishes, worthOfBuild, worthOfSites } from "./wishes.ts";

type Hand = readonly number[];

/** The move with the highest value; the first of equals. */
export function bot(view: View<Elasund>): Move {
  const list = moves(view);
  if (list.length === 1) return list[0]!;
  const worth = worthFor(view);
  let best = list[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of list) {
    const looks = worth(move);
    if (looks > most) [best, most] = [move, looks];
  }
  return best;
}

type Worth = (move: Move) => number;

/** Values of the moves in the current step. */
function worthFor({ table, secret: { hand }, seat }: View<Elasund>): Worth {
  const look = outlook(table, seat);
  const bonus = bonusOf(table);
  switch (table.step) {
    case "ship":
      return (move) => (move.type === "sail" ? worthOfRow(look, move.row) : 0);
    case "tile":
      return (move) => (move.type === "tile" ? -harmOfChurch(look, move.tile) : 0);
    case "settle":
      return (move) => (move.type === "settle" ? worthOfBuilding(look, KIND_OF[move.tile]!, move.field) : 0);
    case "build":
      return (move) => worthOfBuild(look, hand, move);
    case "where": {
      const places = table.kind === NONE ? permitWishes(look, hand, bonus).byField(table.permit) : worthOfSites(look, hand, table.kind);
      return (move) => (move.type === "put" ? places.get(move.field)! : 0);
    }
    case "permit": {
      const wishes = permitWishes(look, hand, bonus);
      return (move) => (move.type === "permit" ? wishes.byPermit(move.value) : NUMBERS.goldTaken);
    }
    case "bonus": {
      const wishes = permitWishes(look, hand, bonus);
      return (move) => (move.type === "bonus" ? wishes.byAction(move.action) : 0);
    }
    default:
      return (move) => worthOfCard(hand, move);
  }
}

/** Income of all seats, or after a 7 their losses and what the towers take. */
function worthOfRow(look: Outlook, row: number): number {
  const { table, seat } = look;
  const seven = isPirate(table);
  const losses = pirateLosses(table, row);
  const due = incomeOf(table, row);
  const gains = losses.map((lost, other) => (seven ? -lost : due[other * 2]! + due[other * 2 + 1]!));
  const booty = seven ? Math.min(sum(losses), towersOf(table, seat)) : 0;
  return booty + sum(gains.map((gain, other) => (other === seat ? gain : -gain * weightOfLoss(look, other))));
}

/** Value of the buildings that the church may displace if this tile lies on the pit. */
function harmOfChurch(look: Outlook, tile: number): number {
  const { table, ground, seat } = look;
  const under = new Set(table.church.map((_builder, part) => ground[churchField(churchAtWith(tile), part)]!));
  const buildings = [...under].filter((there) => there >= 0 && there < PERMIT);
  return sum(
    buildings.map((there) => {
      const worth = worthOfBuilding(look, KIND_OF[there]!, table.sites[there]!);
      return table.owners[there] === seat ? worth : -worth * weightOfLoss(look, table.owners[there]!);
    }),
  );
}

/** Prefers gold; keeps the influence colour it has most of, unless that pays a price. */
function worthOfCard(hand: Hand, move: Move): number {
  if (!("card" in move)) return 0;
  if (move.type === "pay") return hand[move.card]!;
  const keen = move.card === GOLD ? sum(hand) : hand[move.card]!;
  return move.type === "take" ? keen : -keen;
}
