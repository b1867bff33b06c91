import { defineConfig } from "vitest/config";

/** The configuration of the fault tests, which start real servers of a build and break them. */
export default defineConfig({
  test: {
    // Measured figures are printed at once.
    disableConsoleIntercept: true,
    include: ["tests/faults/**/*.test.ts"],
    maxWorkers: 3,
    testTimeout: 900_000,
    hookTimeout: 60_000,
  },
});
