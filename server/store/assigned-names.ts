/** Names that guests were given, each once: two processes that give the same one at the same time find out by the key. */
import { randomInt } from "node:crypto";
import { LONGEST_NAME } from "../../shared/core/calls.ts";
import { cleanText } from "../../shared/core/player-text.ts";
import type { Database } from "./schema.ts";

/** When all the words are taken they get numbers, the longer the more guests there are. */
const NUMBERS = [100, 10_000, 1_000_000];

/** Within a transaction: the first of the names that nobody has, given or chosen; with a number if there is none. */
export async function assignName(within: Database, person: string, names: readonly string[]): Promise<string> {
  for (const name of names) if (await take(within, person, name)) return name;
  for (const most of NUMBERS)
    for (const name of names) {
      const numbered = withNumber(name, randomInt(2, most));
      if (await take(within, person, numbered)) return numbered;
    }
  // A table still tells its guests apart.
  return names[0] ?? "";
}

/** The guest goes by another name. */
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
