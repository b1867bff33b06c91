import { defineConfig } from "vitest/config";
import { iconShapes } from "#scripts/icon-shapes.ts";

export default defineConfig({
  plugins: [iconShapes()],
  define: { SCRIPT_ADDRESSES: {} },
  test: {
    // Without it, the address of a stylesheet is empty, and React warns of each empty `href`.
    css: { include: /\?url$/ },
    // print prints at once, not at the end of a test.
    disableConsoleIntercept: true,
    include: ["tests/faults/**/*.test.ts"],
    maxWorkers: 3,
    testTimeout: 900_000,
    hookTimeout: 60_000,
  },
});
