/**
 * Renders releases in a child process: the bundle with React and all pages takes 300 MB, which
 * Node.js would not give back to the system.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Day } from "#app/domain/stay.ts";
import type { PreparedRelease, PublicationRequest } from "./prepare-release.ts";

type RerenderRequest = { build: string; url: string; today: Day; body: string };

export type Job =
  ({ kind: "publication" } & PublicationRequest) | ({ kind: "again" } & RerenderRequest);

type RenderError = { message: string; code: string | undefined };

export type Outcome = { result: PreparedRelease | string } | { fault: RenderError };

const PROCESS = join(import.meta.dirname, "renderer-process.ts");

/** For a process of two seconds: optimizing costs more than it gains, and a larger young heap only memory. */
const FLAGS = ["--no-opt", "--max-semi-space-size=4"];

async function runInProcess(job: Job): Promise<PreparedRelease | string> {
  const child = fork(PROCESS, {
    serialization: "advanced",
    execArgv: FLAGS,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  let outcome: Outcome | undefined;
  child.once("message", (message) => (outcome = message as Outcome));
  const closing = once(child, "close");
  child.send(job, () => {}); // a process that cannot be started says so by its end
  await closing;
  if (!outcome) throw new Error("The process that renders ended early");
  if ("result" in outcome) return outcome.result;
  const { message, code } = outcome.fault;
  throw Object.assign(new Error(message), code && { code });
}

export async function preparePublication(request: PublicationRequest): Promise<PreparedRelease> {
  return (await runInProcess({ kind: "publication", ...request })) as PreparedRelease;
}

export async function rerender(job: RerenderRequest): Promise<string> {
  return (await runInProcess({ kind: "again", ...job })) as string;
}
