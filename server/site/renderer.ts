/** Prepares publications in a child process: reading, checking and rendering all pages takes 300 MB. */
import { join } from "node:path";
import { runTask } from "#server/system/child-task.ts";
import type { PreparedRelease, PublicationRequest } from "./prepare-release.ts";

const RENDERER_PROCESS_FILE = join(import.meta.dirname, "renderer-process.ts");

/** For a process of two seconds a larger young heap costs only memory. */
const NODE_FLAGS = ["--max-semi-space-size=4"];

export function preparePublication(request: PublicationRequest): Promise<PreparedRelease> {
  return runTask<PreparedRelease>(RENDERER_PROCESS_FILE, request, { flags: NODE_FLAGS });
}
