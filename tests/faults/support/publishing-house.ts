/** A copy of the software in a folder, whose content a test changes and publishes. */
import { spawn } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { BUILD } from "./server.ts";

const PROJECT_FOLDER = join(BUILD, "..");

export type House = {
  folder: string;
  dataDir: string;
  /** Replaces the first match of `old` in a file by `text`. */
  rewrite: (file: string, old: RegExp, text: string) => void;
  /** The same in the module of `file` within the server's bundle. */
  rewriteBundled: (file: string, old: RegExp, text: string) => void;
  /** Runs a command of the desk. */
  desk: (...words: string[]) => RunningCommand;
  run: (...words: string[]) => RunningCommand;
};

type RunningCommand = {
  outcome: Promise<{ code: number | null; output: string }>;
  kill: () => void;
};

export function publishingHouse(folder: string, dataDir = join(folder, "data")): House {
  const house = join(folder, "house");
  mkdirSync(join(house, ".cache"), { recursive: true });
  for (const name of ["app", "content", "server", "scripts", "package.json"])
    cpSync(join(PROJECT_FOLDER, name), join(house, name), { recursive: true });
  cpSync(join(PROJECT_FOLDER, "pictures"), join(house, "pictures"), { recursive: true });
  // The bundle is copied, because it reads the files that stand beside it.
  cpSync(join(BUILD, "server"), join(house, "build/server"), { recursive: true });
  for (const name of ["build/client", "node_modules"])
    symlinkSync(join(PROJECT_FOLDER, name), join(house, name), "junction");
  const run = (...words: string[]): RunningCommand => {
    const env = { ...process.env, NODE_ENV: "production", DATA_DIR: dataDir };
    const child = spawn(process.execPath, words, { cwd: house, env });
    let text = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
    const outcome = new Promise<{ code: number | null; output: string }>((resolve) =>
      child.on("close", (code) => resolve({ code, output: text })),
    );
    return { outcome, kill: () => void child.kill("SIGKILL") };
  };
  const rewriteText = (file: string, change: (text: string) => string) => {
    const path = join(house, file);
    const oldText = readFileSync(path, "utf8");
    const newText = change(oldText);
    if (newText === oldText) throw new Error(`${file} does not have the text to rewrite`);
    writeFileSync(path, newText);
  };
  return {
    folder: house,
    dataDir,
    rewrite: (file, old, text) => rewriteText(file, (whole) => whole.replace(old, text)),
    rewriteBundled: (file, old, text) =>
      rewriteText("build/server/index.js", (bundle) =>
        bundle.replace(new RegExp(`^// ${file}\n[^]*?(?=^// \\S+/\\S+$)`, "m"), (module) =>
          module.replace(old, text),
        ),
      ),
    desk: (...words) => run("app/desk/shell/main.ts", ...words),
    run,
  };
}

export async function expectSuccess(house: House, ...words: string[]): Promise<string> {
  const { code, output } = await house.desk(...words).outcome;
  expect(`${output}${code}`).toMatch(/0$/);
  return output;
}
