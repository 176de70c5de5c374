/** Tables with a time: reminds those who come, and drops what is over. */
import { OPEN_AFTER, REMINDED_BEFORE } from "../../shared/core/wire/appointments.ts";
import { report } from "../base/log.ts";
import { time } from "../base/time.ts";
import type { Timings } from "../base/timings.ts";
import type { Cluster } from "../cluster/cluster.ts";
import type { Push } from "../push/push.ts";
import type { Webhooks } from "../push/webhooks.ts";
import type { AppointmentStore, StoredAppointment } from "../store/appointments.ts";

interface AppointmentContext {
  readonly cluster: Pick<Cluster, "isConnected" | "runExclusively">;
  readonly guests: Pick<AppointmentStore, "dropAppointments" | "takeReminders">;
  readonly push: Pick<Push, "call">;
  readonly webhooks: Pick<Webhooks, "post">;
  readonly timings: Pick<Timings, "dueInterval">;
}

export function watchAppointments({ cluster, guests, push, webhooks, timings }: AppointmentContext, signal: AbortSignal): void {
  let isBusy = false;

  function remind({ code, game, people }: StoredAppointment): void {
    const names = { names: people.map(({ name }) => ({ name, bot: false })) };
    webhooks.post(
      { type: "appointment", key: code },
      { type: "soon", game, names, path: `/a/${code}`, people: people.map(({ id }) => id) },
    );
    for (const { id } of people) {
      const names = people.filter((other) => other.id !== id).map(({ name }) => name);
      push.call(id, { call: "soon", game, path: `/a/${code}`, names });
    }
  }
  async function look(): Promise<void> {
    if (isBusy || !cluster.isConnected) return;
    isBusy = true;
    try {
      await cluster.runExclusively("appointments", async () => {
        const now = time.now();
        await guests.dropAppointments(now - OPEN_AFTER);
        for (const one of await guests.takeReminders(now + REMINDED_BEFORE)) remind(one);
      });
    } catch (error) {
      report("appointments", error);
    } finally {
      isBusy = false;
    }
  }
  void look();
  const timer = setInterval(() => void look(), timings.dueInterval);
  timer.unref();
  signal.addEventListener("abort", () => clearInterval(timer), { once: true });
}
