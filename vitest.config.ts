import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import SlowFirst from "./test/house/slow-first.ts";
import { PATIENCE } from "./test/patience.ts";

// Programs that tests start, some a hundred times, are compiled once.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, "node_modules/.cache/compiled");

const PROCESSES = "test/gym/process/**/*.test.ts";
const CLUSTERS = "test/server/cluster/cluster*.test.ts";

export default defineConfig({
  test: {
    reporters: ["default", "./test/house/count-reporter.ts"],
    sequence: { sequencer: SlowFirst },
    // A guard against hangs on a busy machine, not a measure of anything.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: PATIENCE } },
    // Of the tests that say they may run beside each other.
    maxConcurrency: 3,
    // More files than processors: a file with servers or pages often waits, for a clock or a line. All that may wait is one group: at the end
    // of each group processors have nothing to do.
    maxWorkers: 5,
    projects: [
      {
        extends: true,
        test: {
          // Pure functions, which share their modules from file to file: nothing is left behind in them.
          name: "rules",
          include: ["test/!(browser|server|house|lab|engine)/**/*.test.ts"],
          exclude: [PROCESSES],
          isolate: false,
          // Loaded by Node, as the product is: Vitest's own loader looks each imported name up in an object at every use, which slows all loops.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          execArgv: ["--import", join(import.meta.dirname, "test/house/raw-files.ts")],
          // They never wait: more of them than processors only warm up the same code once more.
          maxWorkers: availableParallelism(),
        },
      },
      {
        extends: true,
        test: {
          // Servers, one after the other in each process: to load their modules for every file took longer than the tests.
          name: "servers",
          isolate: false,
          include: ["test/server/**/*.test.ts"],
          exclude: [CLUSTERS],
          sequence: { groupOrder: 1 },
          // As pages below.
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          // A browser beside a server.
          name: "browsers",
          isolate: false,
          include: ["test/browser/**/*.test.ts"],
          globalSetup: "test/browser/harness/ready.ts",
          setupFiles: "test/browser/harness/left-behind.ts",
          sequence: { groupOrder: 1 },
          // A page is tried again if it failed beside other load; the run's last lines name the test.
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          // Programs, and servers of several processes.
          name: "quay",
          include: ["test/{house,lab,engine}/**/*.test.ts", PROCESSES, CLUSTERS],
          // Of the benches, the longest file, whose servers and pages wait in turn.
          maxConcurrency: 4,
          sequence: { groupOrder: 1 },
          retry: 1,
        },
      },
    ],
  },
});
