import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    reporters: ["default", "./test/house/count-reporter.ts"],
    // A guard against hangs on a busy machine, not a measure of anything.
    testTimeout: 180_000,
  },
});
