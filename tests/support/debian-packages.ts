/** Finds the programs that tests need; installs missing Debian packages as root, otherwise says how to. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Debian's folders of programs that may be missing in a user's PATH. */
const FOLDERS = ["/usr/local/sbin", "/usr/sbin", "/sbin"];

/** False where packages cannot be installed: only root on Debian can. */
function installPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log(`Installing Debian's ${name} …`);
  const install = `apt-get install -y -q --no-install-recommends ${name}`;
  const { status } = spawnSync(`apt-get update -q && ${install}`, {
    shell: true,
    stdio: "ignore",
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return status === 0;
}

function pathOf(program: string): string | undefined {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter).filter(Boolean), ...FOLDERS];
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file));
}

/** The path of a program, which is installed if it is missing; throws where that fails, naming the package. */
export function findProgram(program: string, name = program): string {
  const file = pathOf(program) ?? (installPackage(name) ? pathOf(program) : undefined);
  if (file) return file;
  throw new Error(`${program} is missing. Install it (Debian: apt-get install ${name}).`);
}
