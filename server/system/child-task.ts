/** Tasks in child processes that end afterwards, since Node.js gives memory back to the system only then. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";

/** The environment for a child process. Node.js passes inherited names on too: these are the own ones alone. */
export const ownEnvironment = (): NodeJS.ProcessEnv =>
  Object.assign(Object.create(null), process.env);

type TaskError = { message: string; code: string | undefined };

type TaskOutcome = { result: unknown } | { fault: TaskError };

type TaskOptions = {
  /** Flags of Node.js. */
  flags?: string[];
  /** In milliseconds; then the process is killed. */
  timeout?: number;
};

/** Runs the module `file`, which answers one task. */
export async function runTask<Result>(
  file: string,
  task: unknown,
  { flags = [], timeout }: TaskOptions = {},
): Promise<Result> {
  const child = fork(file, {
    serialization: "advanced",
    execArgv: flags,
    env: ownEnvironment(),
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    ...(timeout && { timeout, killSignal: "SIGKILL" }),
  });
  let outcome: TaskOutcome | undefined;
  child.once("message", (message) => (outcome = message as TaskOutcome));
  const closing = once(child, "close");
  child.send(task as object, () => {}); // a process that cannot be started says so by its end
  await closing;
  if (!outcome) throw new Error("A process ended before its task");
  if ("result" in outcome) return outcome.result as Result;
  const { message, code } = outcome.fault;
  throw Object.assign(new Error(message), code && { code });
}

/** Called in the child process: runs its one task, sends the result and ends the process. */
export function answerTask<Task>(work: (task: Task) => Promise<unknown>): void {
  // Guests come first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  // The parent has exited: nobody waits for the result.
  process.once("disconnect", () => process.exit());
  const outcomeOf = async (task: Task): Promise<TaskOutcome> => {
    try {
      return { result: await work(task) };
    } catch (error) {
      const { message, code } = Object(error) as { message?: string; code?: string };
      return { fault: { message: message ?? String(error), code } };
    }
  };
  process.once("message", (task: Task) => {
    void outcomeOf(task).then((outcome) => process.send?.(outcome, () => process.disconnect()));
  });
}
