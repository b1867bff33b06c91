import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // print prints at once, not at the end of a test.
    disableConsoleIntercept: true,
    include: ["tests/faults/**/*.test.ts"],
    maxWorkers: 3,
    testTimeout: 900_000,
    hookTimeout: 60_000,
  },
});
