/** English names of pieces. */

export const HOUSE_NAMES = {
  hut: "worker's hut",
  huts: "workers' huts",
  trader: "trader's house",
  craftsman: "craftsman's house",
  well: "well",
  market: "market place",
  merchant: "merchant's house",
  inn: "tavern",
  residence: "princely residence",
  office: "trading office",
  hall: "assembly hall",
} as const;

/** The three large buildings do the same. */
export const KIND_NAMES = { ...HOUSE_NAMES, large: "large building" } as const;

export const CARD_NAMES = { gold: "gold", green: "green influence", blue: "blue influence", red: "red influence" } as const;

export const COLOUR_NAMES = ["blue", "red", "yellow", "green"] as const;

/** Parts of the church's picture, from the north-west. */
export const PART_NAMES = ["north-west", "north", "north-east", "west", "middle", "east", "south-west", "south", "south-east"] as const;

export const BONUS_NAMES: Readonly<Record<string, string>> = {
  move: "move a permit",
  upgrade: "raise a permit",
  extra: "one more permit",
  gold: "take 2 gold",
};
