/** The practice table's engine and bots, in a worker of the browser. A search thinks here too. */
import { quickLuck } from "../../../shared/core/base/random.ts";
import { time } from "../../base/time.ts";
import { realTimers } from "../../base/timers.ts";
import { loadGame } from "../load-game.ts";
import type { FromRoom, ToRoom } from "./practice.ts";
import { openPracticeRoom, type PracticeRoom } from "./practice-room.ts";
import { practiceThinker } from "./practice-thinker.ts";

let room: Promise<PracticeRoom> | undefined;
const tell = (message: FromRoom): void => postMessage(message);

addEventListener("message", async ({ data }: MessageEvent<ToRoom>) => {
  if (data.type === "open") room = openRoom(data);
  else (await room)?.command(data.command);
});

async function openRoom({ type: _type, luck, ...table }: Extract<ToRoom, { type: "open" }>): Promise<PracticeRoom> {
  return openPracticeRoom({
    ...table,
    game: await loadGame(table.record.game),
    thinker: practiceThinker,
    luck: quickLuck(luck),
    timers: realTimers,
    now: time.now,
    past: (moments) => tell({ type: "past", moments }),
    frame: (moment) => tell({ type: "frame", moment }),
    grown: (entries) => tell({ type: "grown", entries }),
    answer: (answer, entries) => tell({ type: "answer", answer, entries }),
    over: (whole) => tell({ type: "over", record: whole }),
  });
}
