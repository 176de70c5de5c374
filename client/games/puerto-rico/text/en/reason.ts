/** Why something is asked now, and what the choice is for. The person of a sentence is the one who took the role. */
import { does, list, many, who } from "../../../../text/en/grammar.ts";
import { type Amount, type Args, isSome, isYou } from "../../../../text/grammar.ts";
import { GOOD_NAMES, ROLE_NAMES } from "./names.ts";
import { buildingOf, doubloons, goodOf, quarries, roleOf, tileOf, workers } from "./phrases.ts";

const barrels = (amount: Amount): string => many(amount, "barrel");
const circles = (amount: Amount): string => many(amount, "empty circle");
/** "You took the Builder", "Ada took the Builder". */
const took = (a: Args): string => `${who(a)} took the ${roleOf(a)}`;
/** Whole sentences, one after the other. */
const together = (...sentences: readonly (string | false)[]): string => sentences.filter((one) => one !== false).join(" ");
/** "indigo and sugar", of the goods that have an amount. */
const goodsIn = (a: Args): string => list(Object.entries(GOOD_NAMES).flatMap(([id, name]) => (isSome(a[id]) ? [name] : [])));
/** The same at the end of a sentence; nothing once the choice is made. */
const kindsIn = (a: Args): string => (goodsIn(a) === "" ? "" : `: ${goodsIn(a)}`);
/** "Trader 2, Mayor 1". */
const moneyIn = (a: Args): string =>
  Object.entries(ROLE_NAMES)
    .flatMap(([id, name]) => (isSome(a[id]) ? [`${name} ${a[id]}`] : []))
    .join(", ");

/** What a phase in seat order means for a reader who is not asked now; `wait` says how they stand. */
const waiting = (a: Args, later: string, cannot: string): string | false =>
  a.wait === "later" ? later : a.wait === "cannot" ? cannot : a.wait === "done" && "You have had your turn.";

/** "any one of 7 buildings", "1 building". */
const anyOf = (a: Args): string => `${Number(a.possible) > 1 ? "any one of " : ""}${many(a.possible, "building")}`;

/** To the seat that is asked. */
const YOURS = {
  "reason.role": (a: Args) =>
    together(
      isSome(a.last)
        ? "This is the last round: take what scores most for you."
        : "Everyone carries out your role; only you get its privilege.",
      moneyIn(a) !== "" && `Doubloons on the cards: ${moneyIn(a)}.`,
    ),
  "reason.hacienda": (a: Args) => `${took(a)}. Your hacienda draws an extra plantation before you take one; ${a.hidden} are face down.`,
  "reason.settler": (a: Args) =>
    together(
      isSome(a.drawn)
        ? "Your hacienda has drawn one; this one you choose yourself."
        : isYou(a)
          ? isSome(a.quarry)
            ? `${took(a)}, so you choose first and may take a quarry (${a.quarries} left).`
            : `${took(a)}, so you choose first.`
          : `${took(a)}, so everyone may take a plantation.`,
      !isYou(a) && isSome(a.quarry)
        ? "Your construction hut also lets you take a quarry."
        : goodsIn(a) === ""
          ? "Corn needs no building to produce; the others do."
          : `Corn needs no building to produce; you have one for ${goodsIn(a)}.`,
    ),
  "reason.hospice": (a: Args) =>
    `Your hospice has a worker for the ${a.tile === "quarry" ? "quarry" : `${tileOf(a)} plantation`} you took, so it can work at once. ${a.left} are left in the supply.`,
  "reason.mayor": (a: Args) =>
    `${took(a)}, so you may take one more worker. Then the ${a.aboard} on the ship are dealt out, starting with you.`,
  "reason.lifting": (a: Args) =>
    together(
      isYou(a) ? `${took(a)}, so you place first.` : `${took(a)}, so everyone places workers.`,
      `You have ${circles(a.circles)}: without a worker, a plantation or building does nothing.`,
    ),
  "reason.moving": (a: Args) => `${took(a)}. You got no new workers, but you may move yours. You have ${circles(a.circles)}.`,
  "reason.placing": (a: Args) => `You have ${circles(a.circles)}. Plantations need their buildings staffed too; corn does not.`,
  "reason.builder": (a: Args) =>
    together(
      isYou(a) ? `${took(a)}, so you pay ${many(a.builderDiscount, "doubloon")} less.` : `${took(a)}, so everyone may build.`,
      isSome(a.quarries)
        ? `You have ${doubloons(a)} and ${quarries(a.quarries)}: enough for ${anyOf(a)}.`
        : `You have ${doubloons(a)}: enough for ${anyOf(a)}.`,
    ),
  "reason.university": (a: Args) =>
    `Your university has a worker for the ${buildingOf(a)}, so it can work at once. ${a.left} are left in the supply.`,
  "reason.craftsman": (a: Args) => `Everyone has produced. ${took(a)}, so you get one more barrel of a kind you produced${kindsIn(a)}.`,
  "reason.trader": (a: Args) =>
    together(
      isYou(a) ? `${took(a)}, so your sale earns ${many(a.traderBonus, "extra doubloon")}.` : `${took(a)}, so everyone may sell a barrel.`,
      isSome(a.doubloons) ? `Your best sale is ${goodOf(a)} for ${doubloons(a)}.` : "What you can sell now earns nothing.",
      `The house has room for ${a.free} more.`,
    ),
  "reason.captain": (a: Args) =>
    together(
      isSome(a.bonus)
        ? `${took(a)}, so your first load scores ${many(a.bonus, "extra point")}.`
        : `${took(a)}: all load in turn until nobody can.`,
      isSome(a.harbor) ? "Each barrel is 1 point, and your harbor adds 1 to each load." : "Each barrel is 1 point.",
      isSome(a.lost) && `You would lose ${a.lost} if loading ended now.`,
    ),
  "reason.wharf": (a: Args) =>
    together(
      "No ship takes your barrels; your wharf ships all of one kind, 1 point each.",
      isSome(a.lost) && `You would lose ${a.lost} if loading ended now.`,
    ),
  "reason.store": (a: Args) =>
    `Loading is over. Your warehouses can hold ${many(a.kinds, "more kind")}, and one more barrel stays. You lose at least ${a.lost}.`,
  "reason.keep": (a: Args) => `Loading is over. One barrel stays without a warehouse; you lose the other ${a.lost}.`,
} as const;

