import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { FORM_PATHS } from "#app/paths/paths.ts";
import { packBuild } from "#scripts/pack-build.ts";
import { freePort } from "#tests/support/free-port.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { buildImage, type Container, containerOf, type Image } from "./support/container.ts";
import { browserHeaders, print, formOf, post } from "./support/guest.ts";
import { importPrice } from "./support/import-price.ts";
import { scratch } from "#tests/support/scratch.ts";

const SETUP_TIMEOUT = 1_200_000;

const folder = scratch(afterAll);
let image: Image;
let container: Container;
let url: string;

function baseOf(dockerfile: string): { name: string; release: string } {
  const [, name = "", release = ""] = /^FROM (debian:([a-z]+)-\S+)$/m.exec(dockerfile) ?? [];
  return { name, release };
}

beforeAll(async () => {
  if (!IS_FULL) return;
  const { file } = await packBuild({ folder });
  const context = join(folder, "context");
  mkdirSync(context);
  spawnSync("tar", ["-xzf", file, "-C", context, "--strip-components=1"]);
  const dockerfile = readFileSync(join(context, "deploy/Dockerfile"), "utf8");
  image = buildImage(folder, context, baseOf(dockerfile));
  const port = `${await freePort()}`;
  url = `http://127.0.0.1:${port}`;
  container = containerOf(image, folder, { SITE_URL: url, PORT: port, BACKUP_DIR: "/backups" });
}, SETUP_TIMEOUT);

afterAll(() => {
  if (IS_FULL) image.remove();
}, SETUP_TIMEOUT);

async function awaitHealthy({ outputAfterExit }: ReturnType<Container["start"]>): Promise<void> {
  const command = image.config.Healthcheck.Test.slice(1);
  while (container.exec(...command).code !== 0) {
    expect(outputAfterExit()).toBeUndefined();
    await pause(200);
  }
}

function memoryInUse(): number {
  const { stdout } = spawnSync("ps", ["-u", image.config.User.split(":")[0]!, "-o", "rss="], {
    encoding: "utf8",
  });
  return stdout.split("\n").reduce((sum, line) => sum + Number(line), 0) / 1_000;
}

// The test takes some minutes and downloads from Debian's archives.
test.skipIf(!IS_FULL)(
  "the image serves, takes a message and publishes, and can write to its volumes alone",
  async () => {
    const size = spawnSync("du", ["-sm", image.root], { encoding: "utf8" }).stdout.split("\t")[0];
    const server = container.start();
    // Stopped explicitly, because after its change of user the server does not end with its parent.
    onTestFinished(async () => void (await server.stop()));
    const startAt = performance.now();
    await awaitHealthy(server);
    print(`image ${size} MB, well after ${((performance.now() - startAt) / 1_000).toFixed(1)} s`);

    expect((await fetch(`${url}/en`)).status).toBe(200);
    const sent = await post(url + FORM_PATHS.message, formOf("Ciao"), browserHeaders());
    expect(sent.status).toBe(303);
    expect(container.exec("banco", "stato").output).toContain("Messaggi: 1");

    expect(container.exec("touch", "/opt/guesthouse/x").code).not.toBe(0);
    const importCommand = importPrice("91,00", { home: "/opt/guesthouse", desk: "banco" });
    expect(container.exec("sh", "-c", importCommand)).toMatchObject({ code: 0 });
    expect(container.exec("banco", "pubblica")).toMatchObject({ code: 0 });
    while (!(await (await fetch(url)).text()).includes("91,00")) await pause(50);
    expect(container.exec("banco", "backup", "/backups").code).toBe(0);

    await pause(5_000);
    print(`at rest ${memoryInUse().toFixed(0)} MB`);
    expect(await server.stop()).toBe(0);
  },
);
