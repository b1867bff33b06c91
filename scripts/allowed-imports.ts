/**
 * Lists which modules may import which. A line, with the indented lines below it, names a folder or files, then the
 * folders and files that their modules may import, and after a + the packages (`+node:` means all modules of Node).
 * `npm run lint` refuses every import that no line allows.
 *
 * Modules of one folder may always import each other; if two lines name a module, the later line applies.
 * `demonstration` is #demonstration, whose folder package.json names. `type:` allows imports of types alone: if a folder
 * follows `type:`, no other word of the line can allow imports of values from this folder.
 */
import { dirname, relative } from "node:path/posix";
import type { OxlintOverride } from "oxlint";

const IMPORTS_TABLE = `
pictures
  app/domain/memoize.ts +node: +sharp +yaml +zod
app/domain
  type:app/content/schemas
app/content
  app/desk/paths.ts app/domain app/paths/paths.ts app/ui/icon-names.ts demonstration pictures/catalogue.ts pictures/crops.ts pictures/map-places.ts
  +node: +yaml +zod
app/content/checks
  app/domain app/content pictures +node: +yaml +zod
app/paths
  app/domain demonstration type:app/content
app/ui
  app/styles type:pictures/catalogue.ts +clsx +@iconify-json/lucide +react
  +react-dom +yet-another-react-lightbox
app/site
  app/domain app/paths type:app/content +react
app/head
  app/domain app/paths app/site type:app/content
app/client-state
  app/domain app/paths app/site +nanostores +react
app/sections
  app/client-state app/domain app/paths app/render/island.tsx app/site app/ui type:app/content
  type:pictures/catalogue.ts +clsx +@iconify-json/lucide +react
app/guesthouse
  app/client-state app/domain demonstration/content.ts
  app/paths app/render/island.tsx app/sections app/site app/ui type:app/content/site-content.ts
  type:pictures/catalogue.ts +clsx +nanostores +react +react-dom
app/demonstration
  .cache/fonts app/client-state app/content/pictures.ts app/domain app/paths app/render/island.tsx app/sections app/site
  app/ui content/template pictures/catalogue.ts type:app/content/site-content.ts type:app/render/screen.ts
  +clsx +@iconify-json/lucide +react
app/without-demonstration
  type:app/content type:app/domain type:app/render/screen.ts type:pictures/catalogue.ts
app/islands
  app/client-state app/domain app/guesthouse demonstration
  app/sections app/site app/ui type:app/render +embla-carousel +react +react-dom
app/render
  .cache/fonts app/client-state/theme-script.ts app/desk/paths.ts
  app/desk/preview.css app/domain demonstration
  app/guesthouse app/head app/islands/start-script.ts app/paths
  app/site app/styles type:app/content type:app/islands/registry.ts type:pictures/catalogue.ts
  +node: +react +react-dom
app/desk
  app/content app/domain app/paths app/render app/styles/colours.ts app/ui pictures
  server/auth server/backup server/calendar server/outgoing server/requests server/serving server/settings
  server/site server/store server/system +node: +clsx +hono +@iconify-json/lucide +react +react-dom +yaml
app/desk/shell
  app/content/issue.ts app/desk server/auth server/backup server/bundle.ts server/run.ts server/settings
  server/site server/store server/system
  +node: +uqr +yaml
app/desk/enhance
  app/desk app/domain pictures/crops.ts +@simplewebauthn/browser
server/*.ts
  app/desk/paths.ts app/domain app/paths app/render/page.tsx server/backup server/calendar
  app/desk/shell/run-desk.ts app/desk/web
  server/enquiry server/forms server/mail server/requests server/serving
  server/settings server/site server/store server/system server/text +node: +@hono/node-server
  +hono
server/text
  +node:
server/system
  +node:
server/settings
  server/text +node:
server/requests
  server/system +node: +@hono/node-server +hono
server/outgoing
  server/system +node:
server/site
  app/content app/domain app/paths demonstration/content.ts app/styles/colours.ts pictures/catalogue.ts pictures/encode.ts server/serving
  server/store server/system app/render/page.tsx
  +node:
server/serving
  app/domain app/guesthouse/layout.tsx app/paths app/render server/site server/system type:app/content
  type:app/guesthouse/answer +node: +hono
server/store
  app/domain server/settings/settings-error.ts server/store/edits-to-documents.ts server/system
  type:app/content type:server/settings/settings.ts +node:
server/store/edits-to-documents.ts
  app/content/documents.ts app/content/photographs.ts app/content/rows.ts server/store +node:
server/backup
  server/store server/system type:server/settings +node:
server/enquiry
  app/domain app/paths server/serving server/system type:app/content +node:
server/forms
  app/domain app/paths/paths.ts server/requests server/store server/system server/text
  type:app/content type:server/serving type:server/settings +node: +hono
server/mail
  app/content/photographs.ts app/desk/paths.ts app/domain app/paths/paths.ts server/auth
  server/store server/system server/text type:app/content/site-content.ts type:server/settings +node: +nodemailer
server/calendar
  app/domain app/paths/paths.ts server/outgoing server/serving server/site/encodings.ts server/store server/system
  type:server/settings +node: +hono +ical.js
server/auth
  server/store server/system +node: +@simplewebauthn/server
scripts
  package.json app demonstration pictures server tests +node: +oxlint +@hono/node-server +@playwright/test +@tailwindcss/vite
  +@mdn/browser-compat-data +html-validate +sharp +subset-font +vite +vitest
`;

