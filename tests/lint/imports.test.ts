import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { scratch } from "#tests/support/scratch.ts";

const REFUSED_MODULES = {
  "app/guesthouse/room/zod.ts": 'import "zod";',
  "app/guesthouse/values.ts": 'export * from "#app/content/site-content.ts";',
  "app/islands/store.ts": 'await import("#server/store/messages.ts");',
  "app/ui/detour.ts": 'import "#app/ui/../domain/stay.ts";',
  "app/domain/types.ts": 'import type { ReactNode } from "react";',
  "app/render/demonstration.ts": 'import "#app/demonstration/pages.tsx";',
  "server/store/mail.ts": 'import "../mail/outbox.ts";',
  "tools/without-line.ts": 'import "#app/domain/stay.ts";',
};

const PASSING_MODULES = {
  "app/guesthouse/room/part.ts": 'import "../footer.tsx";',
  "app/guesthouse/types.ts": 'import type { Room } from "#app/content/site-content.ts";',
  "app/domain/a.test.ts": 'import "vitest";',
  "server/forms/store.ts": 'import "../store/messages.ts";',
};

test("the linter refuses an import that no line of the table allows", () => {
  const folder = scratch();
  const config = new URL("../../oxlint.config.ts", import.meta.url).href;
  writeFileSync(join(folder, "oxlint.config.ts"), `export { default } from "${config}";`);
  for (const [path, source] of Object.entries({ ...REFUSED_MODULES, ...PASSING_MODULES })) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
  const oxlint = join(import.meta.dirname, "../../node_modules/oxlint/bin/oxlint");
  const { stdout } = spawnSync(process.execPath, [oxlint, "-f", "unix"], { cwd: folder });
  const refused = String(stdout).matchAll(/^(.+):1:\d+: .+no-restricted-imports/gm);
  expect([...new Set(Array.from(refused, ([, path]) => path))].toSorted()).toEqual(
    Object.keys(REFUSED_MODULES).toSorted(),
  );
});
