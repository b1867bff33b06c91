import { glob, readFile } from "node:fs/promises";
import { dirname, join, normalize } from "node:path/posix";
import { parseSync } from "vite";

export type Import = {
  specifier: string;
  /** The imported file by its path from the root; undefined for a package. */
  target: string | undefined;
  isType: boolean;
  /** Undefined where the importer may use every name. */
  names: string[] | undefined;
};

export type Module = { path: string; imports: Import[]; exports: string[] };

/** The path of the file that a specifier means; a query such as `?raw` names no other file. */
function targetOf(importer: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, "");
  if (path.startsWith("#")) return normalize(path.slice(1));
  return path.startsWith(".") ? normalize(join(dirname(importer), path)) : undefined;
}

/** Matches `import("…")`, also within a type, and a worker's `new URL("…")`: the parser does not give these texts. */
const IMPORT_CALL_PATTERN =
  /\bimport\(\s*["'`]([\w#./@:?-]+)["'`]|\bnew URL\(\s*"([^"]+)",\s*import\.meta\.url/g;

type ImportedName = { kind: string; name: string | null };

/** Undefined where the importer may use every name. */
const nameOf = ({ kind, name }: ImportedName) =>
  (kind === "Default" ? "default" : name) ?? undefined;

/** Throws where the text cannot be parsed. */
export function readModule(path: string, text: string): Module {
  const { module, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const imports: Import[] = [];
  const exports: string[] = [];
  const add = (specifier: string, more: Partial<Import> = {}) => {
    const target = targetOf(path, specifier);
    imports.push({ specifier, target, isType: false, names: undefined, ...more });
  };
  for (const { start, moduleRequest, entries } of module.staticImports) {
    const names = entries.map(({ importName }) => nameOf(importName));
    // `import { type A }` stays an import of the module at run time.
    const isType = text.startsWith("import type", start);
    const isWhole = names.includes(undefined);
    add(moduleRequest.value, { isType, names: isWhole ? undefined : (names as string[]) });
  }
  for (const { start, entries } of module.staticExports)
    for (const { exportName, importName, moduleRequest } of entries) {
      const exported = nameOf(exportName);
      if (exported) exports.push(exported);
      const [name, isType] = [nameOf(importName), text.startsWith("export type", start)];
      if (moduleRequest) add(moduleRequest.value, { isType, names: name ? [name] : undefined });
    }
  const atRunTime = new Set(module.dynamicImports.map(({ start }) => start));
  for (const { 1: imported, 2: worker = "", index } of text.matchAll(IMPORT_CALL_PATTERN))
    if (imported) add(imported, { isType: !atRunTime.has(index) });
    else add(worker, { target: join(dirname(path), worker) });
  return { path, imports, exports };
}

export async function readModules(root: string): Promise<Module[]> {
  const pattern = "{{app,pictures,scripts,server,tests}/**/,}*.{ts,tsx}";
  const paths = await Array.fromAsync(glob(pattern, { cwd: root }));
  return Promise.all(
    paths
      .map((path) => path.replaceAll("\\", "/"))
      .toSorted()
      .map(async (path) => readModule(path, await readFile(join(root, path), "utf8"))),
  );
}

export const isTest = (path: string): boolean =>
  path.endsWith(".test.ts") || path.startsWith("tests/");
