/** The commands as the guides write them: through npm, with the environment, in a shell. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { storeFile } from "#server/store/open.ts";
import { secretOf } from "#server/store/key-values.ts";
import { sqliteDatabase } from "#server/store/sqlite.ts";
import { scratch } from "#tests/support/scratch.ts";

const ROOT = join(import.meta.dirname, "../../..");

let folder: string;

beforeEach(async () => {
  folder = scratch();
  const database = sqliteDatabase(storeFile(join(folder, "data")));
  await secretOf(database);
  await database.close();
});

/** The first command of a guide that `shape` fits. */
function written(guide: string, shape: RegExp): string {
  const [command = ""] = shape.exec(readFileSync(join(ROOT, "docs", guide), "utf8")) ?? [];
  expect(command).not.toBe("");
  return command;
}

function shell(command: string, environment: NodeJS.ProcessEnv = {}) {
  const { DATA_DIR: _, ...env } = process.env;
  const options = { cwd: ROOT, env: { ...env, ...environment }, encoding: "utf8" } as const;
  return spawnSync(command, { ...options, shell: true });
}

/** The operator's and the family's commands, as an installation links them, for this folder's software and store. */
function installCommands(): string {
  const settings = join(folder, "guesthouse.env");
  writeFileSync(settings, `# as for the server\nDATA_DIR=${join(folder, "data")}\n`);
  const bin = join(folder, "bin");
  mkdirSync(bin);
  const install = (name: string, ...changes: [string, string][]) => {
    const script = readFileSync(join(ROOT, "deploy", name), "utf8");
    const changed = changes.reduce((text, [from, to]) => {
      expect(text).toContain(from);
      return text.replace(from, to);
    }, script);
    writeFileSync(join(bin, name), changed, { mode: 0o755 });
  };
  install(
    "guesthouse",
    ["CURRENT=$HOME_FOLDER/current", `CURRENT=${ROOT}`],
    ["SETTINGS=/etc/guesthouse.env", `SETTINGS=${settings}`],
    ['[ "$(id -u)" = 0 ]', "true"],
  );
  install("banco", ['[ "$(id -u)" = 0 ]', "true"], ["exec /usr/local/bin", `exec ${bin}`]);
  return bin;
}

test.skipIf(process.platform === "win32")(
  "the copy of the guide to operations is one of the store that the server's settings name",
  () => {
    const copies = join(folder, "copies");
    const command = written("operations.md", /guesthouse desk backup \S+/);
    const { stdout, stderr } = shell(
      `${installCommands()}/${command.replace("/mnt/elsewhere", copies)}`,
    );
    expect(stdout).toContain("0 messaggi, controllata");
    expect(stderr).toContain(storeFile(join(folder, "data")));
    expect(readdirSync(copies)).toHaveLength(1);
  },
);

test.skipIf(process.platform === "win32")(
  "the family's word «banco» reads the store that the server's settings name",
  () => {
    const { stdout, stderr } = shell(`cd "${folder}" && ${installCommands()}/banco stato`);
    expect(stdout).toContain("Messaggi: 0");
    expect(stderr).toContain(storeFile(join(folder, "data")));
  },
);
