/** Calls about posting to chat services whose move it is. */
import { Refusal } from "../../shared/core/base/refusal.ts";
import type { CallName } from "../../shared/core/wire/calls.ts";
import type { Subject } from "../../shared/core/wire/webhooks.ts";
import { liveTable } from "../matchmaking/find-table.ts";
import { callRoom } from "../matchmaking/room-calls.ts";
import type { Api } from "./api.ts";
import type { ApiContext } from "./api-context.ts";
import { originOf } from "./device-calls.ts";

const WEBHOOK_CALLS = ["webhooks", "addWebhook", "tryWebhook", "removeWebhook"] as const satisfies readonly CallName[];

export function webhookCalls(context: ApiContext): Pick<Api, (typeof WEBHOOK_CALLS)[number]> {
  const { guests, tableStore, webhooks } = context;

  async function idOf(token: string): Promise<string> {
    const person = await guests.byToken(token);
    if (person === undefined) throw new Refusal("unknownGuest");
    return person.id;
  }

  /** Whom it concerns: the members of the group, the players of the table, who comes to the appointed one. */
  async function checkConcerned(person: string, { type, key }: Subject): Promise<void> {
    if (type === "group" && (await guests.groupOf(person, key)) === undefined) throw new Refusal("unknownGroup");
    if (type === "appointment" && !(await guests.appointment(key))?.people.some(({ id }) => id === person)) throw new Refusal("linkOver");
    if (type === "table" && !(await tableStore.ofPlayer(person)).includes(key)) throw new Refusal("foreignSeat");
  }

  return {
    async webhooks({ guest, subject }) {
      const person = await idOf(guest);
      await checkConcerned(person, subject);
      return webhooks.shown(subject, person);
    },
    async addWebhook({ guest, subject, address, language }, caller) {
      const person = await idOf(guest);
      await checkConcerned(person, subject);
      await webhooks.add(person, subject, { address, language, origin: originOf(caller) });
      const live = subject.type === "table" ? await liveTable(context, subject.key) : undefined;
      if (live !== undefined) await callRoom(live, "webhookAdded");
      return {};
    },
    tryWebhook: async ({ guest, webhook }) => webhooks.try(await idOf(guest), webhook),
    async removeWebhook({ guest, webhook }) {
      await guests.removeWebhook(await idOf(guest), webhook);
      return {};
    },
  };
}
