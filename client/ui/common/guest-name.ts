/** A guest's name: drawn once, kept in this browser, and changed at any time. */
import { cleanText } from "../../../shared/core/base/player-text.ts";
import { LONGEST_NAME, MOST_DRAWN } from "../../../shared/core/wire/calls.ts";
import { readLocal, writeLocal } from "../../base/storage.ts";
import type { Text } from "../../text/languages.ts";

const KEY = "quayside.name";
let known: string | undefined;

export function guestName(text: Text): string {
  known ??= fitting(readLocal(KEY) ?? "");
  return known || nameGuest(text, "");
}

/** Returns the name now in use; an empty one is replaced by a drawn name. */
export function nameGuest(text: Text, name: string): string {
  known = fitting(name) || drawnName(text);
  writeLocal(KEY, known);
  return known;
}

/** Instead of a name that was drawn, if another guest has it; none for a name that was chosen. */
export function otherNames(text: Text): readonly string[] {
  const { first, second, of } = text.people.names;
  const name = guestName(text);
  const wasDrawn = first.some((one) => second.some((other) => of(one, other) === name));
  return wasDrawn ? Array.from({ length: MOST_DRAWN }, () => drawnName(text)) : [];
}

const drawnName = ({ people: { names } }: Text): string => fitting(names.of(oneOf(names.first), oneOf(names.second)));
const oneOf = (words: readonly string[]): string => words[Math.floor(Math.random() * words.length)] as string;

/** The name as the server takes it: no kept or typed name is refused there. */
export const fitting = (name: string): string => cleanText(name, LONGEST_NAME);
