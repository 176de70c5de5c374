import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    reporters: ["default", "./test/house/count-reporter.ts"],
    // A guard against hangs on a busy machine, not a measure of anything.
    testTimeout: 180_000,
    hookTimeout: 180_000,
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
          // Servers, browsers and programs: one file at a time, each in a process of its own.
          name: "quay",
          include: ["test/{browser,house,server}/**/*.test.ts"],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
