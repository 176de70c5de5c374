/** What goes wrong around the server and inside it: errors, cut and half-open lines, restarts. Nothing of it may reach other matches. */
import { type Bench, rounded } from "../bench.ts";
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
    run.say("errors in every part");
    const thrown = await throwEverywhere(run);
    for (const where of thrown.missed) console.error(`no error could be thrown in ${where}`);
    run.say("cut lines");
    const cut = await cutLines(run);
    for (const what of cut.differing) console.error(`other than the twin: ${what}`);
    run.say("half-open lines");
    const frozen = await freezeLines(run);
    run.say("a restart");
    const restarted = await restartUnderCrowd(run);
    return {
      "throws.places": thrown.thrown,
      "throws.missed": thrown.missed.length,
      "throws.moves": thrown.moves,
      "throws.disturbed": thrown.disturbed,
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
