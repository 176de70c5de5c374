/** Push subscriptions in a database. */
import { LIMITS } from "../../base/limits.ts";
import { digestOf } from "../../base/tokens.ts";
import type { SubscriptionStore } from "../../store/subscriptions.ts";
import type { Database } from "../schema.ts";

export function subscriptionsIn(db: Database, now: () => number): SubscriptionStore {
  return {
    async addSubscription(person, token, { endpoint, p256dh, auth }) {
      const row = { person, device: digestOf(token), p256dh, auth, at: now() };
      await db.transaction().execute(async (within) => {
        await within
          .insertInto("subscriptions")
          .values({ endpoint, ...row })
          .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(row))
          .execute();
        const own = await within
          .selectFrom("subscriptions")
          .select("endpoint")
          .where("person", "=", person)
          .orderBy("at", "desc")
          .orderBy("endpoint")
          .execute();
        const old = own
          .map((one) => one.endpoint)
          .filter((one) => one !== endpoint)
          .slice(LIMITS.maxSubscriptions - 1);
        if (old.length > 0) await within.deleteFrom("subscriptions").where("endpoint", "in", old).execute();
      });
    },
    async removeSubscription(person, endpoint) {
      await db.deleteFrom("subscriptions").where("person", "=", person).where("endpoint", "=", endpoint).execute();
    },
    subscriptionsOf: (person) =>
      db.selectFrom("subscriptions").select(["endpoint", "p256dh", "auth"]).where("person", "=", person).orderBy("at").execute(),
  };
}
