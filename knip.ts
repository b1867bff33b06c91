import type { KnipConfig } from "knip";

const MODULES = "{app,pictures,scripts,server,tests}/**/*.{ts,tsx}";

/** `npm run lint` refuses exports that nobody imports; tests count as importers. */
export default {
  // Knip judges what an entry reaches: as an entry, each module counts as an importer.
  entry: [MODULES],
  includeEntryExports: true,
  include: ["exports", "types"],
  ignoreIssues: {
    // In package.json #demonstration is one of two folders.
    "app/{demonstration,without-demonstration}/*": ["exports", "types"],
    // Screens are used as values, by `import * as`.
    "app/**/{design,route}.tsx": ["exports"],
    // A declared module imports FacilityIconName, which Knip does not see.
    "app/ui/icon-names.ts": ["types"],
    "tests/faults/vitest.config.ts": ["exports"],
  },
} satisfies KnipConfig;
