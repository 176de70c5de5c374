/** Puerto Rico in English: what a match asks, tells and counts. */
import { are, asked, called, does, list, many, ofWhom, personAt, verb, who, whose } from "../../../../text/en/grammar.ts";
import { type Amount, type Args, type Catalogue, isSome, isYou, type People, pairsIn } from "../../../../text/grammar.ts";
import { learn } from "./learn.ts";
import {
  aTile,
  barrels,
  buildingOf,
  buildings,
  doubloons,
  GOOD_NAMES,
  goodOf,
  inSpot,
  points,
  quarries,
  ROLE_NAMES,
  roleOf,
  spotOf,
  tileOf,
  workers,
} from "./phrases.ts";

// For reasons.

const barrelCount = (amount: Amount): string => many(amount, "barrel");
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

// For the log.

/** Why a player is passed over, by role. */
const SKIPPED: Readonly<Record<string, string>> = {
  settler: "cannot take a plantation",
  builder: "cannot build anything",
  craftsman: "cannot take an extra barrel",
  trader: "cannot sell anything",
  captain: "cannot load anything",
};

// For the table in words.

const goods = (a: Args): string => list(pairsIn(a.goods).map(([count, good]) => `${count} ${called(GOOD_NAMES, good)}`));

export const play = {
  ...learn,

  // What is asked, the buttons that answer, and the icons beside them.
  "prompt.role": asked(
    (a) => (Number(a.own) > 1 ? `Round ${a.round}: choose a role, ${a.nth} of ${a.own}.` : `Round ${a.round}: choose a role.`),
    (a) => `Round ${a.round}: ${who(a)} chooses a role.`,
  ),
  "prompt.hacienda": asked(
    "Settler: draw a hidden plantation, then take one from the row, or just take one.",
    (a) => `Settler: ${who(a)} may draw a hidden plantation first.`,
  ),
  "prompt.settler": asked(
    (a) => (isSome(a.quarry) ? "Settler: take a plantation or a quarry." : "Settler: take a plantation."),
    (a) => `Settler: ${who(a)} takes a plantation.`,
  ),
  "prompt.hospice": asked("Hospice: send a worker to it?", (a) => `Hospice: ${who(a)} may take a worker.`),
  "prompt.mayor": asked("Mayor: take an extra worker?", (a) => `Mayor: ${who(a)} may take an extra worker.`),
  "prompt.lifting": asked(
    (a) => (isSome(a.placed) ? `Mayor: place ${workers(a.colonists)}, or pick up others first.` : `Mayor: place ${workers(a.colonists)}.`),
    (a) => `Mayor: ${who(a)} places workers.`,
  ),
  "prompt.moving": asked("Mayor: move your workers, or leave them.", (a) => `Mayor: ${who(a)} places workers.`),
  "prompt.placing": asked(
    (a) => `Mayor: ${workers(a.colonists)} left to place.`,
    (a) => `Mayor: ${who(a)} places workers.`,
  ),
  "prompt.builder": asked("Builder: choose a building.", (a) => `Builder: ${who(a)} may build.`),
  "prompt.university": asked("University: send a worker to it?", (a) => `University: ${who(a)} may take a worker.`),
  "prompt.craftsman": asked("Craftsman: choose your extra barrel.", (a) => `Craftsman: ${who(a)} takes an extra barrel.`),
  "prompt.trader": asked("Trader: sell one barrel.", (a) => `Trader: ${who(a)} may sell a barrel.`),
  "prompt.captain": asked(
    (a) => `Captain: load one kind. You have ${many(a.barrels, "barrel")}.`,
    (a) => `Captain: ${who(a)} loads barrels.`,
  ),
  "prompt.wharf": asked(
    (a) => `Captain: use your wharf? The others have ${many(a.others, "barrel")}.`,
    (a) => `Captain: ${who(a)} may use the wharf.`,
  ),
  "prompt.store": asked(
    (a) => `Choose ${many(a.kinds, "kind")} of goods to store.`,
    (a) => `Captain: ${who(a)} chooses what to store.`,
  ),
  "prompt.keep": asked("Choose one barrel to keep.", (a) => `Captain: ${who(a)} keeps one barrel.`),
  "prompt.over": "The match is over.",

  "pick.role": (a: Args) => `Take the ${roleOf(a)}`,
  "pick.draw": "Draw a hidden plantation",
  "pick.tile": (a: Args) => `Take ${aTile(a)}`,
  "pick.colonist.hospice": "Send a worker",
  "pick.colonist.mayor": "Take the worker",
  "pick.colonist.university": "Send a worker",
  "pick.lift": (a: Args) => `Pick up a worker from the ${spotOf(a)}`,
  "pick.place": (a: Args) => `Place a worker ${inSpot(a)}`,
  "pick.build": (a: Args) => `Build the ${buildingOf(a)}`,
  "pick.extra": (a: Args) => `Take a barrel of ${goodOf(a)}`,
  "pick.sell": (a: Args) => `Sell a barrel of ${goodOf(a)}`,
  "pick.load": (a: Args) => `Load ${a.barrels} ${goodOf(a)} on the ${a.size}-barrel ship`,
  "pick.loadAll": (a: Args) => `Load all ${goodOf(a)} on the ${a.size}-barrel ship`,
  "pick.wharf": (a: Args) => `Ship all ${goodOf(a)} from your wharf`,
  "pick.brief.ship": (a: Args) => `On the ${a.size}-barrel ship`,
  "pick.brief.wharf": "From your wharf",
  "pick.brief.some": (a: Args) => `${a.barrels} ${goodOf(a)}`,
  "pick.brief.all": (a: Args) => `All ${goodOf(a)}`,
  "pick.store": (a: Args) => `Store all ${goodOf(a)}`,
  "pick.keep": (a: Args) => `Keep a barrel of ${goodOf(a)}`,
  "fill.again": "As last time",
  "fill.first": "Fill the circles",
  "pick.pass.hacienda": "Take no plantation at all",
  "pick.pass.settler": "Skip the plantation",
  "pick.pass.hospice": "Skip the worker",
  "pick.pass.mayor": "Skip the worker",
  "pick.pass.lifting": "Leave workers as they are",
  "pick.pass.builder": "Build nothing",
  "pick.pass.university": "Skip the worker",
  "pick.pass.craftsman": "Skip the barrel",
  "pick.pass.trader": "Sell nothing",
  "pick.pass.captain": "Skip the wharf",

  "chip.pays": (a: Args) => (a.doubloons === 0 ? "free" : `costs you ${doubloons(a)}`),
  "chip.costs": (a: Args) => `costs ${many(Math.abs(Number(a.doubloons)), "doubloon")}`,
  "chip.earns": (a: Args) => `earns ${doubloons(a)}`,
  "chip.scores": (a: Args) => `scores ${points(a.points)}`,
  "chip.barrels": (a: Args) => barrels(a),
  "chip.lost": (a: Args) => `${many(a.barrels, "barrel")} would be lost`,
  "chip.tiles": (a: Args) => many(a.tiles, "tile"),
  "chip.colonists": (a: Args) => `${workers(a.colonists)} (colonists)`,
  "chip.money": (a: Args) => `${doubloons(a)} in hand`,
  "chip.points": (a: Args) => `${points(a.points)} if the match ended now`,
  "chip.covered": "points are hidden until the end",
  "chip.circles": (a: Args) => many(a.circles, "empty circle"),
  "chip.spaces": (a: Args) => `${many(a.spaces, "city space")} free`,

  "goal.score": "The most points win: for shipping barrels, for buildings, and for staffed large buildings.",
  "goal.colonists": (a: Args) =>
    Number(a.left) === 0
      ? "Ending 1 of 3: the worker ship cannot be refilled completely. No workers are left."
      : `Ending 1 of 3: the worker ship cannot be refilled completely. For the circles empty now, it would need ${a.wanted}; ${a.left} are left.`,
  "goal.city": (a: Args) => `Ending 2 of 3: a city is full. The fullest has ${a.spaces} of ${a.citySpaces} spaces filled.`,
  "goal.points": (a: Args) => `Ending 3 of 3: the points for shipping run out. ${a.left} of ${a.start} are left.`,

  "option.victoryPoints": "Other players’ points",
  "option.victoryPoints.covered": "hidden",
  "option.victoryPoints.open": "visible",
  "option.victoryPoints.note": "If hidden, players see only their own points until the match is over.",
  "option.cornSeat": "Money for players who start with corn",
  "option.cornSeat.printed": "as printed",
  "option.cornSeat.oneLess": (a: Args) => `${many(a.cornSeatLess, "doubloon")} less`,
  "option.cornSeat.note": "Starting with corn is an advantage. Less money balances it.",
  "option.factoryUniversity": "Factory and university",
  "option.factoryUniversity.printed": (a: Args) => `${a.factoryCost} and ${a.universityCost}`,
  "option.factoryUniversity.swapped": (a: Args) => `${a.universityCost} and ${a.factoryCost}`,
  "option.factoryUniversity.note": "What the two buildings cost: as printed, or swapped.",

  // Why something is asked now, and what the choice is for. The person of a sentence is the one who took the role.
  // To the seat that is asked.
  "reason.role": (a: Args) =>
    together(
      isSome(a.last)
        ? "This is the last round: take what scores most for you."
        : isSome(a.alone)
          ? "Unless it is the Prospector, everyone carries out your role; only you get its privilege."
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
  "reason.keep": (a: Args) =>
    `Loading is over. One barrel stays without a warehouse; you lose the other ${Number(a.lost) === 1 ? "one" : a.lost}.`,

  // To everyone else, while a seat decides.
  "reason.role.others": (a: Args) =>
    together(
      a.wait === "watch"
        ? isSome(a.alone)
          ? "Unless it is the Prospector, everyone carries out the role."
          : "Everyone carries out the role."
        : isSome(a.alone)
          ? "Unless it is the Prospector, you carry out the role too, without its privilege."
          : "You carry out the role too, without its privilege.",
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
    together(`Everyone has produced. ${does(a, "get")} one more barrel.`, a.wait !== "watch" && `You have ${barrelCount(a.barrels)}.`),
  "reason.trader.others": (a: Args) =>
    together(
      `${took(a)}: everyone may sell a barrel in turn. The house has room for ${a.free} more.`,
      waiting(a, "You may sell later.", "You have nothing that it buys."),
    ),
  "reason.captain.others": (a: Args) =>
    together(
      `${took(a)}: all load in turn until nobody can.`,
      a.wait !== "watch" &&
        (isSome(a.lost) ? `You have ${barrelCount(a.barrels)} and would lose ${a.lost} now.` : `You have ${barrelCount(a.barrels)}.`),
    ),
  "reason.storage.others": "Loading is over. What nobody can store goes back to the supply.",

  // Why a piece cannot be chosen now.
  "why.role": (a: Args) => `You can do that in the ${roleOf(a).toLowerCase()} phase.`,
  "why.roleTaken": (a: Args) => `${isYou(a) ? "You have" : `${who(a)} has`} taken this role this round.`,
  "why.roleLater": (a: Args) => `The ${roleOf(a)} is being carried out. You take a role when it is your turn to choose one.`,
  "why.workerFirst": "First decide whether you want the worker.",
  "why.circles": "Choose an empty circle for a worker, or a worker to pick up.",
  "why.nextMayor": "These workers come with the next Mayor.",
  "why.supply": "Workers come with the Mayor, a hospice or a university.",
  "why.loadingOver": "Loading is over. Choose what to store.",
  "why.goodsLater": "You sell barrels with the Trader and ship them with the Captain.",
  "why.theirs": (a: Args) => `That is ${ofWhom(a)}.`,
  "why.dear": (a: Args) => `It costs ${doubloons(a)}. You are ${a.lack} short.`,
  "why.haveIt": "You have this building already.",
  "why.noneOfIt": "There are none of these left.",
  "why.noRoom": (a: Args) => (Number(a.spaces) > 1 ? "It needs 2 free city spaces." : "Your city is full."),
  "why.noQuarry": "There are no quarries left.",
  "why.quarry": "To take a quarry, you need the Settler or a staffed construction hut.",
  "why.hacienda": "To draw a hidden plantation, you need a staffed hacienda.",
  "why.stackEmpty": "There are no hidden plantations left.",
  "why.drawn": "Your hacienda has already drawn.",
  "why.shipFull": "This ship is full.",
  "why.shipOf": (a: Args) => `This ship carries ${goodOf(a)}, and you have none.`,
  "why.shipNone": "Your barrels must go on the ships that already carry their kind.",
  "why.shipLarger": "Another empty ship takes more of your barrels.",
  "why.barrelFirst": "First choose a barrel to sell.",
  "why.notProduced": (a: Args) => `You did not produce any ${goodOf(a)} this time.`,
  "why.noneLeft": (a: Args) => `The supply has no ${goodOf(a)} left.`,
  "why.noBarrels": (a: Args) => `You have no ${goodOf(a)}.`,
  "why.goodFull": (a: Args) => `The ship with ${goodOf(a)} is full.`,
  "why.goodNone": (a: Args) => `No ship can take ${goodOf(a)}: each carries another kind.`,
  "why.houseHas": (a: Args) => `The trading house already has ${goodOf(a)}, and buys each kind once.`,
  "why.stored": (a: Args) => `Your ${goodOf(a)} is stored already.`,
  "why.wharfUsed": "You have already used your wharf in this phase.",
  "why.wharfEmpty": "Your wharf has no worker.",
  "why.manned": "You can pick up workers only before you place the first one.",
  "why.nobody": "You have no workers left to place. Pick one up first.",

  // What happened, for the log. Most sentences are about a seat: "You take the Mayor."
  "log.began": "The match begins.",
  "log.resigned": (a: Args) => `${does(a, "resign")}.`,
  "log.ended": "The match was ended.",
  "log.role": (a: Args) => `${does(a, "take")} the ${roleOf(a)}.`,
  "log.rolePaid": (a: Args) => `${does(a, "take")} the ${roleOf(a)} and the ${doubloons(a)} on it.`,
  "log.prospected": (a: Args) => `${does(a, "get")} ${many(a.prospecting, "doubloon")} as prospector.`,
  "log.tile": (a: Args) => `${does(a, "take")} ${aTile(a)}.`,
  "log.drew": (a: Args) => `${does(a, "draw")} ${aTile(a)} with the hacienda.`,
  "log.discarded": "The remaining plantations are discarded.",
  "log.reshuffled": "The stacks are empty: the discarded plantations are shuffled back in.",
  "log.turned": (a: Args) => `${many(a.count, "new plantation")} ${are(a.count)} turned up.`,
  "log.landed": (a: Args) => `${does(a, "get")} ${workers(a.count)} from the ship.`,
  "log.privilege": (a: Args) => `${does(a, "get")} an extra worker as mayor.`,
  "log.lifted": (a: Args) => `${does(a, "pick")} up a worker from the ${spotOf(a, "from")}.`,
  "log.placed": (a: Args) => `${does(a, "send")} ${workers(a.count)} to the ${spotOf(a)}.`,
  "log.sent": (a: Args) => `${does(a, "get")} a worker ${inSpot(a)}.`,
  "log.boarded": (a: Args) =>
    Number(a.count) === 0 ? "No workers are left for the next ship." : `${workers(a.count)} will arrive with the next ship.`,
  "log.built": (a: Args) => `${does(a, "build")} the ${buildingOf(a)} for ${doubloons(a)}.`,
  "log.builtFree": (a: Args) => `${does(a, "build")} the ${buildingOf(a)} for free.`,
  "log.produced": (a: Args) => `${does(a, "produce")} ${barrels(a)}.`,
  "log.extra": (a: Args) => `${does(a, "get")} an extra barrel of ${goodOf(a)} as craftsman.`,
  "log.factory": (a: Args) => `${whose(a)} factory earns ${doubloons(a)}.`,
  "log.sold": (a: Args) => `${does(a, "sell")} a barrel of ${goodOf(a)} for ${doubloons(a)}.`,
  "log.soldFree": (a: Args) => `${does(a, "sell")} a barrel of ${goodOf(a)} but ${verb(a, "earn")} nothing.`,
  "log.houseEmptied": "The trading house is full and is emptied.",
  "log.loaded": (a: Args) => `${does(a, "load")} ${barrels(a)} on the ${a.size}-barrel ship: ${points(a.barrels)}.`,
  "log.wharf": (a: Args) => `${does(a, "ship")} ${barrels(a)} from ${isYou(a) ? "your" : "the"} wharf: ${points(a.barrels)}.`,
  "log.bonus.captain": (a: Args) => `${does(a, "score")} ${many(a.captainBonus, "extra point")} as captain.`,
  "log.bonus.harbor": (a: Args) => `${does(a, "score")} ${many(a.harborBonus, "extra point")} with the harbor.`,
  "log.loadingOver": "Loading is over. Players store what they can keep.",
  "log.stored": (a: Args) => `${does(a, "store")} all ${goodOf(a)}.`,
  "log.kept": (a: Args) => `${does(a, "keep")} a barrel of ${goodOf(a)}.`,
  "log.returned": (a: Args) => `${does(a, "lose")} ${barrels(a)}.`,
  "log.sailed": (a: Args) => `The ${a.size}-barrel ship is full of ${goodOf(a)}. It sails and comes back empty.`,
  "log.passed.hacienda": (a: Args) => `${does(a, "take")} no plantation.`,
  "log.passed.settler": (a: Args) => `${does(a, "take")} no plantation.`,
  "log.passed.hospice": (a: Args) => `${does(a, "take")} no worker from the hospice.`,
  "log.passed.mayor": (a: Args) => `${does(a, "take")} no extra worker.`,
  "log.passed.lifting": (a: Args) => `${does(a, "leave")} all workers where they are.`,
  "log.passed.builder": (a: Args) => `${does(a, "build")} nothing.`,
  "log.passed.university": (a: Args) => `${does(a, "take")} no worker from the university.`,
  "log.passed.craftsman": (a: Args) => `${does(a, "take")} no extra barrel.`,
  "log.passed.trader": (a: Args) => `${does(a, "sell")} nothing.`,
  "log.passed.captain": (a: Args) => `${does(a, "do")} not use ${isYou(a) ? "your" : "the"} wharf.`,
  "log.skipped": (a: Args) => `${who(a)} ${SKIPPED[`${a.role}`] ?? "cannot do anything"}.`,
  "log.lastRound.colonists": "There are too few workers for the next ship. This is the last round.",
  "log.lastRound.city": "A city is full. This is the last round.",
  "log.lastRound.victoryPoints": "The points have run out. This is the last round.",
  "log.paid": (a: Args) => `Each role left over gets ${many(a.onCardNotChosen, "doubloon")}.`,
  "log.governor": (a: Args) => `Round ${a.round}: ${isYou(a) ? "you are" : `${who(a)} is`} governor.`,
  "log.over": "The last round is over.",

  round: (a: Args) => `Round ${a.round}`,
  "end.points": (a: Args) => `Most points: ${a.best}.`,
  "end.wealth": "Tied on points: doubloons and barrels decided.",
  "end.shared": (a: Args) => `Tied on doubloons and barrels too, with ${points(a.best)}.`,

  // The table in words, for players who do not see it. Lists are packed as in `pairsIn`.
  "words.governor": (a: Args) => `Governor: ${who(a)}.`,
  "words.roles": (a: Args) =>
    `Roles to take: ${list(pairsIn(a.roles).map(([money, role]) => (money > 0 ? `${called(ROLE_NAMES, role)} with ${doubloons({ doubloons: money })}` : called(ROLE_NAMES, role))))}.`,
  "words.rolesTaken": (a: Args, people?: People) =>
    `Roles taken: ${list(pairsIn(a.roles).map(([seat, role]) => `${called(ROLE_NAMES, role)} by ${who(personAt(seat, people))}`))}.`,
  "words.shipEmpty": (a: Args) => `Cargo ship for ${a.size} barrels: empty.`,
  "words.ship": (a: Args) => `Cargo ship for ${a.size} barrels: ${barrels(a)}, ${many(a.free, "space")} free.`,
  "words.house": (a: Args) =>
    a.count === 0
      ? `Trading house: empty, ${many(a.spaces, "space")}.`
      : `Trading house: ${goods(a)}; ${a.count} of ${many(a.spaces, "space")} taken.`,
  "words.tiles": (a: Args) =>
    `Plantations to take: ${list(pairsIn(a.tiles).map(([count, tile]) => `${count} ${tileOf({ tile })}`))}. ${many(a.quarries, "quarry", "quarries")} left.`,
  "words.barrels": (a: Args) => `Barrels in the supply: ${goods(a)}.`,
  "words.buildings": (a: Args) => `Buildings left: ${list(pairsIn(a.buildings).map(([count, building]) => buildings(count, building)))}.`,
  "words.colonists": (a: Args) =>
    `${workers(a.left)} in the supply. For the circles empty now, the ship would need ${a.wanted}; workers placed first make it fewer.`,
  "words.points": (a: Args) => `${points(a.points)} in the supply.`,

  // What roles and buildings brought, for the score sheet.
  "earned.roleCards": "Role cards",
  "earned.points": (a: Args) => many(a.n, "point"),
  "earned.doubloons": (a: Args) => many(a.n, "doubloon"),
  "earned.saved": (a: Args) => `${many(a.n, "doubloon")} saved`,
  "earned.barrels": (a: Args) => many(a.n, "barrel"),
  "earned.workers": (a: Args) => many(a.n, "worker"),
  "earned.tiles": (a: Args) => many(a.n, "tile"),

  // How matches were won and what a player does again and again, for the statistics.
  "won.points": "On points",
  "won.wealth": "On doubloons and barrels, after a tie",
  "won.shared": "Shared victory",
  "habit.role": "Your first role",
  "habit.opening": "Your first building",
  "habit.buildings": "Buildings you buy",
} satisfies Catalogue;
