import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

// Also holds where PostgreSQL is missing: then there is nothing to wait for.
test("a command whose work is done ends, and takes its PostgreSQL with it", () => {
  const command = `
    const { startPostgres } = await import("./tests/support/postgres.ts");
    const postgres = await startPostgres();
    if (typeof postgres === "object") process.on("exit", postgres.stop);
  `;
  const { status, signal } = spawnSync(process.execPath, ["--input-type=module", "-e", command], {
    timeout: 30_000,
  });
  expect({ status, signal }).toEqual({ status: 0, signal: null });
}, 40_000);
