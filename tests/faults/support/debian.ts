/** A temporary Debian with systemd in its own namespaces, made by mmdebstrap. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findProgram } from "#tests/support/debian-packages.ts";

type DebianRelease = "bookworm" | "trixie";

type Outcome = { code: number | null; output: string; seconds: number };

export type Debian = {
  /** The root folder of the temporary Debian, as a path on this machine. */
  root: string;
  run: (line: string) => Promise<Outcome>;
  /** The beginning of a command that runs on this machine, in the temporary Debian's network. */
  inNetwork: string[];
  end: () => void;
};

/** Downloaded while the Debian is made, because its network is isolated later. */
const EXTRA_PACKAGES = ["caddy", "libatomic1", "nginx"];

/** Whether this process may use namespaces and chroot: only root on Linux may. */
export const CAN_BOOT = process.platform === "linux" && process.getuid?.() === 0;

function makeRoot(release: DebianRelease, root: string): void {
  const { status, stderr } = spawnSync(findProgram("mmdebstrap"), [
    "--variant=minbase",
    "--include=systemd,systemd-sysv,dbus,ca-certificates",
    "--skip=cleanup/apt",
    `--customize-hook=chroot "$1" apt-get install -y --download-only --no-install-recommends ${EXTRA_PACKAGES.join(" ")}`,
    release,
    root,
    "http://deb.debian.org/debian",
  ]);
  if (status !== 0) throw new Error(`mmdebstrap failed:\n${String(stderr).slice(-2000)}`);
}

/** A shell script that prepares the namespaces made by `unshare`, and becomes systemd. */
const BOOT = String.raw`
set -e
mount --bind "$1" "$1"
mount -t proc proc "$1/proc"
mount -t sysfs -o ro sysfs "$1/sys"
mount -t cgroup2 cgroup2 "$1/sys/fs/cgroup"
mount -t tmpfs tmpfs "$1/run"
mount -t tmpfs tmpfs "$1/tmp"
mount -t tmpfs -o mode=755 tmpfs "$1/dev"
mkdir "$1/dev/pts" "$1/dev/shm"
for name in null zero full random urandom tty; do
  touch "$1/dev/$name"
  mount --bind "/dev/$name" "$1/dev/$name"
done
mount -t devpts -o newinstance,ptmxmode=666,mode=620 devpts "$1/dev/pts"
ln -s pts/ptmx "$1/dev/ptmx"
ln -s /proc/self/fd "$1/dev/fd"
ip link set lo up
hostname debian
echo "127.0.0.1 localhost debian" > "$1/etc/hosts"
mkdir -p "$1/old"
cd "$1"
pivot_root . old
umount -l /old
exec env -i container=test PATH=/usr/sbin:/usr/bin:/sbin:/bin /lib/systemd/systemd --log-target=journal
`;

const NAMESPACES = ["mount", "pid", "net", "uts", "ipc", "cgroup"];

/** A new cgroup, which systemd may divide further; undefined without cgroups of version 2. */
function cgroupPath(): string | undefined {
  const mountLines = readFileSync("/proc/mounts", "utf8").split("\n");
  const cgroupRoot = mountLines.find((line) => / cgroup2 /.test(line))?.split(" ")[1];
  return cgroupRoot && join(cgroupRoot, `guesthouse-test-${process.pid}-${Date.now()}`);
}

const outcomeOf = (child: ChildProcess) => {
  const startedAt = performance.now();
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return new Promise<Outcome>((resolve) =>
    child.on("close", (code) =>
      resolve({ code, output, seconds: (performance.now() - startedAt) / 1000 }),
    ),
  );
};

/** The pid of the systemd that `unshare` has started; before `unshare` runs, the shell may have other children. */
async function initOf({ pid }: ChildProcess): Promise<number> {
  for (;;) {
    const isUnshareProcess = readFileSync(`/proc/${pid}/comm`, "utf8").trim() === "unshare";
    const [init] = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ");
    if (isUnshareProcess && init) return Number(init);
    await pause(50);
  }
}

export async function bootDebian(release: DebianRelease): Promise<Debian> {
  const folder = mkdtempSync(join(tmpdir(), `debian-${release}-`));
  const rootFolder = join(folder, "root");
  makeRoot(release, rootFolder);
  const group = cgroupPath() ?? "";
  // The child is killed when this process ends, in whatever way.
  const unshare = ["setpriv", "--pdeathsig", "KILL", "unshare", "--fork", "--kill-child"];
  const unshareFlags = ["--propagation", "private", ...NAMESPACES.map((name) => `--${name}`)];
  const bootCommand = [...unshare, ...unshareFlags, "sh", "-c", BOOT, "sh", rootFolder];
  const enterGroup = 'mkdir -p "$0" && echo $$ > "$0/cgroup.procs" && exec "$@"';
  const child = spawn("sh", ["-c", enterGroup, group, ...bootCommand], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const initPid = await initOf(child);
  const enter = ["nsenter", "-t", String(initPid)];
  const run = (line: string) => {
    const [command = "", ...words] = [...enter, ...NAMESPACES.map((name) => `--${name}`)];
    const env = {
      PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
      HOME: "/root",
    };
    return outcomeOf(spawn(command, [...words, "--root", "--wd", "sh", "-c", line], { env }));
  };
  // "degraded" is accepted, because some units cannot work in namespaces, such as the one for kernel modules.
  while (!/^(running|degraded)/.test((await run("systemctl is-system-running --wait")).output))
    await pause(100);
  return {
    root: rootFolder,
    run,
    inNetwork: [...enter, "--net"],
    end() {
      child.kill("SIGKILL");
      spawnSync("sh", ["-c", `sleep 1; find "${group}" -depth -type d -exec rmdir {} +`]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
