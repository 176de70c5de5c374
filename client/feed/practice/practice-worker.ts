/** The practice table's engine and bots, away from the page's thread. */
import { quickLuck } from "../../../shared/core/random.ts";
import { GAMES } from "../../../shared/games.ts";
import { time } from "../../time.ts";
import { realTimers } from "../timers.ts";
import type { FromRoom, ToRoom } from "./practice.ts";
import { openPracticeRoom, type PracticeRoom } from "./practice-room.ts";

let room: PracticeRoom | undefined;
const tell = (message: FromRoom): void => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<ToRoom>) => {
  if (data.type === "command") return room?.command(data.command);
  const { record, seat, names, thinking, luck } = data;
  const game = GAMES.find(({ id }) => id === record.game);
  if (game === undefined) throw new Error(`no game ${record.game}`);
  room = openPracticeRoom({
    game,
    record,
    seat,
    names,
    thinking,
    luck: quickLuck(luck),
    timers: realTimers,
    now: time.now,
    frame: (moment) => tell({ type: "frame", moment }),
    answer: (answer) => tell({ type: "answer", answer }),
    over: (whole) => tell({ type: "over", record: whole }),
  });
});
