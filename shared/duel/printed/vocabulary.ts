/** The words in which cards, wonders and tokens are described, and the shape of a catalogue row. */

export const RESOURCES = ["wood", "stone", "clay", "glass", "papyrus"] as const;
export type Resource = (typeof RESOURCES)[number];
/** Raw resources come first, then the grey ones. */
export const FIRST_GREY = 3;
export const COLOURS = ["brown", "grey", "blue", "green", "yellow", "red", "purple"] as const;
export type Colour = (typeof COLOURS)[number];
/** The order is that of the science symbols' bits; Law is on a token and can never pair. */
export const SYMBOLS = ["wheel", "quill", "mortar", "plumb", "globe", "sundial", "law"] as const;
export type ScienceSymbol = (typeof SYMBOLS)[number];
/** What a card can be worth something for each of, in a city. */
export type Countable = "brown" | "grey" | "blue" | "green" | "yellow" | "red" | "brownAndGrey" | "wonders" | "treasure";
/** The choice a wonder forces when it is built. */
export type Sequel = "library" | "mausoleum" | "zeus" | "circus";

export type Amounts = Readonly<Partial<Record<Resource, number>>>;

/** No card, wonder or token; also an empty place. */
export const NONE = -1;

export interface CardRow {
  readonly id: string;
  readonly age: 1 | 2 | 3;
  readonly colour: Colour;
  readonly coins?: number;
  readonly need?: Amounts;
  /** Free for a city that has this card. */
  readonly freeWith?: string;
  /** A card makes one kind of resource. */
  readonly makes?: Amounts;
  /** One unit of these a turn, its owner's choice; not seen by the opponent's prices. */
  readonly makesOne?: "raw" | "grey";
  /** Resources that cost 1 a unit from now on. */
  readonly flat?: readonly Resource[];
  readonly shields?: number;
  readonly points?: number;
  readonly science?: ScienceSymbol;
  readonly income?: number;
  /** Coins when built, for each in the builder's city. */
  readonly incomePer?: { readonly what: Countable; readonly coins: number };
  /** Coins when built and points at the end, for each in the city that has more. */
  readonly guild?: { readonly what: Countable; readonly coins: number; readonly points: number };
}

export interface WonderRow {
  readonly id: string;
  readonly need: Amounts;
  readonly points?: number;
  readonly shields?: number;
  /** Its builder has another turn. */
  readonly again?: boolean;
  readonly income?: number;
  /** Coins the opponent loses. */
  readonly robs?: number;
  readonly makesOne?: "raw" | "grey";
  readonly then?: Sequel;
}

export interface TokenRow {
  readonly id: string;
  readonly income?: number;
  readonly points?: number;
  readonly pointsPerToken?: number;
  readonly science?: ScienceSymbol;
  /** Two resources less for these. */
  readonly waives?: "wonders" | "blue";
}
