/** Why a piece cannot be chosen now. */
import { ofWhom, who } from "../../../../text/en/grammar.ts";
import { type Args, isYou } from "../../../../text/grammar.ts";
import { doubloons, goodOf, roleOf } from "./phrases.ts";

export const WHY = {
  "why.role": (a: Args) => `You can do that in the ${roleOf(a).toLowerCase()} phase.`,
  "why.roleTaken": (a: Args) => `${isYou(a) ? "You have" : `${who(a)} has`} taken this role this round.`,
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
  "why.houseHas": (a: Args) => `The trading house already has ${goodOf(a)}.`,
  "why.stored": (a: Args) => `Your ${goodOf(a)} is stored already.`,
  "why.wharfUsed": "You have already used your wharf in this phase.",
  "why.wharfEmpty": "Your wharf has no worker.",
  "why.manned": "This circle already has a worker.",
  "why.nobody": "You have no workers left to place. Pick one up first.",
} as const;
