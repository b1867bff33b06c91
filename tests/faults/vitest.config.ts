import { defineConfig } from "vitest/config";

/** The fault tests start real servers and break them; they run one after the other, after a build. */
export default defineConfig({
  test: {
    include: ["tests/faults/**/*.test.ts"],
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 60_000,
    // Figures are printed as they are found.
    disableConsoleIntercept: true,
  },
});
