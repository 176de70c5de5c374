/** No acknowledged move is lost, whatever happens to process and disk, and matches continue soon. */
import { type Bench, sizeOf } from "../common/bench.ts";
import { rounded } from "../common/figures.ts";
import { cutAnywhere } from "./cuts.ts";
import { killRepeatedly } from "./kills.ts";
import { reopenAll } from "./reopens.ts";

const FULL = { kills: 200, cuts: 300, wakes: 500 };
const SHORT = { kills: 2, cuts: 9, wakes: 24 };

export const recovery: Bench = {
  limits: {
    "kills.lost": 0,
    "kills.doubled": 0,
    "kills.stuck": 0,
    "cuts.shut": 0,
    "cuts.broken": 0,
    "wakes.wrong": 0,
    "wakes.secondsFor500": 10,
  },
  timed: ["wakes.secondsFor500"],
  speeds: ["wakes.matchesPerSecond"],
  async run(run) {
    const { kills, cuts, wakes } = sizeOf(run, { short: SHORT, full: FULL });
    const killed = await killRepeatedly(run, kills);
    const cut = await cutAnywhere(run, cuts);
    const woken = await reopenAll(run, wakes);
    return {
      "kills.times": killed.kills,
      "kills.acknowledged": killed.acknowledged,
      "kills.lost": killed.lost,
      "kills.doubled": killed.doubled,
      "kills.stuck": killed.stuck,
      "cuts.times": cut.cuts,
      "cuts.shut": cut.shut,
      "cuts.broken": cut.broken,
      "cuts.salvaged": cut.salvaged,
      "wakes.matches": woken.matches,
      "wakes.entries": woken.entries,
      "wakes.wrong": woken.wrong,
      "wakes.matchesPerSecond": rounded(woken.matches / woken.seconds),
      "wakes.seconds": rounded(woken.seconds, 2),
      "wakes.secondsFor500": rounded((woken.seconds * FULL.wakes) / woken.matches, 2),
    };
  },
};
