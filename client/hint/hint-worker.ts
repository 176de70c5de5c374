/** Thinks about one hint, beside the page. */
import { GAMES } from "../../shared/games.ts";
import { time } from "../time.ts";
import { adviceFor } from "./advice.ts";
import type { FromHintWorker, ToHintWorker } from "./ask-advice.ts";

const tell = (message: FromHintWorker): void => postMessage(message);

addEventListener("message", ({ data: { game: id, view, seed } }: MessageEvent<ToHintWorker>) => {
  const game = GAMES.find((listed) => listed.id === id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const clock = { elapsed: time.elapsed, next: (call: () => void) => void setTimeout(call, 0) };
  void adviceFor(game, view, seed, clock, (share) => tell({ type: "progress", share })).then((advice) => tell({ type: "advice", advice }));
});
