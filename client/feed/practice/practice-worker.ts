/** The practice table's engine and bots, in a worker of the browser. A search thinks here too. */
import { realTimers } from "../../base/timers.ts";
import { loadGame } from "../load-game.ts";
import type { ToRoom } from "./practice.ts";
import { type FromRoom, PracticeRoom, type PracticeTable } from "./practice-room.ts";

let room: Promise<PracticeRoom> | undefined;

addEventListener("message", async ({ data }: MessageEvent<ToRoom>) => {
  if (data.type === "open") room = openRoom(data.table);
  else (await room)?.command(data.command);
});

async function openRoom(table: PracticeTable): Promise<PracticeRoom> {
  const game = await loadGame(table.record.game);
  return new PracticeRoom({ game, table, timers: realTimers, tell: (message: FromRoom) => postMessage(message) });
}
