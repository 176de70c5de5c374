/** What a seat gets and gives for a choice, or why it may not have it. */
import type { Role } from "../state.ts";

/** Changes at once and for this seat alone; what other seats do later in the role is not in it. No number is negative. */
export interface Offer {
  readonly why?: never;
  /** Doubloons paid. */
  readonly price: number;
  /** Doubloons received. */
  readonly money: number;
  /** Victory points for loading, bonuses included. */
  readonly points: number;
  /** Barrels of the chosen good received. */
  readonly barrels: number;
  /** Barrels of the chosen good that are sold or loaded. */
  readonly given: number;
  /** Barrels of the chosen good that are safe in storage. */
  readonly kept: number;
  /** Barrels of any good that go back to the supply unused. */
  readonly lost: number;
  /** New colonists. */
  readonly colonists: number;
  readonly tiles: number;
}

export const FREE: Offer = { price: 0, money: 0, points: 0, barrels: 0, given: 0, kept: 0, lost: 0, colonists: 0, tiles: 0 };

/** Goods, seats, ships and roles are numbers, as on the table. */
export type Denial =
  // Whose choice it is, and of what.
  | { readonly why: "over" }
  | { readonly why: "otherTurn"; readonly seat: number }
  | { readonly why: "otherRole"; readonly role: Role }
  | { readonly why: "otherQuestion" } // the role is right, but it asks for something else first
  | { readonly why: "roleTaken"; readonly seat: number }
  | { readonly why: "noCard" }
  // Settler.
  | { readonly why: "islandFull" }
  | { readonly why: "tileGone" }
  | { readonly why: "noQuarry" }
  | { readonly why: "settlersQuarry" } // for the settler and construction huts only
  | { readonly why: "noHacienda" }
  | { readonly why: "stackEmpty" }
  | { readonly why: "drawn" }
  // Mayor.
  | { readonly why: "sanJuanEmpty" }
  | { readonly why: "spotFull" }
  | { readonly why: "spotEmpty" }
  | { readonly why: "liftingOver" }
  | { readonly why: "mustPlace"; readonly colonists: number }
  // Builder.
  | { readonly why: "owned" }
  | { readonly why: "soldOut" }
  | { readonly why: "noRoom"; readonly spaces: number; readonly free: number }
  | { readonly why: "tooDear"; readonly price: number; readonly missing: number }
  // Craftsman.
  | { readonly why: "notProduced"; readonly good: number }
  | { readonly why: "supplyEmpty"; readonly good: number }
  // Trader, captain and storage.
  | { readonly why: "noBarrels"; readonly good: number }
  | { readonly why: "houseFull" }
  | { readonly why: "houseHas"; readonly good: number }
  | { readonly why: "shipFull"; readonly size: number }
  | { readonly why: "shipHas"; readonly good: number } // the good it carries
  | { readonly why: "otherShip"; readonly ship: number } // that one carries the good already
  | { readonly why: "largerShip"; readonly ship: number } // that empty one takes more
  | { readonly why: "noShip"; readonly good: number }
  | { readonly why: "noWharf" }
  | { readonly why: "wharfEmpty" }
  | { readonly why: "wharfUsed" }
  | { readonly why: "mustLoad" }
  | { readonly why: "stored"; readonly good: number }
  | { readonly why: "warehousesFull" }
  | { readonly why: "storeFirst"; readonly kinds: number }
  | { readonly why: "mustStore" };

export type Verdict = Offer | Denial;
