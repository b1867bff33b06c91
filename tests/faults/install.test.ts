/**
 * Installs the archive on a temporary Debian, uses it, and removes it (support/debian.ts). The tests share
 * one machine, so each needs those before it.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { IS_FULL } from "#tests/support/full.ts";
import { type Archive, archivesIn } from "./support/archives.ts";
import { bootDebian, CAN_BOOT } from "./support/debian.ts";
import { print } from "./support/guest.ts";
import { importPrice } from "./support/import-price.ts";
import { ADDRESS, INSTALL, machineOf, NODE_PATH } from "./support/installed.ts";

/** Lists the files that our software may have installed or changed, with owners, modes and times. */
const LIST_COMMAND =
  "find /etc /opt /usr /root /var/backups -printf '%p %y %m %u %g %T@ %l\\n' | sort | sha256sum";

/** Runs the rest of a line like the service: with its user, its mounts and settings, and without root's capabilities. */
const AS_SERVICE =
  "nsenter -t $(systemctl show -p MainPID --value guesthouse) -m setpriv --reuid guesthouse --regid guesthouse --clear-groups --no-new-privs --bounding-set=-all env $(grep -v '^#' /etc/guesthouse.env)";

const REMOVE_COMMAND = "cd /root && guesthouse-*/deploy/install.sh --remove";

const DESK = `${NODE_PATH} /opt/guesthouse/current/app/desk/shell/main.ts`;

let folder: string;
let archive: Archive;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "archives-"));
  if (IS_FULL) archive = (await archivesIn(folder)).first;
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true }), 300_000);

