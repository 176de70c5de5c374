/** What somebody at the table is called, whether he has given a name or not. */
import type { Presence } from "../feed/feed.ts";
import type { Text } from "../text/en.ts";
import { guestName } from "./guest.ts";

/** "Ada, Ben and Cleo", as the page's language does it. */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(document.documentElement.lang || undefined).format(names);

export function nameOf(text: Text, { people }: Presence, seat: number, own: number): string {
  const person = people[seat];
  if (person !== undefined && person.name !== "") return person.name;
  if (seat === own) return guestName(text);
  if (person?.kind !== "bot") return people.length > 2 ? text.people.seat(seat + 1) : text.people.guest;
  // A bot that stands in for somebody goes by his name.
  const bots = people.flatMap(({ kind, name }, at) => (kind === "bot" && name === "" ? [at] : []));
  return bots.length > 1 ? `${text.people.bot} ${bots.indexOf(seat) + 1}` : text.people.bot;
}