/** Returns how a module in `folder` may import a `word` of `IMPORTS_TABLE`: as "#server/store" or "../store". */
function importSpellingsOf(word: string, folder: string): string[] {
  if (word.startsWith("+")) return [word.slice(1)];
  const path = word.replace("type:", "");
  const relativePath = relative(folder, path) || ".";
  return [`#${path}`, relativePath.startsWith(".") ? relativePath : `./${relativePath}`];
}

function globsOf(word: string, folder: string): string[] {
  if (word === "+node:") return ["node:*", "node:*/**"];
  return importSpellingsOf(word, folder).flatMap((start) => [start, `${start}[?]*`, `${start}/**`]);
}

function overrideOf(files: string, folder: string, allowed: string[]): OxlintOverride {
  const typePatterns = allowed
    .filter((word) => word.startsWith("type:"))
    .flatMap((word) => importSpellingsOf(word, folder))
    .map((start) => ({
      regex: `^${RegExp.escape(start)}([/?]|$)`,
      allowTypeImports: true,
      message: "scripts/allowed-imports.ts allows it as `import type` alone.",
    }));
  const patterns = [
    // An import that a `regex` refuses stays refused, even if a glob with ! allows it afterwards.
    { regex: "./[.][.]?/[^.]", message: "Write #app/… from the root, ./… or ../…." },
    ...typePatterns,
    {
      group: ["**", ...allowed.flatMap((word) => globsOf(word, folder)).map((glob) => `!${glob}`)],
      message: "No line of scripts/allowed-imports.ts allows it.",
    },
  ];
  return {
    files: [files],
    excludeFiles: ["**/*.test.ts", "tests/**"],
    rules: { "no-restricted-imports": ["error", { patterns }] },
  };
}

/** Makes separate rules for a folder and its subfolders: `../` differs between them, and the linter does not resolve it. */
function overridesOf([owner = "", ...allowed]: string[]): OxlintOverride[] {
  if (owner.endsWith(".ts")) return [overrideOf(owner, dirname(owner), [owner, ...allowed])];
  const subfolder = `${owner}/subfolder`;
  return [
    overrideOf(`${owner}/*`, owner, [owner, ...allowed]),
    overrideOf(`${owner}/*/**`, subfolder, [subfolder, owner, ...allowed]),
  ];
}

const TABLE_LINES = IMPORTS_TABLE.trim()
  .split(/\n(?=\S)/)
  .map((line) => line.split(/\s+/));

export const IMPORT_OVERRIDES = [
  overrideOf("*/**", "folder-without-line", ["folder-without-line"]),
  ...TABLE_LINES.flatMap(overridesOf),
];
