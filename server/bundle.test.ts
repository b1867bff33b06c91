import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { importBundle } from "./bundle.ts";
import { SettingsError } from "./settings/settings-error.ts";
import { scratch } from "#tests/support/scratch.ts";

test.each([
  ["gone", undefined],
  ["cut", "export const serveSite = () =>"],
  ["broken", 'throw new Error("a fault of the bundle");'],
])("a build with a bundle that is %s gives one sentence on what to do", async (_, bundle) => {
  const build = scratch();
  mkdirSync(join(build, "server"));
  if (bundle) writeFileSync(join(build, "server/index.js"), bundle);
  const importing = importBundle(build);
  await expect(importing).rejects.toThrow(SettingsError);
  await expect(importing).rejects.toThrow(/^.{1,300}$/);
  await expect(importing).rejects.toThrow(/run "npm run build" first/);
});
