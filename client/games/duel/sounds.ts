/** What the Duel's table sounds like: marble, bronze and cards. */
import type { FaceSounds } from "../../face/face.ts";

export const sounds: FaceSounds = {
  ambience: "market",
  landing: { card: "card", wonder: "card", token: "token", coin: "coin", loot: "coin", pawn: "march", opener: "wood" },
};
