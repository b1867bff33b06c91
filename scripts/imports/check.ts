import { dirname, relative } from "node:path/posix";
import { ALLOWED_IMPORTS } from "./allowed.ts";
import { type Import, isTest, type Module } from "./reader.ts";

const isIn = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(`${folder}/`);

function lineOf(path: string): { folder: string; allowed: string[] } | undefined {
  return Object.entries(ALLOWED_IMPORTS)
    .map(([folder, allowed]) => ({ folder, allowed }))
    .filter(({ folder }) => isIn(path, folder))
    .toSorted((a, b) => b.folder.length - a.folder.length)[0];
}

/** "@scope/name" of "@scope/name/module"; all modules of Node are one package, "node:". */
function packageOf(specifier: string): string {
  if (specifier.startsWith("node:")) return "node:";
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}

/** Undefined for an import that the table allows. */
function problemOf(path: string, { specifier, target, isType }: Import): string | undefined {
  const line = lineOf(path);
  if (!line) return "no line of the table is about this folder";
  if (target === undefined)
    return line.allowed.includes(`+${packageOf(specifier)}`)
      ? undefined
      : `${line.folder} takes no such package`;
  // All imports of a file are spelled alike, and a path from the root survives a move of the importer.
  if (/.\/\.\.?(\/|$)/.test(specifier) && !isIn(target, ".cache"))
    return "write #app/… from the root, ./… or ../…";
  const isOwn = isIn(target, line.folder) && lineOf(target)?.folder === line.folder;
  if (isOwn && specifier.startsWith("#") && !relative(dirname(path), target).startsWith("../../"))
    return "its own folder's modules are written ./… or ../…";
  const isAllowed = line.allowed.some((entry) =>
    entry.startsWith("type:") ? isType && isIn(target, entry.slice(5)) : isIn(target, entry),
  );
  return isOwn || isAllowed ? undefined : `${line.folder} may not (scripts/imports/allowed.ts)`;
}

/** Tests may import everything. */
export function refusedImports({ path, imports }: Module): string[] {
  if (isTest(path)) return [];
  return imports.flatMap((each) => {
    const problem = problemOf(path, each);
    return problem ? [`${path} imports ${each.specifier}: ${problem}`] : [];
  });
}

/** The files to which an import may lead: in package.json #demonstration is one of two folders. */
const filesOf = (target: string): string[] =>
  target.startsWith("demonstration/") ? [`app/${target}`, `app/without-${target}`] : [target];

/** Tests count as importers. */
export function unusedExports(modules: Module[]): string[] {
  const imported = new Set<string>();
  const filesImportedWhole = new Set<string>();
  for (const { target, names } of modules.flatMap(({ imports }) => imports)) {
    if (target === undefined) continue;
    for (const file of filesOf(target)) {
      if (!names) filesImportedWhole.add(file);
      for (const name of names ?? []) imported.add(`${file} ${name}`);
    }
  }
  return modules
    .filter(({ path }) => !filesImportedWhole.has(path))
    .flatMap(({ path, exports }) =>
      exports
        .filter((name) => name !== "default" && !imported.has(`${path} ${name}`))
        .map((name) => `${path} exports ${name}, and no module imports it`),
    );
}
