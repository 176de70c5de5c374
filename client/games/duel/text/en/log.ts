/** What happened, for the log. Most sentences are about a seat: "You build the Clay Pool." */
import { called, does, list, many, ofWhom, personAt, verb } from "../../../../text/en/grammar.ts";
import type { Args, People } from "../../../../text/grammar.ts";
import { age, card, cardsIn, coins, colour, token, wonder } from "./phrases.ts";

/** Where coins come from or go to. */
const REASONS: Readonly<Record<string, string>> = {
  card: "from the new building",
  guild: "from the guild",
  wonder: "from the wonder",
  token: "from the progress token",
  chain: "from Urbanism",
  economy: "from Economy",
  loot: "to looting",
  robbed: "to the Appian Way",
};
const AGES = ["", "I", "II", "III"];
const reason = (a: Args): string => called(REASONS, a.why);
const rival = (a: Args, people?: People): Args => personAt(1 - Number(a.seat), people);

export const LOG = {
  "log.drafted": (a: Args) => `${does(a, "choose")} ${wonder(a)}.`,
  "log.draftedLast": (a: Args) => `${does(a, "get")} the last one, ${wonder(a)}.`,
  "log.offered": (a: Args) => `The next ${many(a.wondersOnOffer, "wonder")} are laid out.`,
  "log.dealt": (a: Args) => `Age ${age(a)} begins.`,
  "log.built": (a: Args) => `${does(a, "build")} the ${card(a)} for ${coins(a, "paid")}.`,
  "log.builtFree": (a: Args) => `${does(a, "build")} the ${card(a)} for free.`,
  "log.chained": (a: Args) => `${does(a, "build")} the ${card(a)} for free, thanks to the ${card(a, "giver")}.`,
  "log.discarded": (a: Args) => `${does(a, "discard")} the ${card(a)} for ${coins(a)}.`,
  "log.wonder": (a: Args) => `${does(a, "build")} ${wonder(a)} with the ${card(a)} for ${coins(a, "paid")}.`,
  "log.wonderFree": (a: Args) => `${does(a, "build")} ${wonder(a)} with the ${card(a)} for free.`,
  "log.removed": (a: Args) => `${many(a.wondersBuilt, "wonder")} are built, so ${wonder(a)} goes back to the box.`,
  "log.coinsWon": (a: Args) => `${does(a, "gain")} ${coins(a)} ${reason(a)}.`,
  "log.coinsLost": (a: Args) => `${does(a, "lose")} ${coins(a)} ${reason(a)}.`,
  "log.pawn": (a: Args, people?: People) => {
    const where =
      a.left === 0
        ? "in the capital"
        : a.left === a.capital
          ? "in the middle"
          : `${many(a.left, "space")} from ${ofWhom(a.ownSide ? a : rival(a, people))} capital`;
    return `${does(a, "move")} the conflict pawn ${many(a.steps, "space")}. It is now ${where}.`;
  },
  "log.pawnStays": "The conflict pawn does not move.",
  "log.looted": (a: Args) => `${does(a, "lose")} ${coins(a)} to looting.`,
  "log.lootedNothing": (a: Args) => `${does(a, "are")} looted but ${verb(a, "have")} no coins to lose.`,
  "log.pair": (a: Args) => `${does(a, "have")} a pair of science symbols and ${verb(a, "take")} a progress token.`,
  "log.token": (a: Args) => `${does(a, "take")} ${token(a)}.`,
  "log.drew": (a: Args) => `${does(a, "look")} at ${many(a.tokensDrawn, "token")} from the box.`,
  "log.kept": (a: Args) => `${does(a, "keep")} ${token(a)}. The other tokens go back face down.`,
  "log.mourned": (a: Args) => `${does(a, "look")} through the discard pile.`,
  "log.revived": (a: Args) => `${does(a, "build")} the ${card(a)} from the discard pile for free.`,
  "log.threatened": (a: Args) => `${does(a, "are")} about to lose a ${colour(a)} card.`,
  "log.destroyed": (a: Args) => `${does(a, "lose")} the ${card(a)}.`,
  "log.freed": (a: Args) => `Turned over: ${list(cardsIn(a).map((one) => `the ${card(one)}`))}.`,
  "log.again": (a: Args) => `${does(a, "take")} another turn.`,
  "log.opener": (a: Args) => `${does(a, "decide")} who starts the age.`,
  "log.opens": (a: Args) => `${does(a, "start")} the age.`,
  "log.wonMilitary": (a: Args, people?: People) => `${does(a, "reach")} ${ofWhom(rival(a, people))} capital and ${verb(a, "win")}.`,
  "log.wonScience": (a: Args) => `${does(a, "have")} ${many(a.symbolsToWin, "different science symbol")} and ${verb(a, "win")}.`,
  "log.wonPoints": "The last card is played. Points decide.",
  "log.began": "The match begins.",
  "log.takenBack": (a: Args) => `${does(a, "take")} back the last move.`,
  "log.resigned": (a: Args) => `${does(a, "resign")}.`,
  "log.ended": "The match was ended.",
} as const;

export const ENDINGS = {
  round: (a: Args) => (a.round === 0 ? "Wonder draft" : `Age ${AGES[Number(a.round)]}`),
  "end.points": (a: Args) => `Points decide: ${a.best} to ${a.second}.`,
  "end.blue": "Tied on points: blue cards decide.",
  "end.shared": "Tied on points and on blue cards.",
  "end.military": "Military victory: the capital has fallen.",
  "end.science": (a: Args) => `Scientific victory: ${many(a.symbolsToWin, "different symbol")}.`,
} as const;
