/** Renders releases in a child process: the bundle with React and all pages takes 300 MB. */
import { join } from "node:path";
import type { Day } from "#app/domain/stay.ts";
import { runTask } from "#server/system/child-task.ts";
import type { PreparedRelease, PublicationRequest } from "./prepare-release.ts";

type RerenderRequest = { build: string; url: string; today: Day; body: string };

export type RenderTask =
  | ({ kind: "publication" } & PublicationRequest)
  | ({ kind: "again" } & RerenderRequest);

const RENDERER_PROCESS_FILE = join(import.meta.dirname, "renderer-process.ts");

/** For a process of two seconds: optimizing costs more than it gains, and a larger young heap only memory. */
const NODE_FLAGS = ["--no-opt", "--max-semi-space-size=4"];

const runRenderer = <Result>(job: RenderTask) =>
  runTask<Result>(RENDERER_PROCESS_FILE, job, { flags: NODE_FLAGS });

export function preparePublication(request: PublicationRequest): Promise<PreparedRelease> {
  return runRenderer({ kind: "publication", ...request });
}

export function rerender(request: RerenderRequest): Promise<string> {
  return runRenderer({ kind: "again", ...request });
}
