/** Runs commands in the process beside the server, which is started when it is needed. */
import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { ownEnvironment } from "#server/system/child-task.ts";
import { DeskError } from "../context.ts";
import type {
  CommandAnswer,
  CommandArguments,
  CommandCall,
  CommandName,
  CommandResult,
} from "./commands.ts";

/** How long the process waits for the next call, in milliseconds. */
const IDLE_TIMEOUT_MS = 60_000;

const PROCESS_FILE = join(import.meta.dirname, "worker-process.ts");

export type RunCommand = <Name extends CommandName>(
  caller: { now: number; author: string },
  name: Name,
  ...values: CommandArguments<Name>
) => Promise<CommandResult<Name>>;

type PendingCall = { resolve: (result: unknown) => void; reject: (error: Error) => void };

function settleCall({ resolve, reject }: PendingCall, answer: CommandAnswer): void {
  if ("result" in answer) resolve(answer.result);
  else reject("refusal" in answer ? new DeskError(answer.refusal) : new Error(answer.fault));
}

export function createDeskWorker(): RunCommand {
  let child: ChildProcess | undefined;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;
  const pending = new Map<number, PendingCall>();

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
    const started = fork(PROCESS_FILE, { serialization: "advanced", env: ownEnvironment() });
    started.on("message", (answer: CommandAnswer) => {
      const call = pending.get(answer.id);
      pending.delete(answer.id);
      if (call) settleCall(call, answer);
      endWhenIdle();
    });
    started.on("exit", (code) => {
      if (child === started) child = undefined;
      else return;
      for (const { reject } of pending.values())
        reject(new Error(`The desk's process has ended with ${code}`));
      pending.clear();
    });
    // It waits for calls without keeping the server alive.
    started.unref();
    started.channel?.unref();
    return started;
  };

  return <Name extends CommandName>(
    { now, author }: { now: number; author: string },
    name: Name,
    ...values: CommandArguments<Name>
  ) =>
    new Promise<CommandResult<Name>>((resolve, reject) => {
      // Frees the memory that photographs have used, before a release is rendered.
      if (name === "publishDraft" && pending.size === 0) end();
      if (!child?.connected) child = start();
      const id = ++lastId;
      pending.set(id, { resolve: resolve as PendingCall["resolve"], reject });
      const call: CommandCall = { id, name, values, now, author };
      child.send(call, (error) => {
        if (!error) return;
        pending.delete(id);
        reject(error);
      });
    });
}
