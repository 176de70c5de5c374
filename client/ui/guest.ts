/** The name of whoever has no account: drawn once, kept, and his to change. */
import type { Text } from "../text/en.ts";
import { keep, kept } from "./keep.ts";

const KEY = "quayside.name";
let known: string | undefined;

export function guestName(text: Text): string {
  known ??= kept(KEY) ?? undefined;
  return known ?? renameGuest(text, "");
}

/** Gives the name it has become: without any, a new one is drawn. */
export function renameGuest(text: Text, name: string): string {
  const { guests } = text.people;
  known = name.trim() || (guests[Math.floor(Math.random() * guests.length)] as string);
  keep(KEY, known);
  return known;
}
