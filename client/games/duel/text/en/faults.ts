/** 7 Wonders Duel in English: why a position is not possible. */
import { type Args, type Catalogue, called } from "../../../../text/grammar.ts";
import { CARD_NAMES, TOKEN_NAMES, WONDER_NAMES } from "./phrases.ts";

export const faults = {
  "fault.twice.card": (a: Args) => `${called(CARD_NAMES, a.card)}: this card lies in two places.`,
  "fault.twice.wonder": (a: Args) => `${called(WONDER_NAMES, a.wonder)}: this wonder lies in two places.`,
  "fault.twice.token": (a: Args) => `${called(TOKEN_NAMES, a.token)}: this progress token lies in two places.`,
  "fault.hidden": "What is hidden does not fit what lies on the table.",
  "fault.board": "At most {n} progress tokens lie on the board.",
  "fault.early": (a: Args) => `${called(CARD_NAMES, a.card)}: this card comes in a later age.`,
  "fault.crowded": "Age {age}: {n} cards are in sight, but only {most} are dealt.",
  "fault.guilds": "{n} guilds are in sight, but only {most} are in the match.",
  "fault.coins": "{name} has fewer than no coins.",
  "fault.wonders": "{name} has {n} wonders; it must be {most}.",
  "fault.eighth": "Only seven wonders can be built.",
  "fault.removed": "A wonder is out of the match only once seven are built.",
  "fault.draft": "The age and the draft of the wonders do not fit.",
  "fault.hole": "Place {place} of the display is empty, though a card still covers it.",
  "fault.otherAge": (a: Args) => `${called(CARD_NAMES, a.card)}: this card is not of age ${a.age}.`,
  "fault.face": "Place {place} of the display: the card lies on the wrong side.",
  "fault.over": "The match is over and nobody has won, or the other way round.",
  "fault.capital": "The conflict pawn stands on a capital: the match would be over.",
  "fault.science": "{name} has six different symbols: the match would be over.",
  "fault.loot": "The conflict pawn has passed a military token that is still there.",
  "fault.phase": "What is asked now cannot be answered in this position.",
} as const satisfies Catalogue;
