/** Caches compiled code: compiling takes a fifth of a publication, and a third of a start. */
import { enableCompileCache } from "node:module";
import { join } from "node:path";

// Where the folder cannot be written, each process compiles its code itself.
enableCompileCache(join(import.meta.dirname, "../../.cache/compiled"));