describe.skipIf(!IS_FULL || !CAN_BOOT).each(["bookworm", "trixie"] as const)(
  "on Debian %s",
  (release) => {
    let machine: ReturnType<typeof machineOf>;
    let startedAt = 0;
    const listFiles = async () => (await machine.succeeds(LIST_COMMAND)).output;

    beforeAll(async () => {
      startedAt = performance.now();
      machine = machineOf(await bootDebian(release));
    }, 600_000);
    afterAll(() => machine?.end(), 300_000);

    test("three commands and less than ten minutes lead from a bare machine to a page served by Caddy", async () => {
      machine.bring(archive);
      await machine.succeeds("cd /root && sha256sum --check guesthouse-*.sha256");
      await machine.succeeds("cd /root && tar -xf guesthouse-*.tar.gz");
      const filesBefore = await listFiles();
      const { output: plan } = await machine.succeeds(`cd /root && ${INSTALL} --dry-run`);
      expect(await listFiles()).toBe(filesBefore);
      const { output, seconds } = await machine.succeeds(`cd /root && ${INSTALL}`);
      const minutes = (performance.now() - startedAt) / 60_000;
      for (const line of plan.matchAll(/^would (.*)$/gm)) expect(output).toContain(line[1]);
      expect(output).toContain(`Address:  ${ADDRESS}`);
      expect(output).toContain(`${ADDRESS}/banco/entra/`);
      expect(await machine.page("/")).toContain(`<link rel="canonical" href="${ADDRESS}/"`);
      expect(await machine.health()).toMatchObject({ store: "ok", version: archive.version });
      print(
        `${release}: from nothing to a page by Caddy ${minutes.toFixed(1)} minutes, the installation ${seconds.toFixed(0)} s of it`,
      );
      expect(minutes).toBeLessThan(10);
    });

    test("a second installation changes nothing", async () => {
      const filesBefore = await listFiles();
      const { output } = await machine.succeeds(`cd /root && ${INSTALL}`);
      expect(output).toContain("Nothing had to be changed.");
      expect(await listFiles()).toBe(filesBefore);
    });

    test("the installer refuses unusable settings before its first change", async () => {
      const filesBefore = await listFiles();
      for (const [setting, word] of [
        ["SITE_URL=www.example.com", "SITE_URL must be an address"],
        ["KEEP_MONTHS=never", "KEEP_MONTHS must be a whole number"],
      ] as const)
        for (const installOption of ["", "--dry-run"]) {
          const command = `guesthouse-*/deploy/install.sh ${setting} ${installOption}`;
          const { code, output } = await machine.run(`cd /root && ${command}`);
          expect(code).toBe(1);
          expect(output).toContain(word);
          expect(output).toContain("nothing has changed");
        }
      expect(await listFiles()).toBe(filesBefore);
    });

    test("the family's command runs, and the journal names it and the site's address", async () => {
      const { output } = await machine.succeeds("banco stato");
      print(`${release}: banco stato\n${output}`);
      expect(output).toContain("Archivio: /var/lib/guesthouse/guesthouse.db");
      expect(output).not.toContain("npm run");
      expect((await machine.run("banco")).output).toContain("banco accesso");
      const { output: log } = await machine.succeeds("guesthouse log --no-pager");
      expect(log).toContain(`The site is on ${ADDRESS}`);
      expect(log).toContain("Nobody has access to the desk yet: banco accesso");
      expect(log).not.toContain("npm run");
    });

    test("a later change of a setting leaves the web server working", async () => {
      await machine.succeeds("guesthouse configure KEEP_MONTHS=12");
      const { output } = await machine.succeeds("guesthouse configure KEEP_MONTHS=12");
      expect(output).toContain("Nothing had to be changed.");
      await machine.succeeds("grep -qx KEEP_MONTHS=12 /etc/guesthouse.env");
      expect(await machine.page("/")).toContain(`<link rel="canonical" href="${ADDRESS}/"`);
      expect((await machine.run("guesthouse configure KEEP_MONTHS=never")).code).toBe(1);
      await machine.succeeds("grep -qx KEEP_MONTHS=12 /etc/guesthouse.env");
    });

    test("systemd finds no fault in the units, and rates the service's exposure as low", async () => {
      const verify = "systemd-analyze verify guesthouse.socket guesthouse.service";
      expect((await machine.succeeds(verify)).output).toBe("");
      const security = "systemd-analyze security --no-pager guesthouse.service";
      const { output } = await machine.succeeds(security);
      const [, exposure] = /exposure level for guesthouse.service: ([\d.]+)/.exec(output) ?? [];
      print(`${release}: systemd-analyze security ${exposure}`);
      expect(Number(exposure)).toBeLessThan(2);
    });

    test("the service publishes as an ordinary user that can write to two folders alone", async () => {
      for (const place of ["/opt/guesthouse", "/etc", "/usr", "/root", "/var"])
        expect((await machine.run(`${AS_SERVICE} touch ${place}/written`)).code).not.toBe(0);
      for (const file of ["/var/lib/guesthouse/written", "/tmp/written"])
        await machine.succeeds(`${AS_SERVICE} touch ${file} && ${AS_SERVICE} rm ${file}`);
      const { release: before } = await machine.health();
      await machine.succeeds(importPrice("92,00"));
      await machine.succeeds(`${AS_SERVICE} ${DESK} pubblica`);
      await pause(2_000);
      expect(Number((await machine.health())["release"])).toBeGreaterThan(Number(before));
    });

    test("copies from before an upgrade are deleted within six months", async () => {
      const copies = "/var/backups/guesthouse-upgrades";
      await machine.succeeds(
        `mkdir -p ${copies} && touch -d '160 days ago' ${copies}/old && touch -d '150 days ago' ${copies}/newer && systemd-tmpfiles --clean /etc/tmpfiles.d/guesthouse.conf`,
      );
      expect((await machine.succeeds(`ls ${copies}`)).output.trim()).toBe("newer");
    });

    test("removing the software works without a running Caddy, and leaves the data", async () => {
      await machine.succeeds("systemctl stop caddy && systemctl mask --runtime caddy");
      const { output: removal } = await machine.succeeds(REMOVE_COMMAND);
      expect(removal).toContain("Caddy is not reloaded");
      await machine.succeeds("systemctl unmask --runtime caddy && systemctl start caddy");
      const { output } = await machine.succeeds(
        "find / -xdev -name '*guesthouse*' -not -path '/root/*' -not -path '/proc/*' | sort",
      );
      const isKept = (place: string) => /^\/(var\/(lib|backups)|etc\/guesthouse.env)/.test(place);
      const remainingPaths = output.trim().split("\n");
      expect(remainingPaths.filter((place) => !isKept(place))).toEqual([]);
      expect(existsSync(join(machine.root, "var/lib/guesthouse/guesthouse.db"))).toBe(true);
      const ownFile = readFileSync(join(machine.root, "etc/caddy/Caddyfile"), "utf8");
      expect(ownFile).toContain("file_server");
      await machine.succeeds("systemctl is-active caddy && dpkg --verify caddy");
    });

    test("a copy restores the whole house on a bare machine, here behind nginx", async () => {
      const siteOrigin = "https://house.test";
      const certificate = join(machine.root, "etc/letsencrypt/live/house.test");
      mkdirSync(certificate, { recursive: true });
      const requestCommand =
        "openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=house.test -keyout privkey.pem -out fullchain.pem";
      execFileSync("sh", ["-c", requestCommand], { cwd: certificate, stdio: "ignore" });
      await machine.succeeds("systemctl stop caddy && echo 127.0.0.1 house.test >> /etc/hosts");
      writeFileSync(join(machine.root, "root/answers"), `# From a file.\nSITE_URL=${siteOrigin}\n`);
      const install = "cd /root && guesthouse-*/deploy/install.sh --answers answers --behind nginx";
      const wipeCommand =
        "rm -rf /var/lib/guesthouse /var/backups/guesthouse* /etc/guesthouse.env && userdel guesthouse";

      await machine.succeeds(`${wipeCommand} && ${install}`);
      await machine.succeeds(importPrice("93,00"));
      // The folder has to belong to the service's user, because the desk's command runs as that user.
      await machine.succeeds("install -d -m 700 -o guesthouse -g guesthouse /srv/copies");
      await machine.succeeds("guesthouse desk pubblica && guesthouse desk backup /srv/copies");
      await expect.poll(() => machine.page("/elegant_room", siteOrigin)).toContain("93,00");
      const pageBefore = await machine.page("/elegant_room", siteOrigin);
      await machine.succeeds(`${REMOVE_COMMAND} && ${wipeCommand} && ${install}`);
      expect(await machine.page("/elegant_room", siteOrigin)).not.toContain("93,00");
      const { seconds } = await machine.succeeds("banco ripristina /srv/copies/casa-*.db");
      expect(await machine.page("/elegant_room", siteOrigin)).toBe(pageBefore);
      print(
        `${release}: a bare machine has the whole house back ${seconds.toFixed(0)} s after its installation`,
      );
    });
  },
);
