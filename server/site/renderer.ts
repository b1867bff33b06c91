/**
 * Renders releases in a process of their own. The bundle with React and all pages takes 400 MB, which
 * Node.js would keep: a server or a desk that rendered in its own process would never give it back.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Day } from "#app/domain/stay.ts";
import type { Prepared, Wanted } from "./prepare-release.ts";

/** A release, and what its pages shall say in place of what they say. */
export type Again = { build: string; url: string; today: Day; body: string };

/** What is to be rendered: the next publication, or a release again for another SITE_URL or day. */
export type Job = ({ kind: "publication" } & Wanted) | ({ kind: "again" } & Again);

type Fault = { message: string; code: string | undefined };

export type Outcome = { result: Prepared | string } | { fault: Fault };

const PROCESS = join(import.meta.dirname, "renderer-process.ts");

/** A process of two seconds: optimizing its code and collecting young objects often cost more than they gain. */
const FLAGS = ["--no-opt", "--min-semi-space-size=16"];

async function run(job: Job): Promise<Prepared | string> {
  const child = fork(PROCESS, {
    serialization: "advanced",
    execArgv: FLAGS,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  let outcome: Outcome | undefined;
  child.once("message", (message) => (outcome = message as Outcome));
  const ended = once(child, "close");
  child.send(job, () => {}); // a process that cannot be started says so by its end
  await ended;
  if (!outcome) throw new Error("The process that renders ended early");
  if ("result" in outcome) return outcome.result;
  const { message, code } = outcome.fault;
  throw Object.assign(new Error(message), code && { code });
}

/** The next release from content/ and pictures/. */
export async function preparePublication(wanted: Wanted): Promise<Prepared> {
  return (await run({ kind: "publication", ...wanted })) as Prepared;
}

/** A release again, with another address of the site in its pages, or prices of another day. */
export async function renderAgain(job: Again): Promise<string> {
  return (await run({ kind: "again", ...job })) as string;
}
