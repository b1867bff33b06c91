import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

// React chooses as it is loaded, and is loaded once: whoever asks for it first chooses for all pages.
test("build and server leave it to the build to load React, as guests get it", () => {
  const modules = ["#scripts/build-site.ts", "#app/desk/worker/commands.ts", "#server/main.ts"];
  const code = `
      import { createRequire } from "node:module";
      for (const module of ${JSON.stringify(modules)}) await import(module);
      const loaded = Object.keys(createRequire(import.meta.url).cache);
      console.log(loaded.filter((file) => /node_modules.react./.test(file)).length);
    `;
  const words = ["--input-type=module", "-e", code];
  const { stdout } = spawnSync(process.execPath, words, { encoding: "utf8", timeout: 30_000 });
  expect(stdout.trim()).toBe("0");
});
