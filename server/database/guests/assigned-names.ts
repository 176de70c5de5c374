/** Names assigned to guests, each once. If two processes assign the same name at the same time, the key refuses one. */
import { randomInt } from "node:crypto";
import { cleanText } from "../../../shared/core/base/player-text.ts";
import { LONGEST_NAME } from "../../../shared/core/wire/calls.ts";
import type { Database } from "../schema.ts";

/** Upper bounds of the number that is added when all names are taken. */
const NUMBERS = [100, 10_000, 1_000_000];

/** Call within a transaction. The first name that no guest has, assigned or chosen; with a number if there is none. */
export async function assignName(within: Database, person: string, names: readonly string[]): Promise<string> {
  for (const name of names) if (await take(within, person, name)) return name;
  for (const max of NUMBERS)
    for (const name of names) {
      const numbered = withNumber(name, randomInt(2, max));
      if (await take(within, person, numbered)) return numbered;
    }
  // The name is not unique then, but a table still numbers guests of the same name.
  return names[0] ?? "";
}

/** The guest has changed their name, so the assigned one is free again. */
export const releaseName = async (within: Database, person: string): Promise<void> =>
  void (await within.deleteFrom("given").where("person", "=", person).execute());

async function take(within: Database, person: string, name: string): Promise<boolean> {
  const chosen = await within.selectFrom("people").select("id").where("name", "=", name).where("id", "!=", person).executeTakeFirst();
  if (chosen !== undefined) return false;
  const taken = await within
    .insertInto("given")
    .values({ name, person })
    .onConflict((conflict) => conflict.doNothing())
    .returning("name")
    .executeTakeFirst();
  return taken !== undefined;
}

const withNumber = (name: string, number: number): string => `${cleanText(name, LONGEST_NAME - ` ${number}`.length)} ${number}`;
