/**
 * Renders the pictures: `node art/render.ts <shot>… | --all | --list [--preview] [--force] [--develop] [--accept]`.
 *
 * Every shot is data in art/shots/*.json. A shot is rendered when its master is missing or when the shot's data or
 * the scripts it is made of have changed (art hash in pictures/masters/renders.json). Stop at any time; the next
 * run goes on where this one ended. Needs Blender 3.4, python3 with numpy and scipy, and gcc; building the site
 * needs none of them.
 */
import { createHash } from "node:crypto";
import { execFileSync, spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

type Shot = {
  id: string;
  scene: string;
  size: [number, number];
  samples?: number;
  seeds?: number[];
  scale?: number;
  /** One of our own landscapes behind the window. */
  backdrop?: string;
  [key: string]: unknown;
};
type Ledger = Record<string, { hash: string; seconds: number }>;

const ART = dirname(fileURLToPath(import.meta.url));
const ROOT = dirname(ART);
const MASTERS = join(ROOT, "pictures", "masters");
const LEDGER = join(MASTERS, "renders.json");
const WORK = join(ART, "cache", "work");
const MOST_BYTES = 450_000;

/** All shots, in the order of the files and of the entries in them. */
export function shots(): Shot[] {
  const all: Shot[] = [];
  for (const file of readdirSync(join(ART, "shots"))
    .filter((f) => f.endsWith(".json"))
    .toSorted()) {
    const {
      scene,
      defaults = {},
      shots,
    } = JSON.parse(readFileSync(join(ART, "shots", file), "utf8"));
    for (const [id, data] of Object.entries<Record<string, unknown>>(shots)) {
      all.push({
        ...defaults,
        ...data,
        grade: { ...defaults.grade, ...(data.grade as object) },
        id,
        scene,
      } as Shot);
    }
  }
  return all;
}

/** The scene's script and every module of ours that it imports, directly or not. */
function sources(shot: Shot): string[] {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path) || !existsSync(path)) return;
    found.add(path);
    const text = readFileSync(path, "utf8");
    for (const [, name] of text.matchAll(/^\s*(?:from|import) (\w+)/gm))
      visit(join(ART, "lib", `${name}.py`));
    for (const [, name] of text.matchAll(/from "\.\/([\w-]+\.mjs)"/g))
      visit(join(ART, "illustrated", name ?? ""));
  };
  if (shot.scene.endsWith(".mjs")) {
    visit(join(ART, "illustrated", shot.scene));
    return [...found].toSorted();
  }
  visit(join(ART, "scenes", `${shot.scene}.py`));
  visit(join(ART, "lib", "develop.py"));
  return [...found, join(ART, "lib", "nfor.c")].toSorted();
}

function hash(shot: Shot): string {
  const h = createHash("sha256").update(JSON.stringify(shot));
  for (const path of sources(shot)) h.update(readFileSync(path));
  const backdrop = shot.backdrop && join(MASTERS, `${shot.backdrop}.jpg`);
  if (backdrop && existsSync(backdrop)) h.update(readFileSync(backdrop));
  return h.digest("hex").slice(0, 16);
}

const ledger = (): Ledger => (existsSync(LEDGER) ? JSON.parse(readFileSync(LEDGER, "utf8")) : {});
function remember(id: string, entry: Ledger[string]) {
  const all = { ...ledger(), [id]: entry };
  const sorted = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => a.localeCompare(b)));
  writeFileSync(LEDGER, JSON.stringify(sorted, null, 1) + "\n");
}

/** Says clearly what is missing, before any work is done. */
function checkTools(wanted: Shot[]) {
  if (wanted.every((s) => s.scene.endsWith(".mjs"))) return;
  const missing: string[] = [];
  const needs = (name: string, command: string, args: string[]) => {
    try {
      execFileSync(command, args, { stdio: "ignore" });
    } catch {
      missing.push(name);
    }
  };
  needs("Blender 3.4 (Debian: apt-get install blender)", "blender", ["--version"]);
  needs(
    "python3 with numpy and scipy (Debian: apt-get install python3-numpy python3-scipy)",
    PYTHON,
    ["-c", "import numpy, scipy"],
  );
  needs("gcc (Debian: apt-get install gcc)", "gcc", ["--version"]);
  if (missing.length) {
    console.error(
      "Rendering needs what is not installed here:\n" + missing.map((m) => `  - ${m}`).join("\n"),
    );
    process.exit(1);
  }
}
const PYTHON = existsSync("/usr/bin/python3") ? "/usr/bin/python3" : "python3";

function run(command: string, args: string[], env = {}): Promise<void> {
  return new Promise((done, fail) => {
    let log = "";
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (d) => {
        log = (log + d).slice(-6000);
      });
    child.on("close", (code) =>
      code === 0 && !/Traceback|Error: Python/.test(log)
        ? done()
        : fail(new Error(`${command} ended with ${code}\n${log}`)),
    );
  });
}

