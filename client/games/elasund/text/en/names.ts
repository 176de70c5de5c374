/** English names of buildings, cards, church parts and bonus actions. */

export const HOUSE_NAMES = {
  hut: "hut",
  huts: "huts",
  trader: "trader’s house",
  craftsman: "craftsman’s house",
  well: "well",
  market: "market",
  merchant: "merchant’s house",
  inn: "tavern",
  residence: "princely residence",
  office: "trading office",
  hall: "assembly hall",
} as const;

/** The three large buildings have the same rules. */
export const KIND_NAMES = { ...HOUSE_NAMES, large: "large building" } as const;
/** Names that are plural. */
export const PLURALS: readonly string[] = ["huts"];

export const CARD_NAMES = { gold: "gold", green: "green influence", blue: "blue influence", red: "red influence" } as const;

/** Parts of the church's picture, from the north-west. */
export const PART_NAMES = ["north-west", "north", "north-east", "west", "middle", "east", "south-west", "south", "south-east"] as const;

export const BONUS_NAMES = {
  move: "Move a permit",
  upgrade: "Upgrade a permit",
  extra: "Place an extra permit",
  gold: "Take gold",
} as const;
