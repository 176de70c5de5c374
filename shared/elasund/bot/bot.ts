/** The quick player: each question is answered by what its answers are worth at a glance. */
import type { View } from "../../core/game.ts";
import { shareOfVictory } from "../../core/outcome.ts";
import { sum } from "../cards.ts";
import { KIND_OF, NUMBERS } from "../catalog.ts";
import { moves } from "../moves.ts";
import { isPirate, pirateLosses } from "../pirates.ts";
import { result } from "../score.ts";
import { incomeOf } from "../ship.ts";
import { type Elasund, GOLD, type Move, NONE } from "../state.ts";
import { churchAtWith, churchField, PERMIT } from "../town/grid.ts";
import { bonusOf } from "../town/permits.ts";
import { towersOf } from "../town/walls.ts";
import { type Outlook, outlook, spite, worthOfBuilding, worthOfSeat } from "./judge.ts";
import { permitWishes, worthOfBuild, worthOfSites } from "./wishes.ts";

type Hand = readonly number[];

/** The move that looks best; of equals the first. */
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

/** What each answer to the present question is worth. */
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

/** Income for itself and the others, or with a 7 what everybody loses and the towers take. */
function worthOfRow(look: Outlook, row: number): number {
  const { table, seat } = look;
  const seven = isPirate(table);
  const losses = pirateLosses(table, row);
  const due = incomeOf(table, row);
  const gains = losses.map((lost, other) => (seven ? -lost : due[other * 2]! + due[other * 2 + 1]!));
  const booty = seven ? Math.min(sum(losses), towersOf(table, seat)) : 0;
  return booty + sum(gains.map((gain, other) => (other === seat ? gain : -gain * spite(look, other))));
}

/** What may come to lie under the church if this tile lies on the pit. */
function harmOfChurch(look: Outlook, tile: number): number {
  const { table, ground, seat } = look;
  const under = new Set(table.church.map((_builder, part) => ground[churchField(churchAtWith(tile), part)]!));
  const buildings = [...under].filter((there) => there >= 0 && there < PERMIT);
  return sum(
    buildings.map((there) => {
      const worth = worthOfBuilding(look, KIND_OF[there]!, table.sites[there]!);
      return table.owners[there] === seat ? worth : -worth * spite(look, table.owners[there]!);
    }),
  );
}

/** Gold is taken first and given last; of influence the colour there is most of is kept, unless it has to be paid with. */
function worthOfCard(hand: Hand, move: Move): number {
  if (!("card" in move)) return 0;
  if (move.type === "pay") return hand[move.card]!;
  const keen = move.card === GOLD ? sum(hand) : hand[move.card]!;
  return move.type === "take" ? keen : -keen;
}

export function value({ table, seat }: View<Elasund>): number {
  const over = result(table);
  if (over !== undefined) return shareOfVictory(over, seat);
  const look = outlook(table, seat);
  const rival = Math.max(...table.cubes.flatMap((_cubes, other) => (other === seat ? [] : [worthOfSeat(look, other)])));
  return 1 / (1 + Math.exp((rival - worthOfSeat(look, seat)) / SLOPE));
}

/** Gold of lead that makes a match about three to one. */
const SLOPE = 15;
