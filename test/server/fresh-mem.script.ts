import { matchMaker } from "@colyseus/core";
import { callDesk } from "../../client/feed/live-desk.ts";
import { openRoom } from "../../client/feed/live-room.ts";
import { liveLobby } from "../../client/feed/live.ts";
import { serve } from "../../server/main.ts";
import { migrated } from "../../server/store/database.ts";
import { storeIn } from "../../server/store/store.ts";
import { sqliteDialect } from "../../server/store/sqlite.ts";
import { rootClass } from "../../shared/core/sync.ts";
import { GAMES } from "../../shared/games.ts";
const db = await migrated(sqliteDialect("/tmp/fresh/mem.sqlite"));
const s = storeIn(db);
const serving = await serve({ port: 0, clientFolder: undefined, journal: s.journal, shelf: s.shelf, people: s.people, mostMessages: 1e6, mostCalls: 1e9, mostTables: 1e9, pace: { thinking: () => 5, showing: () => 0, empty: 30, grace: 30, offer: 1000 } });
const address = `http://127.0.0.1:${serving.port}`;
const guest = (await callDesk(address, "arrive", { name: "x" })).token;
const duel = GAMES.find(({ id }) => id === "duel")!;
const measure = (what: string) => {
  (globalThis as never as { gc(): void }).gc();
  const info: Record<string, number> = {};
  for (const r of process.getActiveResourcesInfo()) info[r] = (info[r] ?? 0) + 1;
  const presence = matchMaker.presence as never as { channels?: { eventNames(): unknown[] }; subscriptions?: object };
  console.log(what, (process.memoryUsage().heapUsed / 1e6).toFixed(1), "MB", JSON.stringify(info), matchMaker.stats.local, Object.keys(presence.subscriptions ?? {}).length);
};
measure("begin");
async function round(count: number) {
  for (let at = 0; at < count; at++) {
    const t = await callDesk(address, "table", { game: "duel", seats: 2, guest });
    const room = await openRoom(address, t.reservation, rootClass(duel));
    room.onMessage("*", () => undefined);
    room.send("command", { type: "share", id: "s", share: "00".repeat(16) });
    room.send("command", { type: "fill", id: "f" });
    await new Promise((go) => setTimeout(go, 15));
    room.connection.close();
    if (at % 2 === 0) {
      await new Promise((go) => setTimeout(go, 300));
      await callDesk(address, "sit", { match: t.match, token: t.token });
      await callDesk(address, "watch", { match: t.match }).catch((e) => e.key);
    }
  }
  await new Promise((go) => setTimeout(go, 18_000));
}
const N = Number(process.argv[2] ?? 100);
await round(N); measure(`${N}`);
await round(N); measure(`${2 * N}`);
await round(N); measure(`${3 * N}`);
await serving.close();
process.exit();
void liveLobby;
