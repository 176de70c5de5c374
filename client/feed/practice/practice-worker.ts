/** The practice table's engine and bots, in a worker of the browser. A search thinks here too. */
import { quickLuck } from "../../../shared/core/random.ts";
import { GAMES } from "../../../shared/games.ts";
import { time } from "../../time.ts";
import { realTimers } from "../timers.ts";
import type { FromRoom, ToRoom } from "./practice.ts";
import { openPracticeRoom, type PracticeRoom } from "./practice-room.ts";
import { practiceThinker } from "./practice-thinker.ts";

let room: PracticeRoom | undefined;
const tell = (message: FromRoom): void => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<ToRoom>) => {
  if (data.type === "command") return room?.command(data.command);
  const { type: _type, luck, ...table } = data;
  const game = GAMES.find(({ id }) => id === table.record.game);
  if (game === undefined) throw new Error(`no game ${table.record.game}`);
  room = openPracticeRoom({
    ...table,
    game,
    thinker: practiceThinker,
    luck: quickLuck(luck),
    timers: realTimers,
    now: time.now,
    past: (moments) => tell({ type: "past", moments }),
    frame: (moment) => tell({ type: "frame", moment }),
    answer: (answer) => tell({ type: "answer", answer }),
    over: (whole) => tell({ type: "over", record: whole }),
  });
});