async function render(shot: Shot, preview: boolean, again = false): Promise<string> {
  mkdirSync(WORK, { recursive: true });
  const prefix = join(WORK, shot.id);
  const out = preview
    ? join(ART, "cache", "previews", `${shot.id}.png`)
    : join(MASTERS, `${shot.id}.jpg`);
  mkdirSync(dirname(out), { recursive: true });
  let picture: Buffer | string;
  if (shot.scene.endsWith(".mjs")) {
    const { draw } = await import(join(ART, "illustrated", shot.scene));
    picture = await draw(shot);
  } else {
    const data: Shot = preview
      ? {
          ...shot,
          scale: 512 / shot.size[0],
          samples: Math.max(6, Math.round((shot.samples ?? 48) / 4)),
          seeds: [1, 2],
          denoise: { radius: 5, patch: 2 },
          preview: true,
        }
      : shot;
    writeFileSync(`${prefix}.json`, JSON.stringify(data));
    for (const f of readdirSync(WORK))
      if (f.startsWith(`${shot.id}_`) && f.endsWith(".exr")) rmSync(join(WORK, f));
    const scene = join(ART, "scenes", `${shot.scene}.py`);
    if (!again || !existsSync(join(ART, "cache", "negatives", `${shot.id}.npz`)))
      await run(
        "blender",
        ["-b", "--factory-startup", "-P", scene, "--", `${prefix}.json`, prefix],
        { PYTHONPATH: join(ART, "lib"), PYTHONDONTWRITEBYTECODE: "1" },
      );
    await run(PYTHON, [
      "-B",
      join(ART, "lib", "develop.py"),
      `${prefix}.json`,
      prefix,
      `${prefix}.png`,
    ]);
    for (const f of readdirSync(WORK))
      if (f.startsWith(`${shot.id}_`) && f.endsWith(".exr")) rmSync(join(WORK, f));
    picture = `${prefix}.png`;
  }
  const image = sharp(picture)
    .flop(shot.flip === true)
    .resize(preview ? 640 : shot.size[0], preview ? undefined : shot.size[1], {
      kernel: "lanczos3",
    });
  if (preview) await image.png().toFile(out);
  else {
    for (let quality = 88; ; quality -= 4) {
      await image
        .clone()
        .jpeg({ quality, mozjpeg: true, chromaSubsampling: quality > 80 ? "4:4:4" : "4:2:0" })
        .toFile(out);
      if (statSync(out).size <= MOST_BYTES || quality < 60) break;
    }
  }
  return out;
}

const minutes = (s: number) => (s < 90 ? `${Math.round(s)} s` : `${Math.round(s / 60)} min`);

async function main() {
  const flags = new Set(process.argv.slice(2).filter((a) => a.startsWith("--")));
  const names = process.argv.slice(2).filter((a) => !a.startsWith("--"));
  const all = shots();
  const unknown = names.filter((n) => !all.some((s) => s.id === n));
  if (unknown.length) throw new Error(`No such shot: ${unknown.join(", ")} (see --list)`);
  const done = ledger();
  const state = (s: Shot) =>
    !existsSync(join(MASTERS, `${s.id}.jpg`))
      ? "missing"
      : done[s.id]?.hash !== hash(s)
        ? "changed"
        : "ready";
  if (flags.has("--list")) {
    for (const s of all)
      console.log(
        `${state(s).padEnd(8)} ${s.id.padEnd(22)} ${s.size.join("x").padEnd(10)} ${s.scene}`,
      );
    return;
  }
  if (!names.length && !flags.has("--all")) {
    console.log(
      'node art/render.ts <shot>… | --all | --list\n  --preview  small and quick, to art/cache/previews\n  --force    also what is ready\n  --develop  only grade again, from the kept negative (for a change in "grade", "mist" and the like)\n  --accept   mark existing masters as current, after a change that does not touch the picture',
    );
    return;
  }
  const chosen = names.length ? names.map((n) => all.find((s) => s.id === n)!) : all;
  if (flags.has("--accept")) {
    for (const s of chosen)
      if (existsSync(join(MASTERS, `${s.id}.jpg`)))
        remember(s.id, { hash: hash(s), seconds: done[s.id]?.seconds ?? 0 });
    return;
  }
  const preview = flags.has("--preview");
  const todo = chosen.filter(
    (s) => preview || flags.has("--force") || flags.has("--develop") || state(s) !== "ready",
  );
  checkTools(todo);
  const started = Date.now();
  let failed = 0;
  for (const [i, shot] of todo.entries()) {
    const t = Date.now();
    const code = hash(shot);
    try {
      const out = await render(shot, preview, flags.has("--develop"));
      const seconds = Math.round((Date.now() - t) / 1000);
      if (!preview) remember(shot.id, { hash: code, seconds });
      const each = (Date.now() - started) / 1000 / (i + 1);
      console.log(
        `${i + 1}/${todo.length} ${shot.id} ${minutes(seconds)}, ${(statSync(out).size / 1000).toFixed(0)} kB; about ${minutes(each * (todo.length - i - 1))} left`,
      );
    } catch (error) {
      failed++;
      console.error(`${i + 1}/${todo.length} ${shot.id} failed: ${(error as Error).message}`);
    }
  }
  if (failed) process.exitCode = 1;
}
if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
