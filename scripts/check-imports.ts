/** Prints imports that scripts/imports/allowed.ts refuses, and exports without an importer. */
import { join } from "node:path";
import { refusedImports, unusedExports } from "./imports/check.ts";
import { readModules } from "./imports/reader.ts";

const modules = await readModules(join(import.meta.dirname, ".."));
// Configuration files of tools lie at the root, outside of these folders, and may import everything.
const inFolders = modules.filter(({ path }) => path.includes("/"));
const problems = [...inFolders.flatMap(refusedImports), ...unusedExports(modules)];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
