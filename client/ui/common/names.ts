/** What somebody at the table is called, whether he has given a name or not. */
import { cleanText, distinctName, isolated } from "../../../shared/core/player-text.ts";
import type { Presence } from "../../feed/feed.ts";
import type { Text } from "../../text/en.ts";
import { guestName } from "../lobby/guest.ts";

/** Room for the longest name and whatever a language makes of "Seat 3". */
const LONGEST_SHOWN = 40;

/** "Ada, Ben and Cleo", as the page's language does it. */
export const joinNames = (names: readonly string[]): string =>
  new Intl.ListFormat(document.documentElement.lang || undefined).format(names);

export function nameOf(text: Text, { people }: Presence, seat: number, own: number): string {
  // Records of long ago may have names as nobody can give them any more.
  const given = people.map(({ name }) => cleanText(name, LONGEST_SHOWN));
  const name = given[seat] || distinctName(madeName(text, people, seat, own), given, LONGEST_SHOWN);
  return isolated(name);
}

/** For a player who has given none, and for a bot; one that stands in for a player goes by the player's name. */
function madeName(text: Text, people: Presence["people"], seat: number, own: number): string {
  if (seat === own) return guestName(text);
  if (people[seat]?.kind !== "bot") return people.length > 2 ? text.people.seat(seat + 1) : text.people.guest;
  const bots = people.flatMap(({ kind, name }, at) => (kind === "bot" && name === "" ? [at] : []));
  return bots.length > 1 ? `${text.people.bot} ${bots.indexOf(seat) + 1}` : text.people.bot;
}
