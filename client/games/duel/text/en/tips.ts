/** Tips for the first matches, one for each kind of choice. */
import { many } from "../../../../text/en/grammar.ts";
import type { Args } from "../../../../text/grammar.ts";
import { coins } from "./phrases.ts";

export const TIPS = {
  "tip.draft": "Wonders with another turn are strong: you take two cards in a row. Check what resources a wonder needs.",
  "tip.turn": "Click a card, then choose: build it, discard it, or click the wonder you want to build with it.",
  "tip.age1":
    "Build brown and grey cards early: they save you coins turn after turn. What only your opponent produces is expensive for you.",
  "tip.age2": "A card is free if you have the card with the same link symbol. Look for the chain among the prices.",
  "tip.age3":
    "There are no brown or grey cards in age III. Purple guilds score by the city that has the most of something, even your opponent’s.",
  "tip.poor": (a: Args) => `Little money? Discard a card that would help your opponent. It earns ${coins(a, "discard")} or more.`,
  "tip.wonder": "You can pay for a wonder now. Build it with a card that your opponent wants.",
  "tip.seven": (a: Args) =>
    `The two of you can build only ${many(a.wondersBuilt, "wonder")}. The last one is lost, so do not wait too long.`,
  "tip.uncover": "Some cards here hide others. What you uncover, your opponent may take first.",
  "tip.war": "The pawn is near your capital. Build red cards, or discard them before your opponent can build them.",
  "tip.science": "Your opponent collects science symbols. Keep new green cards away from them.",
  "tip.token": "Think of what you will build next: some tokens save resources, some earn coins, some are points.",
  "tip.library": "These tokens are not on the board, so your opponent cannot plan for them.",
  "tip.mausoleum": "Take the most expensive card you could not build, or a symbol that makes a pair.",
  "tip.zeus": "It hurts most to lose a resource that nothing else in the city produces.",
  "tip.circus": "It hurts most to lose a resource that nothing else in the city produces.",
  "tip.opener": "Start if an open card is just right for you. If not, let your opponent uncover cards for you.",
} as const;
