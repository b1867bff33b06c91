import { defineConfig } from "vitest/config";

/** The fault tests start real servers and break them, after a build; most of their time they wait. */
export default defineConfig({
  test: {
    // Figures are printed as they are found.
    disableConsoleIntercept: true,
    include: ["tests/faults/**/*.test.ts"],
    maxWorkers: 3,
    testTimeout: 900_000,
    hookTimeout: 60_000,
  },
});
