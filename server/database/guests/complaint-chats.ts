/** The chat that goes with complaints, once for each match. */
import type { ChatLine } from "../../../shared/core/wire/wire.ts";
import { report } from "../../base/log.ts";
import { unnamed } from "../../table/snapshot.ts";
import type { Database } from "../schema.ts";

/** The most lines of one match. What was said before a complaint is not pushed out by what is said after it. */
const MAX_LINES = 200;

/** Merges lines by number, without doubles. */
export function mergedChat(kept: readonly ChatLine[], said: readonly ChatLine[]): readonly ChatLine[] {
  const numbers = new Set(kept.map(({ number }) => number));
  const lines = [...kept, ...said.filter(({ number }) => !numbers.has(number))].slice(0, MAX_LINES);
  return lines.sort((one, other) => one.number - other.number);
}

/** Call within a transaction. */
export async function keepChat(within: Database, match: string, said: readonly ChatLine[]): Promise<void> {
  const chat = JSON.stringify(mergedChat(await chatOf(within, match), said));
  await within
    .insertInto("complaint_chats")
    .values({ match, chat })
    .onConflict((conflict) => conflict.column("match").doUpdateSet({ chat }))
    .execute();
}

/** Complaints stay, without the name of this seat. */
export async function eraseFromChat(within: Database, match: string, seat: number): Promise<void> {
  const chat = await chatOf(within, match);
  if (chat.length === 0) return;
  await within
    .updateTable("complaint_chats")
    .set({ chat: JSON.stringify(unnamed(chat, [seat])) })
    .where("match", "=", match)
    .execute();
}

/** Deletes the chat of matches about which nobody complains any more. */
export async function deleteUnusedChats(within: Database): Promise<void> {
  await within
    .deleteFrom("complaint_chats")
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("complaints").select("at").whereRef("complaints.match", "=", "complaint_chats.match"))),
    )
    .execute();
}

async function chatOf(within: Database, match: string): Promise<readonly ChatLine[]> {
  const row = await within.selectFrom("complaint_chats").select("chat").where("match", "=", match).executeTakeFirst();
  return row === undefined ? [] : chatLines(row.chat);
}

/** Empty if it is damaged: a complaint can be read without it. */
export function chatLines(text: string): readonly ChatLine[] {
  try {
    return JSON.parse(text) as ChatLine[];
  } catch (error) {
    report("chat of a complaint", error);
    return [];
  }
}
