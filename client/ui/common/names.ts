/** What a player at the table is called, with or without a name of their own. */
import { cleanText, distinctName, isolated } from "../../../shared/core/base/player-text.ts";
import { BOT_NAMES, NO_BOT } from "../../../shared/core/match/somebody.ts";
import type { SeatStatus } from "../../../shared/core/wire/sync.ts";
import { localesOf } from "../../text/grammar.ts";
import type { Text } from "../../text/languages.ts";
import { guestName } from "./guest-name.ts";

/** Fits the longest name, and "Player 3" in every language. */
const LONGEST_SHOWN = 40;

/** "Ada, Ben and Cleo", as the page's language does it. */
export const joinNames = (names: readonly string[]): string =>
  new Intl.ListFormat(localesOf(document.documentElement.lang || "en")).format(names);

type Named = Pick<SeatStatus, "name" | "kind"> & Partial<Pick<SeatStatus, "bot">>;

export function nameOf(text: Text, { people }: { readonly people: readonly Named[] }, seat: number, own: number): string {
  // Old records may have names that are no longer allowed.
  const given = people.map(({ name }) => cleanText(name, LONGEST_SHOWN));
  const name = given[seat] || distinctName(madeName(text, people, seat, own), given, LONGEST_SHOWN);
  return isolated(name);
}

/** Makes a name for a player without one, and for a bot of a match that says nothing of its bots; a bot that stands in for a player has the player's name. */
function madeName(text: Text, people: readonly Named[], seat: number, own: number): string {
  if (seat === own) return guestName(text);
  if (people[seat]?.kind !== "bot") return people.length > 2 ? text.people.seat(seat + 1) : text.people.guest;
  const name = BOT_NAMES[people[seat]?.bot ?? NO_BOT];
  if (name !== undefined) return name;
  const bots = people.flatMap(({ kind, name }, at) => (kind === "bot" && name === "" ? [at] : []));
  return bots.length > 1 ? text.people.botNumber(bots.indexOf(seat) + 1) : text.people.bot;
}
