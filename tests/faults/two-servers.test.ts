import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { PATHS } from "#app/paths/paths.ts";
import { findPostgres } from "#tests/support/postgres.ts";
import { emptyDatabase } from "#tests/support/test-database.ts";
import { figure } from "./support/guest.ts";
import { publishingHouse } from "./support/publishing-house.ts";
import { BUILD, scratch, startServer } from "./support/server.ts";

test("two servers of one database show what is published, and go back, without a restart", async () => {
  const postgres = await findPostgres();
  if (typeof postgres === "string") throw new Error(postgres);
  vi.stubEnv("TEST_DATABASE_URL", postgres.url);
  const { url, remove } = await emptyDatabase();
  vi.stubEnv("DATABASE_URL", url);
  const { folder, remove: removeFolder } = scratch();
  const servers = await Promise.all(
    ["one", "other"].map((name) =>
      startServer({ site: BUILD, environment: { DATA_DIR: join(folder, name) } }),
    ),
  );
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await remove();
    vi.unstubAllEnvs();
    postgres.stop();
    removeFolder();
  });
  const everywhere = async (words: string) => {
    const began = performance.now();
    for (const server of servers)
      while (!(await (await fetch(server.url + PATHS.privacy)).text()).includes(words))
        await pause(20);
    return performance.now() - began;
  };
  const house = publishingHouse(folder);
  house.rewrite("content/it/privacy.yaml", /^heading: .*/m, "heading: Su due server");
  expect(await house.desk("pubblica").said).toMatchObject({ code: 0 });
  const took = await everywhere("Su due server");
  expect(await house.desk("pubblica", "--torna").said).toMatchObject({ code: 0 });
  await everywhere("Privacy e accessibilità</h1>");
  figure(
    `two servers of one PostgreSQL: both show it ${took.toFixed(0)} ms after the desk is done`,
  );
});
