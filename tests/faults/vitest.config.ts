import { defineConfig } from "vitest/config";

/** Their guests wait no longer than on a calm server: no other test may run beside them. */
const MEASURED = ["abuse", "enquiries", "photographs", "publishing-load"].map(
  (name) => `tests/faults/${name}.test.ts`,
);

const common = {
  testTimeout: 900_000,
  hookTimeout: 60_000,
};

/** The fault tests start real servers and break them, after a build; most of their time they wait. */
export default defineConfig({
  test: {
    // Figures are printed as they are found.
    disableConsoleIntercept: true,
    projects: [
      {
        test: {
          ...common,
          name: "waiting",
          include: ["tests/faults/**/*.test.ts"],
          exclude: MEASURED,
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...common,
          name: "measured",
          include: MEASURED,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
