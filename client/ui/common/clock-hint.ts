/** What the clocks of a table say when they are pointed at. */
import type { Presence } from "../../feed/feed.ts";
import { type Allows, isLostByAbsence } from "../../feed/kinds.ts";
import type { Text } from "../../text/languages.ts";

export function clockHintOf({ people: words, days }: Text, allows: Allows, people: Presence["people"]): string {
  if (allows.clocks === "days") return days.clockHint;
  return isLostByAbsence(allows, people) ? words.clockLoses : words.clockHint;
}
