/** What a seat can pay with, now and later. */
import { GOLD } from "../state.ts";
import type { FeatureGroup } from "./look.ts";

export const MEANS: FeatureGroup = {
  names: [
    "gold",
    "gold for a church tile",
    "gold beyond ten",
    "influence",
    "influence beyond six",
    "two influence of a colour",
    "three influence of a colour",
    "influence of each colour",
    "gold a roll",
    "influence a roll",
    "gold to come",
    "influence to come",
    "cards to give",
  ],
  write({ table, seat, seats, hand, goldIncome, influenceIncome, rounds }, into, at) {
    const [green, blue, red] = [hand[1]!, hand[2]!, hand[3]!];
    const gold = hand[GOLD]!;
    const influence = green + blue + red;
    const most = Math.max(green, blue, red);
    into[at] = gold;
    into[at + 1] = Math.min(1, gold / CHURCH_GOLD);
    into[at + 2] = Math.max(0, gold - RICH);
    into[at + 3] = influence;
    into[at + 4] = Math.max(0, influence - PLENTY);
    into[at + 5] = most >= 2 ? 1 : 0;
    into[at + 6] = most >= 3 ? 1 : 0;
    into[at + 7] = Math.min(2, green, blue, red);
    into[at + 8] = goldIncome;
    into[at + 9] = influenceIncome;
    into[at + 10] = goldIncome * seats * rounds;
    into[at + 11] = influenceIncome * seats * rounds;
    into[at + 12] = table.owes[seat]!;
  },
};
const CHURCH_GOLD = 7;
const RICH = 10;
const PLENTY = 6;
