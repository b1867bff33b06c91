/** `npm run lint`, second half: prints every import that scripts/imports/knows.ts refuses. */
import { join } from "node:path";
import { importProblems } from "./imports/check.ts";
import { readModules } from "./imports/reader.ts";

const problems = importProblems(await readModules(join(import.meta.dirname, "..")));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
