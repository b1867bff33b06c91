import type { OxlintConfig } from "oxlint";
import { IMPORT_OVERRIDES } from "./scripts/allowed-imports.ts";

export default {
  plugins: ["typescript", "react", "jsx-a11y", "import", "unicorn", "vitest"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  ignorePatterns: ["build", "build.next", "build.last", "node_modules"],
  rules: {
    "react/react-in-jsx-scope": "off",
    "react/no-array-index-key": "off",
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "import/no-unassigned-import": "off",
    "import/no-named-as-default-member": "off",
    "no-await-in-loop": "off",
    "no-console": "off",
    "no-shadow": "off",
    "react/exhaustive-effect-dependencies": "off",
    "jsx-a11y/no-noninteractive-element-interactions": "off",
    "unicorn/consistent-function-scoping": "off",
    // The oldest browsers have no toSorted and toReversed (scripts/oldest-browsers.ts).
    "unicorn/no-array-sort": "off",
    "unicorn/no-array-reverse": "off",
    "jsx-a11y/no-noninteractive-tabindex": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    // An import of `type` names alone would still load the module.
    "typescript/no-import-type-side-effects": "error",
  },
  overrides: IMPORT_OVERRIDES,
} satisfies OxlintConfig;
