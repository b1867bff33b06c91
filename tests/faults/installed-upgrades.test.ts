/** Restarts, upgrades and broken archives on a temporary Debian, while guests request pages and send messages. */
import { mkdtempSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { IS_FULL } from "#tests/support/full.ts";
import { SCHEMA_VERSION } from "#server/store/migration.ts";
import { type Archive, archivesIn, type Software } from "./support/archives.ts";
import { bootDebian, CAN_BOOT } from "./support/debian.ts";
import { print } from "./support/guest.ts";
import { importPrice } from "./support/import-price.ts";
import { INSTALL, machineOf, SERVER } from "./support/installed.ts";
import { messagesIn } from "./support/store.ts";

const UPGRADE_COUNT = 10;

const publishCommand = (price: string) => `${importPrice(price)} && guesthouse desk pubblica`;

describe.skipIf(!IS_FULL || !CAN_BOOT)("on Debian 13", () => {
  let folder: string;
  let archives: Awaited<ReturnType<typeof archivesIn>>;
  let machine: ReturnType<typeof machineOf>;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "archives-"));
    archives = await archivesIn(folder);
    machine = machineOf(await bootDebian("trixie"));
    machine.bring(archives.first);
    await machine.succeeds("cd /root && tar -xf guesthouse-*.tar.gz");
    await machine.succeeds(`cd /root && ${INSTALL} --no-web-server`);
  }, 900_000);
  afterAll(() => {
    machine?.end();
    rmSync(folder, { recursive: true });
  }, 300_000);

  test("restarts under load fail no request, and lose or double no message", async () => {
    await machine.underLoad(`${UPGRADE_COUNT} restarts and a publication`, async () => {
      for (let turn = 0; turn < UPGRADE_COUNT; turn++) {
        await machine.succeeds("systemctl restart guesthouse");
        await pause(1_000);
        if (turn === 0) await machine.succeeds(publishCommand("91,00"));
      }
    });
    expect(await machine.page("/elegant_room", SERVER)).toContain("91,00");
  });

  test("a server that hangs is restarted", async () => {
    await machine.succeeds(
      "mkdir -p /run/systemd/system/guesthouse.service.d && printf '[Service]\\nWatchdogSec=6\\n' > /run/systemd/system/guesthouse.service.d/test.conf && systemctl daemon-reload && systemctl restart guesthouse",
    );
    await pause(10_000);
    const show = "systemctl show --value guesthouse -p";
    const restartCount = async () => (await machine.succeeds(`${show} NRestarts`)).output.trim();
    expect(await restartCount()).toBe("0");
    await machine.succeeds(`kill -STOP $(${show} MainPID)`);
    const startedAt = performance.now();
    while ((await restartCount()) === "0") await pause(200);
    expect(await machine.health()).toMatchObject({ store: "ok" });
    print(
      `stopped for good, it serves again after ${((performance.now() - startedAt) / 1000).toFixed(0)} s with a watchdog of 6 s`,
    );
    await machine.succeeds(
      "rm -r /run/systemd/system/guesthouse.service.d && systemctl daemon-reload",
    );
    // Prepares the next test: restarts before an upgrade must not count against the new version.
    for (let turn = 0; turn < 2; turn++) {
      await machine.succeeds("systemctl kill -s KILL guesthouse");
      await pause(4_000);
    }
  });

  test("upgrades under load fail no request, and lose or double no message", async () => {
    const versions = ["a111111", "b222222"].map((commit) => archives.variant(commit));
    const archiveFiles = versions.map(machine.bring);
    await machine.underLoad(`${UPGRADE_COUNT} upgrades and a publication`, async () => {
      for (let turn = 0; turn < UPGRADE_COUNT; turn++) {
        await machine.succeeds(`guesthouse upgrade ${archiveFiles[turn % 2]}`);
        expect((await machine.health())["version"]).toBe(versions[turn % 2]?.version);
        if (turn === 0) await machine.succeeds(publishCommand("92,00"));
      }
    });
    expect(await machine.page("/elegant_room", SERVER)).toContain("92,00");
    const { output } = await machine.succeeds("guesthouse rollback");
    expect((await machine.health())["version"]).toBe(versions[UPGRADE_COUNT % 2]?.version);
    expect(output).toContain("serves");
    await machine.succeeds("guesthouse rollback");
  });

  test("an upgrade prints the new entries of the changelog", async () => {
    const newerArchive = archives.variant("c333333", ({ read, write }) => {
      const changes = read("CHANGELOG.md");
      write("CHANGELOG.md", changes.replace("\n## ", "\n## Later\n\n- A bell.\n\n## "));
    });
    const { output } = await machine.succeeds(`guesthouse upgrade ${machine.bring(newerArchive)}`);
    expect(output).toContain("- A bell.");
    expect(output).not.toContain("banco");
    await machine.succeeds("guesthouse rollback");
  });

  const archiveWithout = (commit: string, path: string) =>
    archives.variant(commit, ({ write }) => write(path, ""));

  const REFUSED_ARCHIVES: [what: string, reason: RegExp, make: () => Archive, spoil?: string][] = [
    [
      "an archive with a wrong checksum",
      /copy both files again/,
      () => archives.variant("c333333"),
      "truncate -s -1",
    ],
    [
      "an archive without its build",
      /it cannot serve here/,
      () => archiveWithout("d444444", "build/server/index.js"),
    ],
    ...["e555555", "a111111"].map((commit): [string, RegExp, () => Archive] => [
      `an archive for another kind of machine, ${commit}, which may have been here before,`,
      /another kind of machine/,
      () => archiveWithout(commit, "node_modules/.bin/node"),
    ]),
  ];

  const LIST_RELEASES =
    "readlink -f /opt/guesthouse/current /opt/guesthouse/previous; ls /opt/guesthouse/releases; wc -c /opt/guesthouse/releases/*/node_modules/.bin/node";

  test.each(REFUSED_ARCHIVES)("%s changes nothing", async (_, reason, make, spoil = "true") => {
    const releasesBefore = (await machine.succeeds(LIST_RELEASES)).output;
    const file = machine.bring(make());
    const { code, output } = await machine.run(`${spoil} ${file} && guesthouse upgrade ${file}`);
    expect(output).toMatch(reason);
    expect(code).toBe(1);
    expect((await machine.succeeds(LIST_RELEASES)).output).toBe(releasesBefore);
  });

  const BROKEN_RELEASES: [what: string, serve: string, commit: string][] = [
    ["ends at its start", 'throw new Error("broken");\n', "f066666"],
    ["never answers", "setInterval(() => {}, 1000);\n", "f166666"],
    [
      "has changed the tables and then ends",
      `import { readSettings } from "#server/settings/settings.ts";
import { openStore } from "#server/store/open.ts";
const store = await openStore(readSettings(process.env));
await store.transaction(async () => {});
throw new Error("broken");
`,
      "f266666",
    ],
  ];

  const withNewTables = ({ write }: Software) =>
    write(`server/store/upgrades/${SCHEMA_VERSION + 1}.sql`, "CREATE TABLE later (name TEXT);");

  test.each(BROKEN_RELEASES)(
    "a version that %s is rolled back within 15 seconds",
    async (what, serve, commit) => {
      const { version } = await machine.health();
      const messageCount = messagesIn(machine.data).length;
      const brokenArchive = archives.variant(commit, (software) => {
        software.write("scripts/serve.ts", serve);
        if (what.includes("tables")) withNewTables(software);
      });
      const file = machine.bring(brokenArchive);
      const link = join(machine.root, "opt/guesthouse/current");
      const release = readlinkSync(link);
      let switchedAt = Infinity;
      const upgrading = machine.run(`guesthouse upgrade ${file}`);
      const lookTimer = setInterval(() => {
        if (readlinkSync(link) !== release) switchedAt = Math.min(switchedAt, performance.now());
      }, 20);
      const { code, output } = await upgrading;
      clearInterval(lookTimer);
      const seconds = (performance.now() - switchedAt) / 1000;
      expect(output).toContain("it was not well");
      expect(code).toBe(1);
      expect(await machine.health()).toMatchObject({ version, store: "ok" });
      expect(messagesIn(machine.data)).toHaveLength(messageCount);
      print(
        `a version that ${what}: the one before serves again ${seconds.toFixed(1)} s after the switch`,
      );
      expect(seconds).toBeLessThan(15);
    },
  );

  test("a rollback from a version that changed the tables loses no message", async () => {
    const keptMessages = messagesIn(machine.data).toSorted();
    const upgrade = `guesthouse upgrade ${machine.bring(archives.variant("0888888", withNewTables))}`;
    expect((await machine.succeeds(upgrade)).output).toContain("changes the tables of the store");
    await machine.underLoad("new tables", async () => {});
    const allMessages = messagesIn(machine.data).toSorted();
    expect(allMessages.length).toBeGreaterThan(keptMessages.length);
    const result = await machine.run("guesthouse rollback");
    expect([result.code, result.output]).toEqual([1, expect.stringContaining("--older-store")]);
    const { output } = await machine.succeeds("guesthouse rollback --older-store");
    expect(messagesIn(machine.data).toSorted()).toEqual(keptMessages);
    const [aside = ""] = /banco ripristina \S+/.exec(output) ?? [];
    await machine.succeeds(upgrade);
    await machine.succeeds(aside);
    expect(messagesIn(machine.data).toSorted()).toEqual(allMessages);
  });
});
