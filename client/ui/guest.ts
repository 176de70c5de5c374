/** The name of whoever has no account: drawn once, kept, and his to change. */
import { LONGEST_NAME } from "../../shared/core/calls.ts";
import type { Text } from "../text/en.ts";
import { keep, kept } from "./keep.ts";

const KEY = "quayside.name";
let known: string | undefined;

export function guestName(text: Text): string {
  known ??= fitting(kept(KEY) ?? "");
  return known || nameGuest(text, "");
}

/** Gives the name it has become: without any, a new one is drawn. */
export function nameGuest({ people: { guests, birds } }: Text, name: string): string {
  known = fitting(name) || fitting(`${oneOf(guests)} ${oneOf(birds)}`);
  keep(KEY, known);
  return known;
}

const oneOf = (words: readonly string[]): string => words[Math.floor(Math.random() * words.length)] as string;

/** As the server takes it: whatever may have been kept here, nobody is kept from a table by his name. */
export const fitting = (name: string): string => name.trim().slice(0, LONGEST_NAME).replace(/\p{C}/gu, "").trim();
