/** Values of builds and permits for the quick bot, minus their prices. */
import { INFLUENCE, influenceOf } from "../cards.ts";
import { NUMBERS } from "../catalog.ts";
import { canPay, type Price } from "../price.ts";
import { BONUSES, type Move, PERMITS } from "../state.ts";
import { CHURCH_PRICE } from "../town/church.ts";
import { BONUS_PRICE, type Bonus, permitPlaces, permitsFor } from "../town/permits.ts";
import { priceOfSite, sitesFor } from "../town/site.ts";
import { nextPiece, pieceOf, priceOfSpace } from "../town/walls.ts";
import { influenceWorth, type Outlook, worthOfCube, worthOfSite } from "./judge.ts";
import { improvement, type Prospects, prospecting } from "./prospect.ts";

type Hand = readonly number[];

/** Gold spent on building counts a little less than gold held. */
const SPENT = 0.8;
/** A wall piece on the way to a tower, as a share of its cube. */
const TOWARDS_TOWER = 0.25;

const cost = (hand: Hand, { gold, same, each }: Price): number =>
  gold * SPENT + (same + each * INFLUENCE.length) * influenceWorth(influenceOf(hand));

/** Best outcome of a move in the build step; building nothing is worth 0. */
export function worthOfBuild(look: Outlook, hand: Hand, move: Move): number {
  switch (move.type) {
    case "build":
      return Math.max(...worthOfSites(look, hand, move.kind).values());
    case "wall": {
      const { tower, influence } = pieceOf(nextPiece(look.table, look.seat));
      const cube = worthOfCube(look) * (tower ? 1 : TOWARDS_TOWER);
      return cube + influence * influenceWorth(influenceOf(hand)) - priceOfSpace(move.space).gold * SPENT;
    }
    case "church":
      return worthOfCube(look) - CHURCH_PRICE.gold * SPENT;
    default:
      return 0;
  }
}

/** By field. */
export function worthOfSites(look: Outlook, hand: Hand, kind: number): Map<number, number> {
  const sites = sitesFor(look.table, look.seat, kind, look.ground).filter((site) => canPay(hand, priceOfSite(site)));
  return new Map(sites.map((site) => [site.field, worthOfSite(look, site) - cost(hand, priceOfSite(site))]));
}

/** Values for the permit step and for bonus actions. */
export function permitWishes(look: Outlook, hand: Hand, bonus: Bonus | undefined) {
  const around = prospecting(look);
  const places = (action: Bonus | undefined, value: number): Map<number, number> =>
    new Map(
      permitPlaces(look.table, look.ground, action, value, hand).flatMap(({ fields, price }) =>
        fields.map((field) => [field, gain(look, around, action, value, field) - cost(hand, price)] as const),
      ),
    );
  const best = (action: Bonus | undefined, value: number): number => Math.max(...places(action, value).values());
  return {
    byField: (value: number) => places(bonus, value),
    byPermit: (value: number) => best(bonus, value),
    byAction(action: number): number {
      const name = BONUSES[action]!;
      if (name === "gold") return NUMBERS.goldTaken - cost(hand, BONUS_PRICE.gold);
      return Math.max(...permitsFor(look.table, name).map((value) => best(name, value)));
    },
  };
}

/** Value gained by placing the permit there. */
function gain(look: Outlook, around: Prospects, bonus: Bonus | undefined, value: number, field: number): number {
  const { table, seat } = look;
  const here = around(field);
  if (bonus === "upgrade") {
    const from = table.permits.indexOf(field, seat * PERMITS) % PERMITS;
    return improvement(seat, here, [0, 0], [value - from, 0]);
  }
  const gained = improvement(seat, here, [0, 0], [value, 1]);
  if (bonus !== "move") return gained;
  return gained - improvement(seat, around(table.permits[seat * PERMITS + value]!), [-value, -1], [0, 0]);
}
