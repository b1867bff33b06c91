/** Runs commands in the process beside the server, which is started when it is needed. */
import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { DeskError } from "../context.ts";
import type * as COMMANDS from "./commands.ts";

type Commands = typeof COMMANDS;

export type CommandName = keyof Commands;

export type CommandArguments<Name extends CommandName> =
  Parameters<Commands[Name]> extends [unknown, ...infer Rest] ? Rest : [];

export type CommandResult<Name extends CommandName> = Awaited<ReturnType<Commands[Name]>>;

/** What the server tells the process. */
export type CommandCall = { id: number; name: CommandName; values: unknown[]; author: string };

/** What the process answers; `refusal` is a `DeskError`'s message. */
type Outcome = { result: unknown } | { refusal: string } | { fault: string };

export type CommandAnswer = { id: number } & Outcome;

/** How long the process waits for the next call, in milliseconds. */
const IDLE_TIMEOUT_MS = 60_000;

/** How long a command may take, in milliseconds; and one that renders the site, or waits for other photographs. */
const TIME_LIMIT_MS = 60_000;
const LONG_TIME_LIMIT_MS = 600_000;
const LONG_COMMANDS = new Set<CommandName>([
  // A start that gave up would serve the software's words in place of the family's.
  "readSite",
  "publishDraft",
  "addPhotograph",
  "putPhotograph",
]);

const TOO_SLOW =
  "Il banco ci ha messo troppo, e ha smesso: fra un minuto guardate se è andata, se no riprovate.";

const PROCESS_FILE = join(import.meta.dirname, "worker-process.ts");

/** `author` is who gives the command, as far as it is known. */
export type RunCommand = <Name extends CommandName>(
  author: string,
  name: Name,
  ...values: CommandArguments<Name>
) => Promise<CommandResult<Name>>;

export function createDeskWorker(file = PROCESS_FILE, timeLimit = TIME_LIMIT_MS): RunCommand {
  let child: ChildProcess | undefined;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;
  /** Settles the calls that wait for an answer. */
  const pending = new Map<number, (outcome: Outcome) => void>();

  const end = () => {
    if (child?.connected) child.disconnect();
    child = undefined;
  };

  const endWhenIdle = () => {
    clearTimeout(idle);
    idle = setTimeout(() => {
      if (pending.size === 0) end();
    }, IDLE_TIMEOUT_MS).unref();
  };

  const start = () => {
    // Values may be undefined, which JSON leaves out.
    const started = fork(file, { serialization: "advanced" });
    started.on("message", (answer: CommandAnswer) => {
      pending.get(answer.id)?.(answer);
      keepAlive(started);
      endWhenIdle();
    });
    started.on("exit", (code) => {
      if (child === started) child = undefined;
      else return;
      const fault = `The desk's process has ended with ${code}`;
      for (const settle of pending.values())
        settle(started.killed ? { refusal: TOO_SLOW } : { fault });
    });
    return started;
  };

  /** It waits for calls without keeping the server alive; a start waits for its answer. */
  const keepAlive = (process: ChildProcess) => {
    const method = pending.size > 0 ? "ref" : "unref";
    process[method]();
    process.channel?.[method]();
  };

  return <Name extends CommandName>(
    author: string,
    name: Name,
    ...values: CommandArguments<Name>
  ) =>
    new Promise<CommandResult<Name>>((resolve, reject) => {
      if (!child?.connected) child = start();
      const id = ++lastId;
      const settle = (outcome: Outcome) => {
        pending.delete(id);
        if ("result" in outcome) resolve(outcome.result as CommandResult<Name>);
        else
          reject("refusal" in outcome ? new DeskError(outcome.refusal) : new Error(outcome.fault));
      };
      pending.set(id, settle);
      const started = child;
      keepAlive(started);
      const limit = LONG_COMMANDS.has(name) ? LONG_TIME_LIMIT_MS : timeLimit;
      setTimeout(() => {
        if (pending.has(id)) started.kill("SIGKILL");
      }, limit).unref();
      const call: CommandCall = { id, name, values, author };
      child.send(call, (error) => {
        if (error) settle({ fault: error.message });
      });
    });
}
