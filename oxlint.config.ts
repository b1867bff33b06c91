/** What the linter refuses, and above all who may import whom (docs/where-code-lives.md). */
import type { OxlintConfig } from "oxlint";

type Ban = { regex: string; message: string; allowTypeImports?: true };

// An import is written from the root (#app/…) or from the file (../…): each wall stands in both ways.
const FROM_ROOT_OR_FILE = String.raw`^(#|(\.\./)+)`;
const FROM_APP_OR_FILE = String.raw`^(#app/|(\.\./)+)`;

const folders = (names: string, message: string): Ban => ({
  regex: `${FROM_ROOT_OR_FILE}(${names})/`,
  message,
});
const partsOfApp = (names: string, message: string): Ban => ({
  regex: `${FROM_APP_OR_FILE}(${names})/`,
  message,
});

/**
 * Every name but those that begin with this one. Rust's regular expressions know no look-ahead, and
 * oxlint drops a pattern that has one without a word.
 */
const allBut = (name: string): string =>
  `(${[...name].map((letter, index) => `${name.slice(0, index)}[^${letter}]`).join("|")})`;

const FROM_ROOT: Ban = {
  regex: String.raw`/\.\.?/`,
  message: "Write #app/… instead: a path from the root survives a move of the file.",
};

/** An override replaces what stands above it: each one says all that holds in its folder. */
function wall(files: string | string[], ...patterns: Ban[]) {
  return {
    files: [files].flat(),
    rules: { "no-restricted-imports": ["error", { patterns: [FROM_ROOT, ...patterns] }] },
  } satisfies NonNullable<OxlintConfig["overrides"]>[number];
}

const LOADED: Ban = {
  regex: "^#content/",
  message: "Content is read in one place (app/content/read.ts), and comes to a page by its loader.",
};

const SITE_ALONE = [
  folders(
    "server|scripts|tests",
    "Pages know no server, no script and no test: what both need is domain, or an address.",
  ),
  {
    regex: FROM_APP_OR_FILE + String.raw`(routes|root|entry\.(client|server))\.tsx?$`,
    message:
      "Routes know the screens, and nobody knows the routes: app/site/paths.ts has addresses.",
  },
  LOADED,
];

const SERVER_ALONE = [
  folders("scripts|tests", "Scripts and tests know the server, never the other way round."),
  folders(
    "content|app/(ui|sections|guesthouse|screens|designs|styles)",
    "The server knows the domain, the addresses and what was built, no screen.",
  ),
  {
    ...folders("app/content", "Content is read by the build; the server may know its shape."),
    allowTypeImports: true as const,
  },
  {
    regex: `${FROM_ROOT_OR_FILE}app/site/${allBut("paths.")}`,
    message: "Of app/site the server knows the addresses, paths.ts, and shapes.",
    allowTypeImports: true as const,
  },
];

/** Releases are made here: what content, pictures and addresses are is known, how pages look is the bundle's. */
const RELEASES = [
  folders("scripts|tests", "Scripts and tests know the server, never the other way round."),
  folders(
    "content|app/(ui|sections|guesthouse|screens|designs|styles)",
    "A release is rendered by the built bundle: it imports no screen.",
  ),
  folders(
    "server/(calendar|forms|mail|desk|store)",
    "A page is rendered for everybody: it knows no guest.",
  ),
  {
    regex: String.raw`^(\.\./)+(calendar|forms|mail|desk|store)/`,
    message: "A page is rendered for everybody: it knows no guest.",
  },
];

const MEET = "Forms, mail, desk and calendar meet in the store, which knows none of them.";
const ICONS = "Schemas know what icons are called, not how anything looks.";
const ONE_WAY = "Arrows go one way: domain, content, site and ui, sections, then screens.";

const WALLS = [
  wall(
    "pictures/**",
    folders("app|content|server|scripts|tests", "Pictures know nothing of who shows them."),
  ),
  wall("app/**", ...SITE_ALONE),
  wall("app/domain/**", {
    regex: String.raw`^(#|\.\./|react|node:)`,
    message: "The domain is pure: no React, no content, no machine, no other folder.",
  }),
  wall(
    "app/content/**",
    ...SITE_ALONE,
    partsOfApp("site|sections|guesthouse|screens|designs", ICONS),
    { regex: `${FROM_APP_OR_FILE}ui/${allBut("icon-names.")}`, message: ICONS },
  ),
  wall(
    "app/waking/**",
    ...SITE_ALONE,
    partsOfApp(
      "domain|content|ui|site|sections|guesthouse|screens|designs",
      "app/waking knows no page: any part may wake by it.",
    ),
  ),
  wall(
    "app/ui/**",
    ...SITE_ALONE,
    partsOfApp(
      "domain|content|site|sections|guesthouse|screens|designs",
      "app/ui knows no guesthouse: data and words come in as props.",
    ),
  ),
  wall("app/site/**", ...SITE_ALONE, partsOfApp("ui|sections|guesthouse|screens|designs", ONE_WAY)),
  wall(
    "app/sections/**",
    ...SITE_ALONE,
    partsOfApp(
      "guesthouse|screens|designs",
      "A section is used by screens and knows none of them: data comes in as props.",
    ),
  ),
  wall(
    "app/guesthouse/**",
    ...SITE_ALONE,
    partsOfApp("screens|designs", "What two sites share is a section."),
    { regex: "^#app/guesthouse/", message: "Its own parts are written ./part.tsx or ../folder/." },
  ),
  wall(
    "app/screens/**",
    ...SITE_ALONE,
    partsOfApp(
      "guesthouse|designs",
      "A shared screen knows no design: tokens, slots and props change its look.",
    ),
  ),
  wall("app/designs/**", ...SITE_ALONE, {
    regex: String.raw`^(#app/(guesthouse|screens|designs)/|\.\./)`,
    message: "What two designs share is a section; a design's own parts are written ./part.tsx.",
  }),
  wall("server/**", ...SERVER_ALONE),
  ...Object.entries({
    calendar: "forms|mail|desk",
    forms: "calendar|mail|desk",
    mail: "calendar|forms|desk",
    // The desk also reads calendars when it is asked to.
    desk: "forms|mail",
    store: "calendar|forms|mail|desk",
  }).map(([folder, others]) =>
    wall(`server/${folder}/**`, ...SERVER_ALONE, {
      regex: String.raw`^(#server/|(\.\./)+)(${others})/`,
      message: MEET,
    }),
  ),
  wall("server/site/**", ...RELEASES),
  // Tests look at everything.
  wall("**/*.test.ts"),
];

export default {
  plugins: ["typescript", "react", "jsx-a11y", "import", "unicorn", "vitest"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  ignorePatterns: ["build", "build.next", "build.last", ".react-router", "node_modules"],
  rules: {
    "react/react-in-jsx-scope": "off",
    "react/no-array-index-key": "off",
    "import/no-unassigned-import": "off",
    "import/no-named-as-default-member": "off",
    "no-await-in-loop": "off",
    "no-console": "off",
    "no-shadow": "off",
    "react/exhaustive-effect-dependencies": "off",
    "jsx-a11y/no-noninteractive-element-interactions": "off",
    "unicorn/consistent-function-scoping": "off",
    "jsx-a11y/no-noninteractive-tabindex": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    "import/no-cycle": "error",
  },
  overrides: [wall("**"), ...WALLS],
} satisfies OxlintConfig;
