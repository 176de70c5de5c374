/** What goes wrong around the server and inside it: errors, cut and half-open lines, restarts. Nothing of it may reach other matches. */
import { type Bench, type BenchRun, rounded } from "../bench.ts";
import { cutLines } from "./cuts.ts";
import { freezeLines } from "./half-open.ts";
import { restartUnderCrowd } from "./restart.ts";
import { throwEverywhere } from "./throws.ts";

export const faults: Bench = {
  limits: {
    "throws.missed": 0,
    "throws.disturbed": 0,
    "cuts.differing": 0,
    "halfOpen.shownAfter": 9_000,
    "halfOpen.lost": 0,
    "restart.seatedAfter": 15_000,
    "restart.lost": 0,
  },
  timed: ["halfOpen.shownAfter", "restart.seatedAfter"],

  async run(run) {
    // The SDK logs every closed connection; here closing is expected.
    console.warn = () => undefined;
    const [thrown, restarted, [cut, frozen]] = await scenes(run);
    const found = [
      ...thrown.missed.map((where) => `no error could be thrown in ${where}`),
      ...cut.differing.map((what) => `unlike its twin: ${what}`),
    ];
    // A server in this process has the console.
    for (const line of found) process.stderr.write(`${line}\n`);
    return {
      "throws.places": thrown.thrown,
      "throws.missed": thrown.missed.length,
      "throws.moves": thrown.moves,
      "throws.disturbed": thrown.disturbed,
      "throws.roomsLeft": thrown.roomsLeft,
      "cuts.matches": cut.matches,
      "cuts.times": cut.cuts,
      "cuts.differing": cut.differing.length,
      "halfOpen.lines": frozen.lines,
      "halfOpen.shownAfter": rounded(frozen.slowest),
      "halfOpen.lost": frozen.lost,
      "restart.clients": restarted.clients,
      "restart.seatedAfter": rounded(restarted.slowest),
      "restart.lost": restarted.lost,
    };
  },
};

/** At full size one after the other, so that each has the machine to itself; the short form mostly waits, and waits for all at once. */
async function scenes(run: BenchRun) {
  const errors = () => throwEverywhere(run);
  const restart = () => restartUnderCrowd(run);
  // These two have their server in this process, which can only have one.
  const lines = async () => [await cutLines(run), await freezeLines(run)] as const;
  if (run.short) return Promise.all([errors(), restart(), lines()]);
  return [await errors(), await restart(), await lines()] as const;
}