/** To everyone else, while a seat decides. */
const OTHERS = {
  "reason.role.others": (a: Args) =>
    together(
      a.wait === "watch" ? "Everyone carries out the role." : "You carry out the role too, without its privilege.",
      moneyIn(a) !== "" && `Doubloons on the cards: ${moneyIn(a)}.`,
    ),
  "reason.settler.others": (a: Args) =>
    together(
      `${took(a)}: everyone may take a plantation in turn.`,
      waiting(a, `You choose later; ${a.tiles} lie in the row.`, "You have no room on your island."),
    ),
  "reason.hospice.others": (a: Args) =>
    `The hospice may bring a worker. ${a.left} are left in the supply; the match ends when they no longer fill the ship.`,
  "reason.mayor.others": (a: Args) =>
    `${took(a)} and may take one worker more. Then the ${a.aboard} on the ship are dealt out to everyone.`,
  "reason.placing.others": (a: Args) =>
    together(
      `${took(a)}: everyone places workers in turn.`,
      waiting(
        a,
        isSome(a.workers) ? `You will place ${workers(a.workers)}.` : "You may move your workers later.",
        "You have no choice to make: your workers find their places.",
      ),
    ),
  "reason.builder.others": (a: Args) =>
    together(
      `${took(a)}: everyone may build in turn.`,
      waiting(a, `You have ${doubloons(a)} for your turn.`, `You have ${doubloons(a)} and cannot build anything.`),
    ),
  "reason.university.others": (a: Args) =>
    `The university may bring a worker. ${a.left} are left in the supply; the match ends when they no longer fill the ship.`,
  "reason.craftsman.others": (a: Args) =>
    together(`Everyone has produced. ${does(a, "get")} one more barrel.`, a.wait !== "watch" && `You have ${barrels(a.barrels)}.`),
  "reason.trader.others": (a: Args) =>
    together(
      `${took(a)}: everyone may sell a barrel in turn. The house has room for ${a.free} more.`,
      waiting(a, "You may sell later.", "You have nothing that it buys."),
    ),
  "reason.captain.others": (a: Args) =>
    together(
      `${took(a)}: all load in turn until nobody can.`,
      a.wait !== "watch" &&
        (isSome(a.lost) ? `You have ${barrels(a.barrels)} and would lose ${a.lost} now.` : `You have ${barrels(a.barrels)}.`),
    ),
  "reason.storage.others": "Loading is over. What nobody can store goes back to the supply.",
} as const;

export const REASONS = { ...YOURS, ...OTHERS } as const;
