/**
 * The process of the commands that read content or render it. They would take the memory and the time that
 * guests' pages need, so this process has a low priority, and ends when the server has not called it for a while.
 */
import "#server/system/compile-cache.ts";
import { setPriority } from "node:os";
import { readSettings } from "#server/settings/settings.ts";
import { openStore } from "#server/store/open.ts";
import type { CommandAnswer, CommandCall } from "./worker.ts";

/** Below that of the server: guests' pages come first. */
const PROCESS_NICENESS = 10;

setPriority(PROCESS_NICENESS);

const settings = readSettings(process.env);
const [database, COMMANDS, { DeskError }] = await Promise.all([
  openStore(settings),
  import("./commands.ts"),
  import("../context.ts"),
]);

async function answerCall({ id, name, values, author }: CommandCall): Promise<CommandAnswer> {
  try {
    const command = COMMANDS[name] as (...all: unknown[]) => Promise<unknown>;
    return {
      id,
      result: await command({ database, settings, now: Date.now(), author }, ...values),
    };
  } catch (error) {
    if (error instanceof DeskError) return { id, refusal: error.message };
    return { id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

let openCalls = 0;
process.on("message", (call: CommandCall) => {
  openCalls++;
  void answerCall(call).then((answer) => {
    openCalls--;
    if (process.connected) process.send?.(answer);
  });
});

// The server has ended, or calls no more: a publication that is under way is finished first.
process.on("disconnect", () => {
  setInterval(() => {
    if (openCalls === 0) void database.close().finally(() => process.exit());
  }, 100);
});
