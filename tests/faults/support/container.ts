/**
 * The image of deploy/Dockerfile, built and run without a container engine: buildah builds it, bubblewrap
 * runs it as the image configures, with a read-only root.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findProgram } from "#tests/support/debian-packages.ts";

/** The base image is not downloaded: mmdebstrap makes a Debian of the same release in its place. */
type Base = { name: string; release: string };

type ImageConfig = {
  User: string;
  Env: string[];
  Cmd: string[];
  WorkingDir: string;
  Volumes: Record<string, object>;
  Healthcheck: { Test: string[] };
};

export type Image = { root: string; config: ImageConfig; remove: () => void };

function run(program: string, words: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, words, {
    encoding: "utf8",
    maxBuffer: 100_000_000,
  });
  if (status === 0) return stdout.trim();
  throw new Error(`${program} ${words.join(" ")} failed:\n${(stdout + stderr).slice(-2_000)}`);
}

export function buildImage(folder: string, context: string, base: Base): Image {
  const store = ["--root", join(folder, "images"), "--runroot", join(folder, "running")];
  const buildahProgram = findProgram("buildah");
  const buildah = (...words: string[]) =>
    run(buildahProgram, [...store, "--storage-driver=vfs", ...words]);
  const tar = join(folder, "base.tar");
  run(findProgram("mmdebstrap"), ["--variant=minbase", base.release, tar]);
  const emptyContainer = buildah("from", "scratch");
  buildah("add", emptyContainer, tar, "/");
  buildah("commit", emptyContainer, `docker.io/library/${base.name}`);
  const dockerfile = join(context, "deploy/Dockerfile");
  const words = ["--isolation=chroot", "--pull-never", "--format=docker", "-f", dockerfile];
  buildah("bud", ...words, "-t", "guesthouse", context);
  const imageDescription = buildah("inspect", "--type=image", "guesthouse");
  return {
    root: buildah("mount", buildah("from", "--pull-never", "guesthouse")),
    config: JSON.parse(imageDescription).Docker.config as ImageConfig,
    remove: () => void buildah("rm", "--all"),
  };
}

type Server = {
  /** The output of a server that has ended by itself; undefined while it runs. */
  outputAfterExit: () => string | undefined;
  /** Sends the image's stop signal, like a container engine; returns the exit code. */
  stop: () => Promise<number | null>;
};

export type Container = {
  /** Runs a command in the image, with the same volumes, like `docker compose exec`. */
  exec: (...words: string[]) => { code: number | null; output: string };
  start: () => Server;
};

function onlyChildOf({ pid }: ChildProcess): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim());
}

const flags = (text: string) => text.split(" ");

/** The capabilities that setpriv needs to become the image's user, and then drops. */
const RIGHTS = ["CAP_SETUID", "CAP_SETGID", "CAP_SETPCAP"].flatMap((right) => ["--cap-add", right]);

export function containerOf(
  { root, config }: Image,
  folder: string,
  settings: Record<string, string>,
): Container {
  const [uid = "", gid = ""] = config.User.split(":");
  const volumes = Object.keys(config.Volumes).flatMap((place) => {
    const volume = join(folder, place);
    mkdirSync(volume, { recursive: true });
    chownSync(volume, Number(uid), Number(gid));
    return ["--bind", volume, place];
  });
  const imageVariables: [string, string][] = config.Env.map((line) => {
    const [name = "", ...value] = line.split("=");
    return [name, value.join("=")];
  });
  const environment = Object.entries({ ...Object.fromEntries(imageVariables), ...settings });
  const words = [
    "--ro-bind",
    root,
    "/",
    ...flags("--dev /dev --proc /proc --perms 1777 --tmpfs /tmp"),
    ...volumes,
    ...flags(`--unshare-pid --as-pid-1 --die-with-parent --chdir ${config.WorkingDir} --clearenv`),
    ...environment.flatMap(([name, value]) => ["--setenv", name, value]),
    ...RIGHTS,
    ...flags(`setpriv --reuid=${uid} --regid=${gid} --clear-groups`),
    ...flags("--bounding-set=-all --no-new-privs"),
  ];
  const bwrapProgram = findProgram("bwrap", "bubblewrap");
  return {
    exec(...command) {
      const { status, stdout, stderr } = spawnSync(bwrapProgram, [...words, ...command], {
        encoding: "utf8",
      });
      return { code: status, output: stdout + stderr };
    },
    start() {
      const child = spawn(bwrapProgram, [...words, ...config.Cmd]);
      let output = "";
      for (const stream of [child.stdout, child.stderr])
        stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
      const processExit = once(child, "exit");
      return {
        outputAfterExit: () => (child.exitCode === null ? undefined : output),
        async stop() {
          if (child.exitCode === null) process.kill(onlyChildOf(child), "SIGTERM");
          const [code] = await processExit;
          return code;
        },
      };
    },
  };
}
