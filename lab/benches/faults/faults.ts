/** What goes wrong around the server and inside it: errors, cut and half-open lines, restarts, outages. Nothing of it may reach other matches. */
import { stop } from "../../../scripts/settings.ts";
import type { Bench, BenchRun } from "../common/bench.ts";
import { type Figures, rounded } from "../common/figures.ts";
import type { Usage } from "../common/processes/process.ts";
import { cutLines } from "./cuts.ts";
import { freezeLines } from "./half-open.ts";
import { type Mixed, mixFaults } from "./mixed.ts";
import { fillDisk, loseServices, type Outage } from "./outages.ts";
import { restartUnderCrowd } from "./restart.ts";
import { throwEverywhere } from "./throws.ts";

const OUTAGES = ["redis", "postgres", "both", "disk"];
/** What an outage may not do. */
const OUTAGE_LIMITS = { lost: 0, doubled: 0, silent: 0, givenUp: 0, stuck: 0, ended: 0 };

export const faults: Bench = {
  limits: {
    "throws.missed": 0,
    "throws.disturbed": 0,
    "throws.roomsLeft": 0,
    "cuts.differing": 0,
    "halfOpen.shownAfter": 9_000,
    "halfOpen.lost": 0,
    "restart.seatedAfter": 15_000,
    "restart.lost": 0,
    ...Object.assign({}, ...OUTAGES.map((what) => named(what, OUTAGE_LIMITS))),
    "mixed.lost": 0,
    "mixed.doubled": 0,
    "mixed.stuck": 0,
    "mixed.heapGrowth": 1.1,
    "mixed.roomsLeft": 0,
    "mixed.heldRoomsLeft": 0,
    "mixed.heldClientsLeft": 0,
    "mixed.timersLeft": 0,
  },
  targets: { "cuts.times": 2_000 },
  timed: [
    "cuts.times",
    "halfOpen.shownAfter",
    "restart.seatedAfter",
    "mixed.heapGrowth",
    "mixed.heldRoomsLeft",
    "mixed.heldClientsLeft",
    "mixed.timersLeft",
  ],
  options: { minutes: { type: "string" } },

  async run(run) {
    // The SDK logs every closed connection; here closing is expected.
    console.warn = () => undefined;
    const { minutes } = run.options;
    return minutes === undefined ? allScenes(run) : mixedFigures(await mixFaults(run, minutesFrom(minutes)));
  },
};

/** The time given by `--minutes`: then only the mixed faults are run, for that long. */
function minutesFrom(text: string | boolean): number {
  const minutes = Number(text);
  return minutes > 0 ? minutes : stop("--minutes must be a number of minutes.");
}

/** In the whole bench; the hour is `--minutes 60`. */
const MINUTES = 6;

async function allScenes(run: BenchRun): Promise<Figures> {
  const [thrown, restarted, [cut, frozen], outages, mixed] = await scenarios(run);
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
    ...Object.assign({}, ...Object.entries(outages).map(([what, outage]) => outageFigures(what, outage))),
    ...mixedFigures(mixed),
  };
}

/**
 * The full form runs them one after the other, so that each has the machine to itself; the short form mostly waits, and waits for all at
 * once.
 */
async function scenarios(run: BenchRun) {
  const errors = () => throwEverywhere(run);
  const restart = () => restartUnderCrowd(run);
  // These two have their server in this process, which can only have one.
  const lines = async () => [await cutLines(run), await freezeLines(run)] as const;
  const services = () => loseServices(run);
  const disk = () => fillDisk(run);
  const mixed = () => mixFaults(run, MINUTES);
  if (run.short) {
    // Few servers at a time: this machine may be busy.
    const last = async () => [await services(), ...(await Promise.all([disk(), mixed()]))] as const;
    const [thrown, restarted, lost, [gone, full, struck]] = await Promise.all([errors(), restart(), lines(), last()]);
    return [thrown, restarted, lost, { ...gone, ...full }, struck] as const;
  }
  return [await errors(), await restart(), await lines(), { ...(await services()), ...(await disk()) }, await mixed()] as const;
}

function outageFigures(what: string, { goesOnAfter, ...counts }: Outage): Figures {
  return named(what, { ...counts, goesOnAfter: rounded(goesOnAfter) });
}

function mixedFigures({ faults: struck, first, last, ...counts }: Mixed): Figures {
  const left = (of: keyof Usage): number => last[of] - first[of];
  return named("mixed", {
    ...struck,
    ...counts,
    heapMegabytes: rounded(last.heap / 1e6),
    heapGrowth: rounded(last.heap / first.heap, 3),
    roomsLeft: left("rooms"),
    heldRoomsLeft: left("heldRooms"),
    heldClientsLeft: left("heldClients"),
    // A connection that the pool of the database keeps open has a timer of its own.
    timersLeft: left("timers") - left("sockets"),
    socketsLeft: left("sockets"),
  });
}

function named(what: string, figures: Figures): Figures {
  return Object.fromEntries(Object.entries(figures).map(([figure, value]) => [`${what}.${figure}`, value]));
}
