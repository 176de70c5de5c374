/** Thinks about one hint, beside the page. */
import { loadGame } from "../games/load-game.ts";
import { time } from "../time.ts";
import { adviceFor } from "./advice.ts";
import type { FromHintWorker, ToHintWorker } from "./ask-advice.ts";

const tell = (message: FromHintWorker): void => postMessage(message);

addEventListener("message", async ({ data: { game: id, view, seed } }: MessageEvent<ToHintWorker>) => {
  const game = await loadGame(id);
  const clock = { elapsed: time.elapsed, next: (call: () => void) => void setTimeout(call, 0) };
  const advice = await adviceFor(game, view, seed, clock, (share) => tell({ type: "progress", share }));
  tell({ type: "advice", advice });
});
