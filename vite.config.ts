import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { DEMO_MOUNTS } from "#demonstration/mounts.ts";
import { iconShapes } from "./scripts/icon-shapes.ts";

export default defineConfig({
  plugins: [iconShapes()],
  define: { SCRIPT_ADDRESSES: { loader: "/assets/loader.js" } },
  test: {
    include: [
      "{app,server,scripts,pictures,tests/{demonstration,lint,support,whole}}/**/*.test.ts",
    ],
    exclude: DEMO_MOUNTS.length > 0 ? [] : ["{app,tests}/demonstration/**"],
    environment: "node",
    // Without it, the address of a stylesheet is empty, and React warns of each empty `href`.
    css: { include: /\?url$/ },
    // Vitest's default is one less, which on two processors is one.
    maxWorkers: availableParallelism(),
    // No module keeps a state that another file could meet: each is loaded once, for half the time.
    isolate: false,
    // The longest tables take seconds, and several times that on a busy machine.
    testTimeout: 60_000,
  },
});
