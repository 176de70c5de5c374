import { defineConfig } from "vitest/config";

const CLUSTERS = "test/server/cluster/cluster*.test.ts";

export default defineConfig({
  test: {
    reporters: ["default", "./test/house/count-reporter.ts"],
    // A guard against hangs on a busy machine, not a measure of anything.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Of the tests that say they may run beside each other.
    maxConcurrency: 2,
    projects: [
      {
        extends: true,
        test: {
          // Pure functions, which share their modules from file to file: nothing is left behind in them.
          name: "rules",
          include: ["test/{client,contract,core,duel,elasund,golden,puerto-rico}/**/*.test.ts"],
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          // Servers, one after the other in each of four processes: to load their modules for every file took longer than the tests.
          // They mostly wait, for a clock or a line: more at a time than there are processors.
          name: "servers",
          isolate: false,
          include: ["test/server/**/*.test.ts"],
          exclude: [CLUSTERS],
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          // A browser beside a server often waits, for a line or for the pace of messages: four at a time.
          name: "browsers",
          isolate: false,
          include: ["test/browser/**/*.test.ts"],
          globalSetup: "test/browser/harness/ready.ts",
          maxWorkers: 4,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          // Programs, and servers of several processes.
          name: "quay",
          include: ["test/house/**/*.test.ts", CLUSTERS],
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
