import { defineConfig } from "vitest/config";

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
