/** Compiled code of short processes: compiling takes a fifth of a publication. */
import { enableCompileCache } from "node:module";
import { join } from "node:path";

// Where the folder cannot be written every process compiles for itself.
enableCompileCache(join(import.meta.dirname, "../.cache/compiled"));
