/** Thinks about one hint, beside the page. */
import { time } from "../base/time.ts";
import { loadGame } from "../feed/load-game.ts";
import type { FromHintWorker, ToHintWorker } from "./ask-hint.ts";
import { adviceFor } from "./hint-search.ts";

const tell = (message: FromHintWorker): void => postMessage(message);

addEventListener("message", async ({ data: { game: id, view, seed } }: MessageEvent<ToHintWorker>) => {
  const game = await loadGame(id);
  const clock = { elapsed: time.elapsed, next: (call: () => void) => void setTimeout(call, 0) };
  const advice = await adviceFor(game, view, seed, clock, (share) => tell({ type: "progress", share }));
  tell({ type: "advice", advice });
});
